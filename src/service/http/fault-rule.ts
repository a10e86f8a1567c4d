import { type OperationId, operations } from "../../contract/internal.ts";

const statuses = [401, 402, 429, 500, 503] as const;
const RETRY_STATUSES: readonly unknown[] = [429, 503];

/** A fault that the service can inject into a request or its response, and the requests that it applies to. */
export interface Fault {
  /**
   * `latency` delays the request before it is handled. `status` sends an Error object and handles nothing. `drop` handles the request
   * and ends the connection without a response.
   */
  readonly kind: "latency" | "status" | "drop";
  readonly delayMs: number;
  readonly status: (typeof statuses)[number] | undefined;
  /** Of 429 and 503. */
  readonly retryAfterSeconds: number | undefined;
  /** Applies to requests for this operation only. */
  readonly operationId: OperationId | undefined;
  /** Applies to the nth of these requests only, counted from 1. */
  readonly nth: number | undefined;
}

/** A term of a rule, such as `nth=2`: its value as a message shows it, and the pattern of the value. */
interface Term {
  readonly shown: string;
  readonly pattern: RegExp;
}

/** The first term of a rule. */
const kinds: ReadonlyMap<string, Term> = new Map([
  ["latency", { shown: "=MILLISECONDS", pattern: /^\d{1,6}$/ }],
  ["status", oneOf(statuses)],
  ["drop", { shown: "", pattern: /^$/ }],
]);
/** The other terms, in any order. */
const parts: ReadonlyMap<string, Term> = new Map([
  ["on", oneOf(Object.keys(operations))],
  ["nth", { shown: "=NUMBER", pattern: /^[1-9]\d*$/ }],
  ["retry-after", { shown: "=SECONDS", pattern: /^\d{1,5}$/ }],
]);

function oneOf(values: readonly (string | number)[]): Term {
  const list = values.join("|");
  return { shown: `=${list}`, pattern: new RegExp(`^(?:${list})$`) };
}

/** An invalid fault rule; the message names the rule and what is allowed. */
export class FaultRuleError extends Error {
  override readonly name = "FaultRuleError";

  constructor(rule: string) {
    const list = (terms: typeof kinds) => [...terms].map(([name, { shown }]) => name + shown).join(" or ");
    super(
      `fault rule "${rule}" must be ${list(kinds)}, followed by any of ,${list(parts)}; retry-after is for status 429 and 503`,
    );
  }
}

/**
 * Reads a rule, such as `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError if it is invalid.
 */
export function parseFaultRule(text: string): Fault {
  const given = new Map<string, string>();
  for (const term of text.split(",")) {
    const [name = "", value = ""] = term.split("=", 2);
    const known = given.size === 0 ? kinds : parts;
    if (given.has(name) || !known.get(name)?.pattern.test(value)) throw new FaultRuleError(text);
    given.set(name, value);
  }
  const [kind] = given.keys();
  const readNumber = (name: string) => (given.has(name) ? Number(given.get(name)) : undefined);
  const fault = {
    kind: kind as Fault["kind"],
    delayMs: readNumber("latency") ?? 0,
    status: readNumber("status") as Fault["status"],
    retryAfterSeconds: readNumber("retry-after"),
    operationId: given.get("on") as OperationId | undefined,
    nth: readNumber("nth"),
  };
  if (fault.retryAfterSeconds !== undefined && !RETRY_STATUSES.includes(fault.status)) throw new FaultRuleError(text);
  return fault;
}
