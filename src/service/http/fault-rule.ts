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

/** The values of a part of a rule. */
interface Expectation {
  readonly expected: string;
  /** Returns undefined if the text is invalid. */
  readonly read: (text: string) => unknown;
}

function expectChoice(values: readonly unknown[]): Expectation {
  return { expected: `one of ${values.join(", ")}`, read: (text) => values.find((value) => String(value) === text) };
}

function expectNumber(expected: string, pattern: RegExp, min: number, max: number): Expectation {
  const isValid = (text: string) => pattern.test(text) && Number(text) >= min && Number(text) <= max;
  return { expected, read: (text) => (isValid(text) ? Number(text) : undefined) };
}

const expectInteger = (min: number, max: number) =>
  expectNumber(`a whole number from ${min} to ${max}`, /^\d+$/, min, max);
const expectedRate = expectNumber("above 0 and at most 1", /^\d+(\.\d+)?$/, Number.MIN_VALUE, 1);

type Part = readonly [property: string, Expectation];

/** The kinds, and the value of those that have one. */
const kinds: Readonly<Record<Fault["kind"], Part | undefined>> = {
  latency: ["delayMs", expectInteger(0, MAX_DELAY_MS)],
  status: ["status", expectChoice(statuses)],
  drop: undefined,
  truncate: undefined,
  nonconforming: undefined,
};
const otherParts: ReadonlyMap<string, Part> = new Map([
  ["on", ["operationId", expectChoice(Object.keys(operations))]],
  ["nth", ["nth", expectInteger(1, Number.MAX_SAFE_INTEGER)]],
  ["rate", ["rate", expectedRate]],
  ["retry-after", ["retryAfterSeconds", expectInteger(0, MAX_RETRY_AFTER_SECONDS)]],
]);

/**
 * Reads a rule, such as `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError that names the invalid part and the allowed values.
 */
export function parseFaultRule(text: string): FaultRule {
  const [[kind = "", value] = [], ...others] = text.split(",").map((part) => part.trim().split(/\s*=\s*(.*)/s, 2));
  const known = expectChoice(Object.keys(kinds));
  if (known.read(kind) === undefined) throw new FaultRuleError(text, "kind", known.expected, kind);
  const rule: Record<string, unknown> = { kind };
  const add = (name: string, [property, { expected, read }]: Part, found = "") => {
    rule[property] = read(found);
    if (rule[property] === undefined) throw new FaultRuleError(text, name, expected, found);
  };
  const refuse = (index: number) =>
    new FaultRuleError(text, `part ${index}`, `part of ${GRAMMAR}`, text.split(",")[index - 1]);
  const ofKind = kinds[kind as Fault["kind"]]; // just checked
  if (ofKind) add(kind, ofKind, value);
  else if (value !== undefined) throw refuse(1);
  for (const [index, [name = "", found]] of others.entries()) {
    const part = otherParts.get(name);
    if (!part || !found || Object.hasOwn(rule, part[0])) throw refuse(index + 2);
    add(name, part, found);
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
