import { type OperationId, operations } from "../../contract/internal.ts";

const MAX_DELAY_MS = 600_000;
const MAX_RETRY_AFTER_SECONDS = 86_400;
const statuses = [401, 402, 429, 500, 503] as const;
const GRAMMAR = "KIND[=VALUE][,on=OPERATION][,nth=N][,rate=R][,retry-after=SECONDS]";

/** A fault that the service can inject into a request or its response. */
export type Fault =
  /** Delays the request before it is handled. */
  | { readonly kind: "latency"; readonly delayMs: number }
  /** Sends an Error object; the request is not handled. 429 and 503 come with `Retry-After`. */
  | { readonly kind: "status"; readonly status: (typeof statuses)[number]; readonly retryAfterSeconds?: number }
  /** Handles the request, then ends the connection without a response. */
  | { readonly kind: "drop" }
  /** Ends the connection in the middle of the body; a response without a body is dropped. */
  | { readonly kind: "truncate" }
  /** Breaks the contract in the response: a required property is null, or there is a body where none is allowed. */
  | { readonly kind: "nonconforming" };

/** A fault and the requests that it applies to; all of them by default. */
export type FaultRule = Fault & {
  /** Applies to requests for this operation only. */
  readonly operationId?: OperationId;
  /** Applies to the nth of these requests, counted from 1. */
  readonly nth?: number;
  /** Applies to a random share of them, above 0 and at most 1. */
  readonly rate?: number;
};

/** An invalid fault rule; the message names the rule, the place in it, and the allowed values. */
export class FaultRuleError extends Error {
  override readonly name = "FaultRuleError";

  constructor(rule: string, place: string, expected: string, found = "") {
    super(`fault rule "${rule}": ${place} must be ${expected}, got ${found || "nothing"}`);
  }
}

/** A part of a rule, with its property and its allowed values. */
interface Part {
  readonly property: string;
  readonly expected: string;
  /** Returns undefined if the text is invalid. */
  readonly read: (text: string) => unknown;
}

function expectChoice(property: string, values: readonly unknown[]): Part {
  const read = (text: string) => values.find((value) => String(value) === text);
  return { property, expected: `one of ${values.join(", ")}`, read };
}

function expectNumber(property: string, expected: string, pattern: RegExp, min: number, max: number): Part {
  const isValid = (text: string) => pattern.test(text) && Number(text) >= min && Number(text) <= max;
  return { property, expected, read: (text) => (isValid(text) ? Number(text) : undefined) };
}

const expectInteger = (property: string, min: number, max: number) =>
  expectNumber(property, `a whole number from ${min} to ${max}`, /^\d+$/, min, max);

const kinds: readonly string[] = ["latency", "status", "drop", "truncate", "nonconforming"] satisfies Fault["kind"][];
/** The parts with a value. The kind is the first part, and some kinds have none. */
const parts: ReadonlyMap<string, Part> = new Map([
  ["latency", expectInteger("delayMs", 0, MAX_DELAY_MS)],
  ["status", expectChoice("status", statuses)],
  ["on", expectChoice("operationId", Object.keys(operations))],
  ["nth", expectInteger("nth", 1, Number.MAX_SAFE_INTEGER)],
  ["rate", expectNumber("rate", "above 0 and at most 1", /^\d+(\.\d+)?$/, Number.MIN_VALUE, 1)],
  ["retry-after", expectInteger("retryAfterSeconds", 0, MAX_RETRY_AFTER_SECONDS)],
]);

/**
 * Reads a rule, such as `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError that names the invalid part and the allowed values.
 */
export function parseFaultRule(text: string): FaultRule {
  const found = text.split(",").map((part) => part.trim().split(/\s*=\s*(.*)/s, 2));
  const kind = found[0]?.[0] ?? "";
  if (!kinds.includes(kind)) throw new FaultRuleError(text, "kind", `one of ${kinds.join(", ")}`, kind);
  const rule: Record<string, unknown> = { kind };
  for (const [index, [name = "", value]] of found.entries()) {
    const part = parts.get(name);
    const isFurther = index > 0 && value && !kinds.includes(name) && part && !Object.hasOwn(rule, part.property);
    if (index > 0 ? !isFurther : !part && value !== undefined)
      throw new FaultRuleError(text, `part ${index + 1}`, `part of ${GRAMMAR}`, text.split(",")[index]);
    if (!part) continue; // a kind without a value
    rule[part.property] = part.read(value ?? "");
    if (rule[part.property] === undefined) throw new FaultRuleError(text, name, part.expected, value);
  }
  if (rule.retryAfterSeconds !== undefined && rule.status !== 429 && rule.status !== 503)
    throw new FaultRuleError(
      text,
      "retry-after",
      "left out with a status other than 429 and 503",
      String(rule.retryAfterSeconds),
    );
  return rule as unknown as FaultRule; // each property has just been checked
}
