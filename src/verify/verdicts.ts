import { errorTexts } from "../contract/error-object.ts";
import { type OperationId, operations, splitScopes, takesToken, tokenLifetimeSeconds } from "../contract/internal.ts";
import { isObject } from "../contract/is-object.ts";
import { assumptions } from "../contract/verification.ts";
import type { Case } from "./cases.ts";
import type { Answer } from "./session.ts";

/** A case and its answer. */
export interface Observation {
  readonly case: Case;
  readonly answer: Answer;
  /** The result of comparing several answers, for cases that do that. */
  readonly agrees?: boolean | undefined;
}

/** True if an answer agrees with an assumption, false if it contradicts it, undefined if it says nothing about it. */
type Decide = (seen: Observation) => boolean | undefined;

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

type Json = Readonly<Record<string, unknown>>;

const isSuccess = ({ answer: { status } }: Observation) => status >= 200 && status < 300;
const isRefused = ({ answer: { status } }: Observation) => status >= 400 && status < 500;
const getBody = ({ answer: { value } }: Observation): Json => (isObject(value) ? value : {});
const getHeader = ({ answer: { headers } }: Observation, name: string) => headers.get(name);
const isError = (seen: Observation, status: number, ...keys: unknown[]) =>
  seen.answer.status === status && (keys.length === 0 || keys.includes(getBody(seen).key));
const isOf = ({ case: { operationId } }: Observation, id: OperationId) => operationId === id;

/** Decides answered cases of these kinds. */
function on(kinds: readonly string[], decide: Decide): Decide {
  return (seen) => (kinds.includes(seen.case.kind) && (isSuccess(seen) || isRefused(seen)) ? decide(seen) : undefined);
}

/** Decides successes. */
const onSuccess =
  (decide: Decide): Decide =>
  (seen) =>
    isSuccess(seen) ? decide(seen) : undefined;

/** Takes the result of a comparison of answers. */
const compared =
  (kind: string): Decide =>
  ({ case: planned, agrees }) =>
    planned.kind === kind ? agrees : undefined;

/** Holds if a list has such an item; a violation refutes it. */
const ifListed =
  (shows: (item: Json) => unknown): Decide =>
  (seen) =>
    listItems(seen).some(shows) || undefined;

function listItems(seen: Observation): Json[] {
  const { data } = getBody(seen);
  return isSuccess(seen) && Array.isArray(data) ? data.filter(isObject) : [];
}

/** Returns the data of an event (§2.3). */
function getEventData({ data }: Json): Json {
  return isObject(data) && isObject(data.data) ? data.data : {};
}

const keysOf400 = errorTexts.filter(({ status }) => status === 400).map(({ key }) => key);
const unauthorized = errorTexts.find(({ status }) => status === 401)?.key;
const UNNAMED_SHAPES = ["redemption", "rollback", "holder_loyalty_tier", "event_schema", "reward"];

/**
 * The rule of each decidable assumption, by the condition of a verdict. A violation of a part of the contract that carries the
 * assumption refutes it, too.
 */
const rulesByNeed: Readonly<Record<string, Readonly<Record<string, Decide>>>> = {
  "an application key pair": {
    S02: on(["first", "other path"], (seen) =>
      isOf(seen, "generateToken") && isSuccess(seen) ? seen.case.kind === "first" : undefined,
    ),
    S06: on(["first", "revoke"], (seen) =>
      isOf(seen, "revokeToken") && isSuccess(seen) ? seen.answer.status === 204 : undefined,
    ),
    S07: on(["revoke again", "revoke unknown", "revoke foreign"], (seen) =>
      seen.case.kind === "revoke foreign" ? isError(seen, 400, "invalid_grant") : seen.answer.status === 204,
    ),
    S08: on(
      ["issue"],
      onSuccess((seen) => getBody(seen).expires_in === tokenLifetimeSeconds),
    ),
    S09: on(["issue", "body"], (seen) => {
      if (!isSuccess(seen)) return seen.case.expected === "4XX" ? isError(seen, 400, ...keysOf400) : undefined;
      return isOf(seen, "generateToken") ? /no-store/i.test(getHeader(seen, "cache-control") ?? "") : undefined;
    }),
    S10: on(["no credentials"], (seen) => {
      const operation = operations[seen.case.operationId];
      if ("401" in operation.responses || !isRefused(seen)) return undefined;
      const extras = [getBody(seen).request_id, getHeader(seen, "www-authenticate")];
      const hasExtras = extras.map((value) => typeof value === "string");
      return isError(seen, 401, unauthorized) && hasExtras.every((has) => has === takesToken(operation));
    }),
    S22: on(
      ["first"],
      onSuccess((seen) => (isOf(seen, "generateToken") ? seen.answer.status === 200 : undefined)),
    ),
    S28: on(
      ["issue"],
      onSuccess((seen) => {
        const requested = new URLSearchParams(seen.case.request.body).get("scope") ?? "";
        const sort = (text: unknown) => splitScopes(String(text)).sort().join(" ");
        return sort(getBody(seen).scope) === sort(requested);
      }),
    ),
  },
  "an application key pair and a member": {
    S05: on(["token"], (seen) => (isSuccess(seen) ? true : seen.answer.status === 401 ? false : undefined)),
    S11: on(["token without scope"], (seen) =>
      isRefused(seen) ? isError(seen, 403, "insufficient_scope") : undefined,
    ),
    S29: on(["two credentials"], isSuccess),
    C01: on(["token"], (seen) => (isSuccess(seen) ? true : seen.answer.status === 403 ? false : undefined)),
  },
  "a member with more events than the default": { S03: compared("default limit") },
  "a member with events of different times": { S04: compared("default order") },
  "a member": {
    S12: on(["query", "unknown parameter"], (seen) => {
      if (seen.case.kind === "unknown parameter") return isSuccess(seen);
      if (seen.case.expected !== "4XX" || isSuccess(seen)) return undefined;
      return isError(seen, 400, "invalid_request") && String(getBody(seen).details).includes(String(seen.case.input));
    }),
    S13: on(["unknown cursor"], (seen) => isError(seen, 400, "invalid_request")),
    S37: on(["unknown name"], (seen) => {
      const { details, resource_id = "" } = getBody(seen);
      if (seen.answer.status !== 404 || details === undefined) return undefined;
      return /^cannot find \S+ with id \S/i.test(String(details)) && String(details).includes(String(resource_id));
    }),
  },
  "a management key pair and a project": {
    S14: on(["unknown name"], (seen) => (isOf(seen, "listUsers") ? seen.answer.status === 404 : undefined)),
    S26: onSuccess((seen) => {
      const { total, data } = getBody(seen);
      return Array.isArray(data) && typeof total === "number" ? total === data.length : undefined;
    }),
  },
  "a member with events": {
    S16: ifListed((item) => isObject(getEventData(item).campaign)),
    S35: compared("walk again"),
  },
  "a list that is not empty": {
    S17: ifListed(({ id }) => id !== undefined),
    S25: ifListed(({ created_at }) => typeof created_at === "string"),
  },
  "a webhook with events": { S18: ifListed(({ events }) => Array.isArray(events) && events.length > 0) },
  "a user of several projects": {
    S33: ifListed(({ projects }) => isObject(projects) && Object.keys(projects).length > 1),
  },
  "an event with one of these shapes": {
    S24: ifListed((item) => {
      const { event, voucher_pending_points_balance: balance } = getEventData(item);
      return isObject(event) || isObject(balance);
    }),
    S38: ifListed((item) => {
      const { details } = Object(getEventData(item).transaction) as Json;
      return isObject(details) && UNNAMED_SHAPES.some((name) => isObject(details[name]));
    }),
  },
  "an event whose campaign has both properties": {
    S36: (seen) => {
      const campaigns = listItems(seen).map((item) => Object(getEventData(item).campaign) as Json);
      const known = campaigns.filter((each) => each.is_referral_code !== undefined && each.campaign_type !== undefined);
      const agrees = (each: Json) => each.is_referral_code === (each.campaign_type === "REFERRAL_PROGRAM");
      return known.length > 0 ? known.every(agrees) : undefined;
    },
  },
  "any response": {
    S20: on(["method", "media type", "unknown path"], (seen) => {
      if (isSuccess(seen)) return undefined; // a violation
      const status = { method: 405, "media type": 415 }[seen.case.kind] ?? 404;
      const isAllowed = status !== 405 || getHeader(seen, "allow") !== null;
      return isError(seen, status) && getBody(seen).code === status && isAllowed;
    }),
    S31: onSuccess(() => true),
  },
  "a response with 429": {
    S15: (seen) => (seen.answer.status === 429 ? /^\d+$/.test(getHeader(seen, "retry-after") ?? "") : undefined),
  },
  "a failure of the service": {
    S23: (seen) => {
      const { status } = seen.answer;
      const canWait = status !== 503 || getHeader(seen, "retry-after") !== null;
      return status < 500 ? undefined : getBody(seen).code === status && canWait;
    },
  },
  "a campaign of another project (LOYALTY_VERIFY_OTHER_CAMPAIGN_ID)": {
    S30: on(["foreign campaign"], (seen) => {
      return isError(seen, 404, "not_found") && getBody(seen).resource_type === "campaign";
    }),
  },
  "a page with has_more and without more_starting_after": {
    S34: onSuccess((seen) => {
      const { has_more, more_starting_after } = getBody(seen);
      const isOpen = has_more === true && more_starting_after === undefined;
      return isOpen ? listItems(seen).length > 0 : undefined;
    }),
  },
};

/** The rules by the id of their assumption. */
export const rules: ReadonlyMap<string, { readonly decide: Decide; readonly needs: string }> = new Map(
  Object.entries(rulesByNeed).flatMap(([needs, group]) =>
    Object.entries(group).map(([id, decide]) => [id, { decide, needs }] as const),
  ),
);

/** A reason for a verdict. */
interface Evidence {
  readonly agrees: boolean;
  readonly text: string;
  /** The answer that decided; undefined if a violation did. */
  readonly seen?: Observation;
}

/** A refuted assumption with the answer that refutes it. */
export interface Refutation {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly seen: Observation;
}

/** Collects the verdicts. */
export class Verdicts {
  readonly #evidence = new Map<string, Evidence>();

  /** Takes a case with its answer. */
  observe(seen: Observation): void {
    for (const [id, { decide }] of rules) {
      const agrees = decide(seen);
      if (agrees !== undefined) this.#note(id, { agrees, text: describeObservation(seen), seen });
    }
  }

  /** Takes a violation of a part that carries the assumption. */
  refute(id: string, text: string): void {
    this.#note(id, { agrees: false, text });
  }

  /** The first contradiction counts, and without one the first agreement. */
  #note(id: string, evidence: Evidence): void {
    const known = this.#evidence.get(id);
    if (!known || (known.agrees && !evidence.agrees)) this.#evidence.set(id, evidence);
  }

  /** Lists the verdicts in the order of the contract. */
  list(): AssumptionVerdict[] {
    return Object.entries(assumptions).map(([id, { section, question, answer, undecidable, change }]) => {
      const evidence = this.#evidence.get(id);
      const missing = undecidable === undefined ? `needs ${rules.get(id)?.needs}` : `not decidable: ${undecidable}`;
      return {
        id,
        section: [section].flat().join(", "),
        question,
        answer,
        verdict: evidence === undefined ? "not seen" : evidence.agrees ? "holds" : "refuted",
        seen: evidence?.text ?? missing,
        change: change ?? `openapi.yaml at x-assumption: ${id}`,
      };
    });
  }

  /** Lists the assumptions that an answer refutes without a violation. */
  listRefutations(): Refutation[] {
    return this.list().flatMap(({ id, section }) => {
      const { agrees = true, text = "", seen } = this.#evidence.get(id) ?? {};
      return !agrees && seen ? [{ id, section, text, seen }] : [];
    });
  }
}

/** Describes an answer without any text of the service but a known key: `400 invalid_request to query limit of 0 (listMemberActivity)`. */
function describeObservation(seen: Observation): string {
  const { status } = seen.answer;
  const key = errorTexts.find((text) => text.key === getBody(seen).key)?.key;
  const comparison = seen.agrees === undefined ? "" : seen.agrees ? ", as assumed" : ", other than assumed";
  return `${[status, ...(key && status >= 400 ? [key] : [])].join(" ")} to ${seen.case.name} (${seen.case.operationId})${comparison}`;
}
