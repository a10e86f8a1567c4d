import { expectOf, HOOKS, ISSUE, LIST, MAX_LIMIT, noContent, REVOKE, UNKNOWN, USERS } from "./served.ts";

/** Services whose responses are wrong, or answer an open question of the document in another way than the contract assumes. */
export const answerDeviations = () => {
  let issued = 0;
  return [
    ...expectOf(["§4.1 listMemberActivity /query/limit"], {
      "sends at most 50 events": (t) => t.succeeded(LIST) && t.has("limit", MAX_LIMIT) && t.fail(400),
    }),
    ...expectOf(["§4.2 generateToken /headers/content-type"], {
      "reads a form of any media type": (t) =>
        t.wasRefused(ISSUE, 415) &&
        t.form.has("grant_type") &&
        t.asIf({ "content-type": "application/x-www-form-urlencoded" }),
    }),
    ...expectOf(["§4.3 revokeToken /body"], {
      "revokes nothing without complaint": (t) =>
        t.wasRefused(REVOKE, 400) && !t.form.has("access_token") && t.reply(noContent),
    }),
    ...expectOf(["S22 generateToken "], {
      "issues tokens with 201": (t) => t.succeeded(ISSUE) && t.reply({ status: 201 }),
    }),
    ...expectOf(["§4.3 revokeToken ", "S06 revokeToken "], {
      "answers a revocation with a body": (t) => t.succeeded(REVOKE) && t.reply({ status: 200, body: {} }),
    }),
    ...expectOf(["§4.5 listUsers /data/*/projects"], {
      "lists a user of another project": (t) => t.succeeded(USERS) && t.assignFirst({ projects: { proj_x: "USER" } }),
    }),
    ...expectOf(["§2.8 generateToken /client_id"], {
      "issues each token to another client": (t) => t.succeeded(ISSUE) && t.assign({ client_id: `client_${issued++}` }),
    }),
    ...expectOf(["§4.1 listMemberActivity /resource_id"], {
      "names another member in a 404": (t) =>
        t.wasRefused(LIST, 404) && t.body.resource_type === "voucher" && t.assign({ resource_id: "unknown" }),
    }),
    ...expectOf(["§4.1 listMemberActivity /resource_type"], {
      "calls an unknown member a campaign": (t) =>
        t.wasRefused(LIST, 404) && t.body.resource_type === "voucher" && t.assign({ resource_type: "campaign" }),
    }),
    ...expectOf(["S37 listWebhooks /details"], {
      "names another project in a 404": (t) =>
        t.wasRefused(HOOKS, 404) && t.assign({ details: "Cannot find project with id proj_1" }),
    }),
    ...expectOf(["S37 listMemberActivity /details"], {
      "words the details of a 404 in another way": (t) =>
        t.wasRefused(LIST, 404) && t.assign({ details: `No ${t.body.resource_type} ${t.body.resource_id}` }),
    }),
    ...expectOf(
      ["generateToken", "listMemberActivity", "listUsers", "listWebhooks", "revokeToken"].map(
        (id) => `S20 ${id} /headers/Allow`,
      ),
      {
        "names no method in a 405": (t) => t.isOpen(405) && t.reply({ headers: { allow: "" } }),
      },
    ),
    ...expectOf(["S26 listWebhooks /total"], {
      "counts other webhooks than it lists": (t) => t.succeeded(HOOKS) && t.assign({ total: 99 }),
    }),
    ...expectOf(["§2.2 listMemberActivity /data/*/type"], {
      "invents an event type": (t) => t.succeeded(LIST) && t.assignFirst({ type: "customer.invented" }),
    }),
    ...expectOf(["§4.1 listMemberActivity "], {
      "sends pages as text/html": (t) => t.succeeded(LIST) && t.reply({ headers: { "content-type": "text/html" } }),
    }),
    ...expectOf(["S02 generateToken "], {
      "issues tokens only below /v1": (t) => t.url.pathname === "/oauth/token" && t.fail(404, "not_found"),
    }),
    ...expectOf(["S08 generateToken /expires_in"], {
      "issues tokens for another minute": (t) =>
        t.succeeded(ISSUE) && t.assign({ expires_in: t.body.expires_in + 60, expires_at: t.body.expires_at + 60 }),
    }),
    ...expectOf(["S10 generateToken /headers/WWW-Authenticate"], {
      "sends a challenge for a missing application key of a token request": (t) =>
        t.wasRefused(ISSUE, 401) && t.reply({ headers: { "www-authenticate": "Bearer" } }),
    }),
    ...expectOf(["S12 listMemberActivity /details"], {
      "names no parameter in a 400": (t) =>
        t.wasRefused(LIST, 400) && t.query.has("limit") && t.assign({ details: "It is wrong." }),
    }),
    ...expectOf(["S13 listMemberActivity "], {
      "answers an unknown cursor with the 404 of an event": (t) =>
        t.wasRefused(LIST, 400) && t.has("starting_after_id", UNKNOWN) && t.fail(404),
    }),
    ...expectOf(["S28 generateToken /scope", "§5.1 listMemberActivity /headers"], {
      "grants fewer scopes than its tokens have": (t) =>
        t.succeeded(ISSUE) && t.assign({ scope: t.body.scope.split(" ")[0] }),
    }),
    ...expectOf(["S40 generateToken /headers/Cache-Control"], {
      "lets caches keep tokens": (t) => t.succeeded(ISSUE) && t.reply({ headers: { "cache-control": "" } }),
    }),
  ];
};
