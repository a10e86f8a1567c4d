import { demoDataset } from "../../src/service/index.ts";
import { application, expectOf, ISSUE, LIST, REVOKE, UNKNOWN, USERS } from "./served.ts";

/** Services that accept or refuse the wrong callers. */
export const callerDeviations = () => {
  const { campaignId } = demoDataset().ids;
  return [
    ...expectOf(["S30 listMemberActivity "], {
      "answers a foreign campaign with 403": (t) =>
        t.wasRefused(LIST, 404) && t.body.resource_id === "camp_other" && t.fail(403),
      "says more of a foreign campaign": (t) =>
        t.wasRefused(LIST, 404) && t.body.resource_id === "camp_other" && t.assign({ details: `${t.body.details}!` }),
    }),
    ...expectOf(["S14 listUsers "], {
      "answers an unknown project with a 401 of its own": (
        t, // not the one of §7.2, so nothing is missing in it
      ) =>
        t.wasRefused(USERS, 404) &&
        t.url.pathname.includes(UNKNOWN) &&
        t.reply({ status: 401, body: { code: 401, message: "Not your project" } }),
    }),
    ...expectOf(["§4.1 listMemberActivity "], {
      "finds a known member in a campaign of others": (t) => {
        const known = new URL(t.url.href.replace("/camp_other/", `/${campaignId}/`));
        return (
          t.wasRefused(LIST, 404) && t.body.resource_type === "voucher" && t.resend(known, new Headers(application))
        );
      },
    }),
  ];
};

/** Services that issue, accept or revoke the wrong tokens. */
export const tokenDeviations = () => {
  const { "X-App-Id": id } = application;
  const revoked = new Set<string | undefined>();
  const narrow = new Set<string | undefined>();
  const live = new Set<string | undefined>();
  let own = "";
  let first: string | undefined;
  return [
    ...expectOf(["§5.1 listMemberActivity /headers"], {
      "accepts a token of any scope": (t) => t.wasRefused(LIST, 403) && t.asIf(application),
    }),
    ...expectOf(["§4.3 listMemberActivity /headers"], {
      "revokes nothing": (t) => {
        if (t.id === REVOKE) revoked.add(t.form.get("access_token") ?? "");
        return t.wasRefused(LIST, 401) && revoked.has(t.token) && t.asIf(application);
      },
    }),
    ...expectOf(["§4.3 generateToken /access_token"], {
      "issues a revoked token again": (t) => {
        if (!t.succeeded(ISSUE)) return false;
        first ??= t.body.access_token;
        return t.assign({ access_token: first });
      },
    }),
    ...expectOf(["§3 listMemberActivity /headers"], {
      "revokes all tokens at once": (t) => {
        if (t.succeeded(ISSUE)) live.add(t.body.access_token);
        if (t.succeeded(REVOKE) && live.has(t.form.get("access_token") ?? "")) live.clear();
        return t.succeeded(LIST) && t.token !== undefined && !live.has(t.token) && t.fail(401, "unauthorized");
      },
    }),
    ...expectOf(["§2.8 listMemberActivity /headers", "S08 generateToken /expires_in"], {
      "accepts an expired token": (t) => {
        const { expires_at: at, expires_in: seconds } = t.body ?? {};
        return t.succeeded(ISSUE) && t.assign({ expires_in: 60, expires_at: at - seconds + 60 });
      },
    }),
    ...expectOf(["§2.8 generateToken /access_token"], {
      "issues one token to two applications": (t) => {
        if (t.succeeded(ISSUE) && t.headers.get("x-app-id") === id) own = t.body.access_token;
        return t.succeeded(ISSUE) && t.headers.get("x-app-id") !== id && t.assign({ access_token: own });
      },
    }),
    ...expectOf(["S05 listMemberActivity "], {
      "refuses tokens in the header of the contract": (t) =>
        t.token !== undefined && (t.succeeded(LIST) || t.wasRefused(LIST, 403)) && t.fail(401, "unauthorized"),
    }),
    ...expectOf(["C01 listMemberActivity "], {
      "needs both scopes": (t) => {
        if (t.succeeded(ISSUE) && !t.form.get("scope")?.includes(" ")) narrow.add(t.body.access_token);
        return t.succeeded(LIST) && narrow.has(t.token) && t.fail(403, "insufficient_scope");
      },
    }),
  ];
};
