import { errorTexts } from "../contract/error-object.ts";
import {
  createViolation,
  type OperationId,
  operations,
  splitScopes,
  takesToken,
  tokenLifetimeSeconds,
} from "../contract/internal.ts";
import { valueAt } from "../contract/json.ts";
import { assumptions } from "../contract/vocabulary.ts";
import { hidePersonalData } from "../traffic/check/violation-groups.ts";
import { type Answer, addViolation, isGood, type Json } from "./answer.ts";

/** The verdict on an assumption. */
export interface AssumptionVerdict {
  readonly id: string;
  readonly section: string;
  readonly question: string;
  /** The answer that the contract assumes. */
  readonly answer: string;
  readonly verdict: "holds" | "refuted" | "not seen";
  /** The evidence, or the condition of a verdict. */
  readonly seen: string;
  /** The setting or the place to change if the service is right. */
  readonly change: string;
}

/** The rule of a refuted assumption in the list of violations of every format. */
export const ASSUMPTION = "assumption";

/** True if an answer agrees with an assumption, false if it contradicts it, undefined if it says nothing about it. */
type Decide = (answer: Answer) => boolean | undefined;

/** Decides successes and refusals of cases of these kinds. */
const on =
  (kinds: readonly string[], decide: Decide): Decide =>
  (answer) => {
    const isAnswered = answer.isSuccess || (answer.status >= 400 && answer.status < 500);
    return isAnswered && kinds.includes(answer.case.kind) ? decide(answer) : undefined;
  };

/** Decides successes of cases of an operation; of these kinds, if any is named. */
const onSuccess =
  (id: OperationId, kinds: readonly string[], decide: Decide): Decide =>
  (answer) => {
    const { kind, operationId } = answer.case;
    const isMeant = operationId === id && (kinds.length === 0 || kinds.includes(kind));
    return answer.isSuccess && isMeant ? decide(answer) : undefined;
  };

/** Takes the result of a comparison of answers. */
const compared = (kind: string): Decide => on([kind], ({ agrees }) => agrees);

/** Holds if a list has an item with one of these places; only a violation refutes it. */
const ifListed =
  (...pointers: readonly string[]): Decide =>
  ({ items }) =>
    items.some((item) => pointers.some((pointer) => valueAt(item, pointer) !== undefined)) || undefined;

/** True if it is an error with this status and one of these keys; without keys, any will do. */
function isError({ status, body }: Answer, expected: number, ...keys: unknown[]): boolean {
  return status === expected && (keys.length === 0 || keys.includes(body.key));
}

const keysOf400 = errorTexts.filter(({ status }) => status === 400).map(({ key }) => key);
const unauthorized = errorTexts.find(({ status }) => status === 401)?.key;
const unnamedShapes = ["redemption", "rollback", "holder_loyalty_tier", "event_schema", "reward"];

/**
 * The rule of each decidable assumption, by the condition of a verdict. A violation of a part of the contract that carries the
 * assumption refutes it, too.
 */
const rulesByNeed: Readonly<Record<string, Readonly<Record<string, Decide>>>> = {
  "an accepted application key pair": {
    S02: onSuccess("generateToken", ["first", "other path"], (answer) => answer.case.kind === "first"),
    S06: onSuccess("revokeToken", ["first", "revoke"], ({ status }) => status === 204),
    S07: on(["revoke again", "revoke unknown", "revoke foreign"], (answer) =>
      answer.case.kind === "revoke foreign" ? isError(answer, 400, "invalid_grant") : answer.status === 204,
    ),
    S08: onSuccess("generateToken", ["issue"], ({ body }) => body.expires_in === tokenLifetimeSeconds),
    S09: on(["issue", "body", "unknown body"], (answer) => {
      const { case: planned, headers, isSuccess } = answer;
      if (!isSuccess) return planned.expected === "4XX" ? isError(answer, 400, ...keysOf400) : undefined;
      return planned.operationId === "generateToken" ? /no-store/i.test(headers.get("cache-control") ?? "") : undefined;
    }),
    S10: on(["no credentials"], (answer) => {
      const operation = operations[answer.case.operationId];
      if ("401" in operation.responses || answer.isSuccess) return undefined;
      const extras = [answer.body.request_id, answer.headers.get("www-authenticate")];
      const isRight = extras.every((value) => (typeof value === "string") === takesToken(operation));
      return isRight && isError(answer, 401, unauthorized);
    }),
    S22: onSuccess("generateToken", ["first"], ({ status }) => status === 200),
    S28: onSuccess("generateToken", ["issue"], ({ body, case: { request } }) => {
      const sort = (text: unknown) => splitScopes(String(text)).sort().join(" ");
      return sort(body.scope) === sort(new URLSearchParams(request.body).get("scope"));
    }),
  },
  "an accepted application key pair and a known member": {
    S05: on(["token"], ({ isSuccess, status }) => (isSuccess || status === 401 ? isSuccess : undefined)),
    S11: on(["token without scope"], (answer) =>
      answer.isSuccess ? undefined : isError(answer, 403, "insufficient_scope"),
    ),
    S29: on(["two credentials"], ({ isSuccess }) => isSuccess),
    C01: on(["token"], ({ isSuccess, status }) => (isSuccess || status === 403 ? isSuccess : undefined)),
  },
  "a member with more events than the default": { S03: compared("default limit") },
  "a member with events of different times": { S04: compared("default order") },
  "a known member": {
    S12: on(["query", "unknown query", "unknown parameter"], (answer) => {
      const { case: planned, isSuccess, body } = answer;
      if (planned.kind === "unknown parameter") return isSuccess;
      if (planned.expected !== "4XX" || isSuccess) return undefined;
      const name = planned.pointer.replace("/query/", "");
      return isError(answer, 400, "invalid_request") && String(body.details).includes(name);
    }),
    S13: on(["unknown cursor"], (answer) => isError(answer, 400, "invalid_request")),
    S37: on(["unknown path"], ({ status, body: { details, resource_id = "" } }) => {
      if (status !== 404 || details === undefined) return undefined;
      return /^cannot find \S+ with id \S/i.test(String(details)) && String(details).includes(String(resource_id));
    }),
  },
  "an accepted management key pair and a known project": {
    S14: on(["unknown path"], ({ case: { operationId }, status }) =>
      operationId === "listUsers" ? status === 404 : undefined,
    ),
    S26: ({ isSuccess, body: { total, data } }) =>
      isSuccess && Array.isArray(data) && typeof total === "number" ? total === data.length : undefined,
  },
  "a member with events": { S16: ifListed("/data/data/campaign"), S35: compared("walk again") },
  "a list that is not empty": { S17: ifListed("/id"), S25: ifListed("/created_at") },
  "a webhook with events": { S18: ifListed("/events/0") },
  "a user of several projects": {
    S33: ({ items }) => items.some(({ projects }) => Object.keys(Object(projects)).length > 1) || undefined,
  },
  "an event with one of these shapes": {
    S24: ifListed("/data/data/event", "/data/data/voucher_pending_points_balance"),
    S38: ifListed(...unnamedShapes.map((name) => `/data/data/transaction/details/${name}`)),
  },
  "an event whose campaign has both properties": {
    S36: ({ items }) => {
      const campaigns = items.map((item) => Object(valueAt(item, "/data/data/campaign")) as Json);
      const known = campaigns.filter((each) => each.is_referral_code !== undefined && each.campaign_type !== undefined);
      const agrees = (each: Json) => each.is_referral_code === (each.campaign_type === "REFERRAL_PROGRAM");
      return known.length > 0 ? known.every(agrees) : undefined;
    },
  },
  "any response": {
    S20: on(["method", "media type", "no operation"], (answer) => {
      if (answer.isSuccess) return undefined; // a violation
      const status = { method: 405, "media type": 415 }[answer.case.kind] ?? 404;
      const isAllowed = status !== 405 || answer.headers.has("allow");
      return isError(answer, status) && answer.body.code === status && isAllowed;
    }),
    S31: (answer) => isGood(answer) || undefined,
  },
  "a response with 429": {
    S15: ({ status, headers }) => (status === 429 ? /^\d+$/.test(headers.get("retry-after") ?? "") : undefined),
  },
  "a failure of the service": {
    S23: ({ status, body, headers }) =>
      status < 500 ? undefined : body.code === status && (status !== 503 || headers.has("retry-after")),
  },
  "a campaign of another project (LOYALTY_VERIFY_OTHER_CAMPAIGN_ID)": {
    S30: on(["foreign campaignId"], (answer) => {
      return isError(answer, 404, "not_found") && answer.body.resource_type === "campaign";
    }),
  },
  "a page with has_more and without more_starting_after": {
    S34: onSuccess("listMemberActivity", [], ({ items, body: { has_more, more_starting_after } }) => {
      return has_more === true && more_starting_after === undefined ? items.length > 0 : undefined;
    }),
  },
};

/** The rules by the id of their assumption. */
export const rules: ReadonlyMap<string, { readonly decide: Decide; readonly needs: string }> = new Map(
  Object.entries(rulesByNeed).flatMap(([needs, group]) =>
    Object.entries(group).map(([id, decide]) => [id, { decide, needs }] as const),
  ),
);

/** Lists the verdicts in the order of the contract. The first answer that refutes an assumption gets a violation, if it has none. */
export function listVerdicts(answers: readonly Answer[]): AssumptionVerdict[] {
  return Object.entries(assumptions).map(([id, { section, question, answer, undecidable, change }]) => {
    const refuting = answers.find((each) => decide(id, each) === false);
    const shown = refuting ?? answers.find((each) => decide(id, each));
    const missing = undecidable === undefined ? `needs ${rules.get(id)?.needs}` : `not decidable: ${undecidable}`;
    const sections = [section].flat();
    let seen = shown ? describe(shown) : missing;
    const violation = refuting?.violations.find(({ assumption }) => assumption === id);
    if (violation) seen = `${hidePersonalData(violation).message} (${refuting?.case.name})`;
    else if (refuting) {
      const own = createViolation(ASSUMPTION, sections[0] ?? "", `must be answered as ${id} assumes`, seen, "", id);
      addViolation(refuting, { ...own, component: id }); // each assumption has a fingerprint
    }
    const verdict = shown ? "holds" : "not seen";
    return {
      ...{ id, section: sections.join(", "), question, answer, verdict: refuting ? "refuted" : verdict, seen },
      change: change ?? `openapi.yaml at x-assumption: ${id}`,
    };
  });
}

/** A response that is not complete or does not conform decides nothing, and a 429 decides only the assumption about limits. */
function decide(id: string, answer: Answer): boolean | undefined {
  const { status, violations, exchange } = answer;
  if (violations.some(({ assumption }) => assumption === id)) return false;
  const isClear = exchange.response.error === undefined && violations.every((violation) => violation.in === "request");
  return isClear && (status !== 429 || id === "S15") ? rules.get(id)?.decide(answer) : undefined;
}

/** Describes an answer without any text of the service but a known key: `400 invalid_request to query limit of 0 (listMemberActivity)`. */
function describe({ status, body, agrees, case: { name, operationId } }: Answer): string {
  const key = errorTexts.find((text) => text.key === body.key)?.key;
  const comparison = agrees === undefined ? "" : agrees ? ", as assumed" : ", other than assumed";
  return `${key && status >= 400 ? `${status} ${key}` : status} to ${name} (${operationId})${comparison}`;
}
