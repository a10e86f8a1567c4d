import { emptyPage, expectOf, ISSUE, LIST, MAX_LIMIT, noContent, REVOKE, type Served, UNKNOWN } from "./served.ts";

let issued = 0;

/** Replies with a token to a request that was refused. */
function issue(t: Served, scope = t.form.get("scope") ?? "loyalties"): Response {
  const expiresAt = Math.floor(Date.now() / 1000) + 900;
  const token = { access_token: `made-up-${issued++}`, client_id: "app_demo", token_type: "Bearer" };
  const body = { ...token, expires_in: 900, expires_at: expiresAt, scope };
  return t.reply({ status: 200, body, headers: { "cache-control": "no-store" } });
}

/** Services that accept or refuse the wrong requests. */
export const requestDeviations = () => [
  ...expectOf(["§4.1 listMemberActivity /query/limit"], {
    "sends at most 50 events": (t) => t.succeeds(LIST) && t.has("limit", MAX_LIMIT) && t.fail(400),
    "refuses the minimum of limit": (t) => t.succeeds(LIST) && t.has("limit", 1) && t.fail(400),
    "accepts a limit of 0": (t) => t.refuses(LIST, 400) && t.has("limit", 0) && t.reply(emptyPage),
    "accepts a limit above the maximum": (t) =>
      t.refuses(LIST, 400) && t.has("limit", MAX_LIMIT + 1) && t.reply(emptyPage),
    "accepts a limit above the maximum with a cursor": (t) =>
      t.refuses(LIST, 400) && t.has("limit", MAX_LIMIT + 1) && t.query.has("starting_after_id") && t.reply(emptyPage),
    "accepts a fraction as limit": (t) => t.refuses(LIST, 400) && t.has("limit", "1.5") && t.reply(emptyPage),
    "accepts a repeated limit": (t) => t.refuses(LIST, 400) && t.query.getAll("limit").length > 1 && t.reply(emptyPage),
  }),
  ...expectOf(["§4.1 listMemberActivity /query/order"], {
    "accepts an unknown order": (t) => t.refuses(LIST, 400) && t.has("order", UNKNOWN) && t.reply(emptyPage),
    "accepts an unknown order with a cursor": (t) =>
      t.refuses(LIST, 400) && t.has("order", UNKNOWN) && t.query.has("starting_after_id") && t.reply(emptyPage),
    "refuses the order -created_at": (t) => t.succeeds(LIST) && t.has("order", "-created_at") && t.fail(400),
  }),
  ...expectOf(["§4.2 generateToken /body/grant_type"], {
    "accepts any grant type": (t) =>
      t.refuses(ISSUE, 400) &&
      t.form.getAll("grant_type").some((type) => type !== "client_credentials") &&
      t.form.getAll("scope").join() === "loyalties" &&
      issue(t),
  }),
  ...expectOf(["§5.2 generateToken /body/scope"], {
    "reads scopes with commas between": (t) =>
      t.refuses(ISSUE, 400) && t.form.get("scope")?.includes(",") === true && issue(t, "api loyalties"),
  }),
  ...expectOf(["§5.2 generateToken /body/scope", "§5.2 generateToken /scope"], {
    "grants an unknown scope": (t) => t.refuses(ISSUE, 400) && t.form.get("scope") === UNKNOWN && issue(t),
  }),
  ...expectOf(["§4.2 generateToken /body"], {
    "needs no scope": (t) => t.refuses(ISSUE, 400) && !t.form.has("scope") && issue(t),
  }),
  ...expectOf(["§4.2 generateToken /headers/content-type"], {
    "reads a token request of any media type": (t) => t.refuses(ISSUE, 415) && issue(t, "loyalties"),
  }),
  ...expectOf(["§4.3 revokeToken /body"], {
    "revokes nothing without complaint": (t) =>
      t.refuses(REVOKE, 400) && !t.form.has("access_token") && t.reply(noContent),
  }),
];
