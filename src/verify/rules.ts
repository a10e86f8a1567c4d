import { errorTexts } from "../contract/error-object.ts";
import { type OperationId, operations, splitScopes, takesToken, tokenLifetimeSeconds } from "../contract/internal.ts";
import { isObject, valueAt } from "../contract/json.ts";
import type { CaseKind } from "./cases.ts";
import { isGood, type Outcome } from "./outcome.ts";

/** How the outcomes of requests decide an assumption. */
export interface Rule {
  /** The condition of a verdict: `a known member`. */
  readonly needs: string;
  /** True if an outcome decides the assumption. Without it, a comparison of several outcomes does. */
  readonly isAbout?: (outcome: Outcome) => boolean;
  /** Says what differs from the assumption. Returns undefined if nothing does; without it, only a violation differs. */
  readonly findDifference?: (outcome: Outcome) => string | undefined;
}

const PAIR = "an accepted application key pair";
const PAIR_AND_MEMBER = "an accepted application key pair and a known member";
const MEMBER = "a known member";
const EVENTS = "a member with events";
const PROJECT = "an accepted management key pair and a known project";
const ITEMS = "a list that is not empty";
const SHAPES = "an event with one of these shapes";
const ANY = "any response";

const keysOf400 = errorTexts.filter(({ status }) => status === 400).map(({ key }) => key);
const unauthorized = errorTexts.find(({ status }) => status === 401)?.key;
const UNNAMED_SHAPES = ["redemption", "rollback", "holder_loyalty_tier", "event_schema", "reward"];

/**
 * The rule of each assumption that a request can decide. A violation of a part of the contract that carries the assumption
 * refutes it, too.
 */
export const rules: Readonly<Record<string, Rule>> = {
  S02: {
    needs: PAIR,
    isAbout: (outcome) => succeeds(outcome, "generateToken", "ordinary", "other path"),
    findDifference: (outcome) => (isOf(outcome, "ordinary") ? undefined : "only the other path exists"),
  },
  S03: { needs: "a member with more events than the default" },
  S04: { needs: "a member with events of different times" },
  S05: {
    needs: PAIR_AND_MEMBER,
    isAbout: (outcome) => isOf(outcome, "token") && (outcome.isSuccess || outcome.status === 401),
    findDifference: requireSuccess,
  },
  S06: {
    needs: PAIR,
    isAbout: (outcome) => succeeds(outcome, "revokeToken", "ordinary", "revoke"),
    findDifference: (outcome) => requireStatus(outcome, 204),
  },
  S07: {
    needs: PAIR,
    isAbout: (outcome) => isOf(outcome, "revoke again", "revoke unknown", "revoke foreign") && isDecided(outcome),
    findDifference: (outcome) =>
      isOf(outcome, "revoke foreign") ? requireError(outcome, 400, "invalid_grant") : requireStatus(outcome, 204),
  },
  S08: {
    needs: PAIR,
    isAbout: (outcome) => succeeds(outcome, "generateToken", "issue"),
    findDifference: ({ body: { expires_in: seconds } }) =>
      seconds === tokenLifetimeSeconds ? undefined : `expires_in is ${Number(seconds)}`,
  },
  S09: {
    needs: PAIR,
    isAbout: (outcome) => {
      if (!isOf(outcome, "issue", "body", "unknown body")) return false;
      const { operationId, expected } = outcome.case;
      return outcome.isSuccess ? operationId === "generateToken" : isRefused(outcome) && expected === "4XX";
    },
    findDifference: (outcome) => {
      if (isRefused(outcome)) return requireError(outcome, 400, ...keysOf400);
      const isKept = /no-store/i.test(outcome.headers.get("cache-control") ?? "");
      return isKept ? undefined : "Cache-Control is not no-store";
    },
  },
  S10: {
    needs: PAIR,
    isAbout: (outcome) => {
      const { responses } = operations[outcome.case.operationId];
      return isOf(outcome, "no credentials") && isRefused(outcome) && !("401" in responses);
    },
    findDifference: (outcome) => {
      const isTyped = takesToken(operations[outcome.case.operationId]);
      const hasId = typeof outcome.body.request_id === "string";
      const hasChallenge = outcome.headers.has("www-authenticate");
      const error = requireError(outcome, 401, unauthorized);
      if (error !== undefined) return error;
      if (hasId !== isTyped) return isTyped ? "there is no request_id" : "there is a request_id";
      if (hasChallenge === isTyped) return undefined;
      return isTyped ? "there is no WWW-Authenticate" : "there is a WWW-Authenticate";
    },
  },
  S11: {
    needs: PAIR_AND_MEMBER,
    isAbout: (outcome) => isOf(outcome, "token without scope") && isRefused(outcome),
    findDifference: (outcome) => requireError(outcome, 403, "insufficient_scope"),
  },
  S12: {
    needs: MEMBER,
    isAbout: (outcome) => {
      if (isOf(outcome, "unknown parameter")) return isDecided(outcome);
      return isOf(outcome, "query", "unknown query") && isRefused(outcome) && outcome.case.expected === "4XX";
    },
    findDifference: (outcome) => {
      if (isOf(outcome, "unknown parameter")) return requireSuccess(outcome);
      const name = outcome.case.pointer.replace("/query/", "");
      const isNamed = String(outcome.body.details).includes(name);
      return requireError(outcome, 400, "invalid_request") ?? (isNamed ? undefined : `details do not name ${name}`);
    },
  },
  S13: {
    needs: MEMBER,
    isAbout: (outcome) => isOf(outcome, "unknown cursor") && isDecided(outcome),
    findDifference: (outcome) => requireError(outcome, 400, "invalid_request"),
  },
  S14: {
    needs: PROJECT,
    isAbout: (outcome) =>
      isOf(outcome, "unknown path") && outcome.case.operationId === "listUsers" && isDecided(outcome),
    findDifference: (outcome) => requireStatus(outcome, 404),
  },
  S15: {
    needs: "a response with 429",
    isAbout: ({ status }) => status === 429,
    findDifference: ({ headers }) =>
      /^\d+$/.test(headers.get("retry-after") ?? "") ? undefined : "Retry-After is not a number of seconds",
  },
  S16: { needs: EVENTS, isAbout: (outcome) => lists(outcome, "/data/data/campaign") },
  S17: { needs: ITEMS, isAbout: (outcome) => lists(outcome, "/id") },
  S18: { needs: "a webhook with events", isAbout: (outcome) => lists(outcome, "/events/0") },
  S20: {
    needs: ANY,
    isAbout: (outcome) => isOf(outcome, "method", "media type", "no operation") && isRefused(outcome),
    findDifference: (outcome) => {
      const wrongInput = isOf(outcome, "method") ? 405 : 415;
      const status = isOf(outcome, "no operation") ? 404 : wrongInput;
      const isNamed = status !== 405 || outcome.headers.has("allow");
      return requireStatus(outcome, status) ?? requireCode(outcome) ?? (isNamed ? undefined : "there is no Allow");
    },
  },
  S22: {
    needs: PAIR,
    isAbout: (outcome) => succeeds(outcome, "generateToken", "ordinary"),
    findDifference: (outcome) => requireStatus(outcome, 200),
  },
  S23: {
    needs: "a failure of the service",
    isAbout: ({ status }) => status >= 500,
    findDifference: (outcome) => {
      const isLimited = outcome.status !== 503 || outcome.headers.has("retry-after");
      return requireCode(outcome) ?? (isLimited ? undefined : "there is no Retry-After");
    },
  },
  S24: {
    needs: SHAPES,
    isAbout: (outcome) => lists(outcome, "/data/data/event", "/data/data/voucher_pending_points_balance"),
  },
  S25: { needs: ITEMS, isAbout: (outcome) => lists(outcome, "/created_at") },
  S26: {
    needs: PROJECT,
    isAbout: ({ isSuccess, body: { total, data } }) => isSuccess && Array.isArray(data) && typeof total === "number",
    findDifference: ({ body: { total, data } }) =>
      Array.isArray(data) && total === data.length ? undefined : "total is not the number of items",
  },
  S28: {
    needs: PAIR,
    isAbout: (outcome) => succeeds(outcome, "generateToken", "issue"),
    findDifference: ({ body, case: { request } }) => {
      const sort = (scope: unknown) => splitScopes(String(scope)).sort().join(" ");
      const isSame = sort(body.scope) === sort(new URLSearchParams(request.body).get("scope"));
      return isSame ? undefined : "the granted scopes are not the requested ones";
    },
  },
  S29: {
    needs: PAIR_AND_MEMBER,
    isAbout: (outcome) => isOf(outcome, "two credentials") && isDecided(outcome),
    findDifference: requireSuccess,
  },
  S30: {
    needs: "a campaign of another project (LOYALTY_VERIFY_OTHER_CAMPAIGN_ID)",
    isAbout: (outcome) =>
      isOf(outcome, "foreign name") && outcome.case.pointer === "/path/campaignId" && isDecided(outcome),
    findDifference: (outcome) => {
      const isCampaign = outcome.body.resource_type === "campaign";
      return requireError(outcome, 404, "not_found") ?? (isCampaign ? undefined : "resource_type is not campaign");
    },
  },
  S31: { needs: ANY, isAbout: isGood },
  S33: {
    needs: "a user of several projects",
    isAbout: ({ items }) => items.some(({ projects }) => isObject(projects) && Object.keys(projects).length > 1),
  },
  S34: {
    needs: "a page with has_more and without more_starting_after",
    isAbout: ({ case: { operationId }, isSuccess, body: { has_more, more_starting_after } }) =>
      operationId === "listMemberActivity" && isSuccess && has_more === true && more_starting_after === undefined,
    findDifference: ({ items }) => (items.length > 0 ? undefined : "the page is empty"),
  },
  S35: { needs: EVENTS },
  S36: {
    needs: "an event whose campaign has both properties",
    isAbout: (outcome) => listCampaigns(outcome).length > 0,
    findDifference: (outcome) => {
      const isRight = listCampaigns(outcome).every(
        ({ is_referral_code, campaign_type }) => is_referral_code === (campaign_type === "REFERRAL_PROGRAM"),
      );
      return isRight ? undefined : "is_referral_code and campaign_type disagree";
    },
  },
  S37: {
    needs: MEMBER,
    isAbout: (outcome) => isOf(outcome, "unknown path") && outcome.status === 404 && outcome.body.details !== undefined,
    findDifference: ({ body: { details, resource_id = "" } }) => {
      const isRight =
        /^cannot find \S+ with id \S/i.test(String(details)) && String(details).includes(String(resource_id));
      return isRight ? undefined : "details have another form";
    },
  },
  S38: {
    needs: SHAPES,
    isAbout: (outcome) => lists(outcome, ...UNNAMED_SHAPES.map((name) => `/data/data/transaction/details/${name}`)),
  },
  C01: {
    needs: PAIR_AND_MEMBER,
    isAbout: (outcome) => isOf(outcome, "token") && (outcome.isSuccess || outcome.status === 403),
    findDifference: requireSuccess,
  },
};

function isOf({ case: { kind } }: Outcome, ...kinds: readonly CaseKind[]): boolean {
  return kinds.includes(kind);
}

/** True for a success of an operation in cases of these kinds. */
function succeeds(outcome: Outcome, id: OperationId, ...kinds: readonly CaseKind[]): boolean {
  return outcome.isSuccess && outcome.case.operationId === id && isOf(outcome, ...kinds);
}

function isRefused({ status }: Outcome): boolean {
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
  return isSuccess ? undefined : `the status is ${status}`;
}

function requireStatus({ status }: Outcome, expected: number): string | undefined {
  return status === expected ? undefined : `the status is ${status}, not ${expected}`;
}

/** An error has its status as code (§7.1). */
function requireCode({ status, body }: Outcome): string | undefined {
  return body.code === status ? undefined : "the code is not the status";
}

/** Expects an error with a status and one of these keys. */
function requireError(outcome: Outcome, status: number, ...keys: readonly unknown[]): string | undefined {
  const isKnown = keys.includes(outcome.body.key);
  return requireStatus(outcome, status) ?? (isKnown ? undefined : `the key is not ${keys.join(" or ")}`);
}
