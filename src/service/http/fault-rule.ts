import { type OperationId, operations } from "../../contract/internal.ts";

const statuses = [401, 402, 429, 500, 503] as const;

/** A fault that the service can inject into a request or its response, and the requests that it applies to. */
export interface Fault {
  /**
   * `latency` delays the request before it is handled. `status` sends an Error object and handles nothing. `drop` handles the request
   * and ends the connection without a response, `truncate` in the middle of the body; a response without a body is dropped.
   * `nonconforming` breaks the contract in the response.
   */
  readonly kind: "latency" | "status" | "drop" | "truncate" | "nonconforming";
  readonly delayMs: number;
  readonly status: (typeof statuses)[number] | undefined;
  /** Of 429 and 503. */
  readonly retryAfterSeconds: number | undefined;
  /** Applies to requests for this operation only. */
  readonly operationId: OperationId | undefined;
  /** Applies to the nth of these requests, counted from 1. */
  readonly nth: number | undefined;
  /** Applies to a random share of them, above 0 and at most 1. */
  readonly rate: number;
}

/** An invalid fault rule; the message names the rule and what is allowed. */
export class FaultRuleError extends Error {
  override readonly name = "FaultRuleError";

  constructor(rule: string) {
    const kinds = `latency=MILLISECONDS, status=${statuses.join("|")}, drop, truncate, nonconforming`;
    super(
      `fault rule "${rule}" must be KIND[,on=OPERATION][,nth=N][,rate=R][,retry-after=SECONDS]. KIND is one of ${kinds}, OPERATION one of ${Object.keys(operations).join(", ")}, R above 0 and at most 1; retry-after is for status 429 and 503`,
    );
  }
}

const KIND = new RegExp(
  `^(latency|status|drop|truncate|nonconforming)(?:(?<=latency)=(\\d{1,6})|(?<=status)=(${statuses.join("|")}))?$`,
);
const parts: ReadonlyMap<string, RegExp> = new Map([
  ["on", new RegExp(`^(?:${Object.keys(operations).join("|")})$`)],
  ["nth", /^[1-9]\d*$/],
  ["rate", /^(?:0?\.\d*[1-9]\d*|1(?:\.0+)?)$/],
  ["retry-after", /^\d{1,5}$/],
]);

/**
 * Reads a rule, such as `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError if it is invalid.
 */
export function parseFaultRule(text: string): Fault {
  const [head = "", ...rest] = text.split(",");
  const [, kind, delayMs, status] = KIND.exec(head) ?? [];
  const given = new Map(rest.map((part) => part.split("=", 2) as [string, string]));
  const { on, nth, rate, "retry-after": seconds } = Object.fromEntries(given);
  const isComplete = (kind !== "latency" || delayMs) && (kind !== "status" || status);
  const isValid = [...given].every(([name, value]) => parts.get(name)?.test(value)) && given.size === rest.length;
  if (!kind || !isComplete || !isValid || (seconds && status !== "429" && status !== "503"))
    throw new FaultRuleError(text);
  return {
    kind: kind as Fault["kind"],
    delayMs: Number(delayMs ?? 0),
    status: status === undefined ? undefined : (Number(status) as Fault["status"]),
    retryAfterSeconds: seconds === undefined ? undefined : Number(seconds),
    operationId: on as OperationId | undefined,
    nth: nth === undefined ? undefined : Number(nth),
    rate: Number(rate ?? 1),
  };
}
