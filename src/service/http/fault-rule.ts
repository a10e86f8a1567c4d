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

const STATUS = statuses.join("|");
const OPERATION = Object.keys(operations).join("|");
/** A rule is a kind, then any of the parts. */
const KIND = new RegExp(`^(?:latency=\\d{1,6}|status=(?:${STATUS})|drop)$`);
const PART = new RegExp(`^(?:on=(?:${OPERATION})|nth=[1-9]\\d*|retry-after=\\d{1,5})$`);
/** What the message for a wrong rule shows. */
const ALLOWED = [
  `latency=MILLISECONDS or status=${STATUS} or drop`,
  `followed by any of ,on=${OPERATION} or ,nth=NUMBER or ,retry-after=SECONDS; retry-after is for status 429 and 503`,
].join(", ");

/**
 * Reads a rule, such as `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws TypeError that names the rule and what is allowed, if it is invalid.
 */
export function parseFaultRule(text: string): Fault {
  const terms = text.split(",");
  const [first = "", ...parts] = terms;
  const given = new Map(terms.map((term) => term.split("=", 2) as [name: string, value: string | undefined]));
  const isValid = KIND.test(first) && parts.every((part) => PART.test(part)) && given.size === terms.length;
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
  const mayRetryAfter = fault.retryAfterSeconds === undefined || RETRY_STATUSES.includes(fault.status);
  if (!isValid || !mayRetryAfter) throw new TypeError(`fault rule "${text}" must be ${ALLOWED}`);
  return fault;
}
