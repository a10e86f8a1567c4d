import { errorTexts } from "../contract/error-object.ts";
import { type OperationId, operations, splitScopes, takesToken, tokenLifetimeSeconds } from "../contract/internal.ts";
import { isObject, toPath, valueAt } from "../contract/json.ts";
import type { CaseKind } from "./cases.ts";
import type { Outcome } from "./outcome.ts";

/** How the outcomes of requests decide an assumption. Without `cases` and `isAbout`, a comparison of several outcomes does. */
export interface Rule {
  /** The condition of a verdict: `a known member`. */
  readonly needs: string;
  /** The kinds of cases that can decide it. @default all */
  readonly cases?: readonly CaseKind[];
  /** True if an outcome decides it. @default any success or refusal does */
  readonly isAbout?: (outcome: Outcome) => boolean;
  /**
   * Says what differs from the assumption, beginning with the part of the response. Returns undefined if nothing does; without it,
   * only a violation differs.
   */
  readonly compare?: (outcome: Outcome) => string | undefined;
}

const EVENTS = "a member with events";
const ITEMS = "a list that is not empty";
const SHAPES = "an event with one of these shapes";
const TOKEN_USE = "a request with an issued token";

const keysOf400 = errorTexts.filter(({ status }) => status === 400).map(({ key }) => key);
const unauthorized = errorTexts.find(({ status }) => status === 401)?.key;
const UNNAMED_SHAPES = ["redemption", "rollback", "holder_loyalty_tier", "event_schema", "reward"];

/**
 * The rule of each assumption that a request can decide. A violation of a part of the contract that carries the assumption
 * refutes it, too.
 */
export const rules: Readonly<Record<string, Rule>> = {
  S02: {
    needs: "an issued token",
    cases: ["ordinary", "other path"],
    isAbout: (one) => succeeds(one, "generateToken"),
    compare: (one) => (one.case.kind === "ordinary" ? undefined : "status of the path in the contract is 404"),
  },
  S03: { needs: "a member with more events than the default" },
  S04: { needs: "a member with events of different times" },
  S05: {
    needs: TOKEN_USE,
    cases: ["token"],
    isAbout: ({ isSuccess }) => isSuccess,
  },
  S06: {
    needs: "a successful revocation",
    isAbout: (one) => succeeds(one, "revokeToken"),
    compare: (one) => requireStatus(one, 204),
  },
  S07: {
    needs: "a revocation of a token that is not valid, or of another application",
    cases: ["revoke again", "revoke unknown", "revoke foreign"],
    compare: (one) =>
      one.case.kind === "revoke foreign" ? requireError(one, 400, "invalid_grant") : requireSuccess(one),
  },
  S08: {
    needs: "an issued token",
    cases: ["issue"],
    isAbout: ({ isSuccess }) => isSuccess,
    compare: ({ body: { expires_in: seconds } }) =>
      seconds === tokenLifetimeSeconds ? undefined : `expires_in is ${Number(seconds)}`,
  },
  S09: {
    needs: "a refused request for a token",
    cases: ["body", "unknown body"],
    isAbout: (one) => isRefused(one) && one.case.expected === "4XX",
    compare: (one) => requireError(one, 400, ...keysOf400),
  },
  S10: {
    needs: "a refusal of wrong credentials outside management",
    cases: ["no credentials"],
    isAbout: (one) => isRefused(one) && !("401" in operations[one.case.operationId].responses),
    compare: (one) => {
      const isExpected = takesToken(operations[one.case.operationId]);
      const hasId = typeof one.body.request_id === "string";
      const hasChallenge = one.headers.has("www-authenticate");
      const error = requireError(one, 401, unauthorized);
      if (error !== undefined) return error;
      if (hasChallenge !== isExpected) return `WWW-Authenticate is ${isExpected ? "missing" : "present"}`;
      return hasId === isExpected ? undefined : `request_id is ${isExpected ? "missing" : "present"}`;
    },
  },
  S11: {
    needs: "a refusal of a token without the scope",
    cases: ["token without scope"],
    isAbout: isRefused,
    compare: (one) => requireError(one, 403, "insufficient_scope"),
  },
  S12: {
    needs: "a refusal of a query parameter",
    cases: ["query", "unknown query", "unknown parameter"],
    isAbout: (one) =>
      one.case.kind === "unknown parameter" ? isDecided(one) : isRefused(one) && one.case.expected === "4XX",
    compare: (one) => {
      if (one.case.kind === "unknown parameter") return requireSuccess(one);
      const [, name = ""] = toPath(one.case.pointer);
      const isNamed = String(one.body.details).includes(name);
      return requireError(one, 400, "invalid_request") ?? (isNamed ? undefined : `details do not name ${name}`);
    },
  },
  S13: {
    needs: "a response to an unknown cursor",
    cases: ["unknown cursor"],
    compare: (one) => requireError(one, 400, "invalid_request"),
  },
  S14: {
    needs: "users of an unknown project",
    cases: ["unknown path"],
    isAbout: (one) => one.case.operationId === "listUsers" && isDecided(one),
    compare: (one) => requireStatus(one, 404),
  },
  S15: {
    needs: "a response with 429",
    isAbout: ({ status }) => status === 429,
    compare: ({ headers }) =>
      /^\d+$/.test(headers.get("retry-after") ?? "") ? undefined : "Retry-After is not a number of seconds",
  },
  S16: { needs: "an event with a campaign", isAbout: (one) => lists(one, "/data/data/campaign") },
  S17: { needs: ITEMS, isAbout: (one) => lists(one, "/id") },
  S18: { needs: "a webhook with events", isAbout: (one) => lists(one, "/events/0") },
  S20: {
    needs: "a refusal of a wrong method, media type or path",
    cases: ["method", "media type", "no operation"],
    isAbout: isRefused,
    compare: (one) => {
      const wrongInput = one.case.kind === "method" ? 405 : 415;
      const status = one.case.kind === "no operation" ? 404 : wrongInput;
      const isNamed = status !== 405 || one.headers.has("allow");
      return requireStatus(one, status) ?? requireCode(one) ?? (isNamed ? undefined : "Allow is missing");
    },
  },
  S22: {
    needs: "an issued token",
    cases: ["ordinary"],
    isAbout: (one) => succeeds(one, "generateToken"),
    compare: (one) => requireStatus(one, 200),
  },
  S23: {
    needs: "a failure of the service",
    isAbout: ({ status }) => status >= 500 && status !== 501,
    compare: (one) => {
      const isLimited = one.status !== 503 || one.headers.has("retry-after");
      return requireCode(one) ?? (isLimited ? undefined : "Retry-After is missing");
    },
  },
  S24: { needs: SHAPES, isAbout: (one) => lists(one, "/data/data/event", "/data/data/voucher_pending_points_balance") },
  S25: { needs: ITEMS, isAbout: (one) => lists(one, "/created_at") },
  S26: {
    needs: "a list of webhooks or users",
    isAbout: ({ isSuccess, body: { total, data } }) => isSuccess && Array.isArray(data) && typeof total === "number",
    compare: ({ body: { total, data } }) =>
      Array.isArray(data) && total === data.length ? undefined : "total is not the number of items",
  },
  S28: {
    needs: "an issued token",
    cases: ["issue"],
    isAbout: ({ isSuccess }) => isSuccess,
    compare: ({ body, case: { request } }) => {
      const sort = (scope: unknown) => splitScopes(String(scope)).sort().join(" ");
      const isSame = sort(body.scope) === sort(new URLSearchParams(request.body).get("scope"));
      return isSame ? undefined : "scope has other scopes than the request";
    },
  },
  S29: { needs: TOKEN_USE, cases: ["two credentials"], compare: requireSuccess },
  S30: {
    needs: "a campaign of another project (LOYALTY_VERIFY_OTHER_CAMPAIGN_ID)",
    cases: ["foreign name"],
    isAbout: (one) => one.case.pointer === "/path/campaignId" && isDecided(one),
    compare: (one) => {
      const isCampaign = one.body.resource_type === "campaign";
      return requireError(one, 404, "not_found") ?? (isCampaign ? undefined : "resource_type is not campaign");
    },
  },
  S31: {
    needs: "a response that conforms",
    isAbout: ({ isSuccess, violations }) => isSuccess && violations.length === 0,
  },
  S33: {
    needs: "a user of several projects",
    isAbout: ({ items }) => items.some(({ projects }) => isObject(projects) && Object.keys(projects).length > 1),
  },
  S34: {
    needs: "a page with has_more and without more_starting_after",
    isAbout: (one) => {
      const { has_more: hasMore, more_starting_after: cursor } = one.body;
      return succeeds(one, "listMemberActivity") && hasMore === true && cursor === undefined;
    },
    compare: ({ items }) => (items.length > 0 ? undefined : "data is empty"),
  },
  S35: { needs: EVENTS },
  S36: {
    needs: "an event whose campaign has both properties",
    isAbout: (one) => listCampaigns(one).length > 0,
    compare: (one) => {
      const isRight = listCampaigns(one).every(
        ({ is_referral_code, campaign_type }) => is_referral_code === (campaign_type === "REFERRAL_PROGRAM"),
      );
      return isRight ? undefined : "data has an is_referral_code that campaign_type contradicts";
    },
  },
  S37: {
    needs: "a 404 for an unknown name",
    cases: ["unknown path"],
    isAbout: ({ status, body }) => status === 404 && body.details !== undefined,
    compare: ({ body: { details } }) =>
      /^cannot find \S+ with id \S/i.test(String(details)) ? undefined : "details have another form",
  },
  S38: {
    needs: SHAPES,
    isAbout: (one) => lists(one, ...UNNAMED_SHAPES.map((name) => `/data/data/transaction/details/${name}`)),
  },
  S40: {
    needs: "an issued token",
    cases: ["issue"],
    isAbout: (one) => succeeds(one, "generateToken"),
    compare: (one) => (one.headers.has("cache-control") ? undefined : "Cache-Control is missing"),
  },
  C01: {
    needs: TOKEN_USE,
    cases: ["token"],
    isAbout: ({ isSuccess }) => isSuccess,
  },
};

/** Says what differs from an assumption in an outcome that decides it. @returns Undefined if it does not decide it. */
export function compareOutcome(id: string, outcome: Outcome): { readonly difference: string | undefined } | undefined {
  const { cases, isAbout, compare } = rules[id] ?? {};
  if (cases === undefined && isAbout === undefined) return undefined;
  if (cases?.includes(outcome.case.kind) === false || !(isAbout ?? isDecided)(outcome)) return undefined;
  return { difference: compare?.(outcome) };
}

function succeeds({ isSuccess, case: { operationId } }: Outcome, id: OperationId): boolean {
  return isSuccess && operationId === id;
}

export function isRefused({ status }: Outcome): boolean {
  return status >= 400 && status < 500;
}

/** True if a request succeeded or was refused. */
function isDecided(outcome: Outcome): boolean {
  return outcome.isSuccess || isRefused(outcome);
}

/** True if a list has an item with one of these places. */
function lists({ items }: Outcome, ...pointers: readonly string[]): boolean {
  return items.some((item) => pointers.some((pointer) => valueAt(item, pointer) !== undefined));
}

/** Lists the campaigns that have both properties of S36. */
function listCampaigns({ items }: Outcome): Record<string, unknown>[] {
  const campaigns = items.map((item) => valueAt(item, "/data/data/campaign")).filter(isObject);
  return campaigns.filter((each) => each.is_referral_code !== undefined && each.campaign_type !== undefined);
}

function requireSuccess({ isSuccess, status }: Outcome): string | undefined {
  return isSuccess ? undefined : `status is ${status}`;
}

function requireStatus({ status }: Outcome, expected: number): string | undefined {
  return status === expected ? undefined : `status is ${status}, not ${expected}`;
}

/** An error has its status as code (§7.1). */
function requireCode({ status, body }: Outcome): string | undefined {
  return body.code === status ? undefined : "code is not the status";
}

/** Expects an error with a status and one of these keys. */
function requireError(outcome: Outcome, status: number, ...keys: readonly unknown[]): string | undefined {
  const isKnown = keys.includes(outcome.body.key);
  return requireStatus(outcome, status) ?? (isKnown ? undefined : `key is not ${keys.join(" or ")}`);
}
