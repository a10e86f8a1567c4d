import { type OperationId, operations } from "../../contract/internal.ts";

const MAX_DELAY_MS = 600_000;
const MAX_RETRY_AFTER_SECONDS = 86_400;
const statuses = [401, 402, 429, 500, 503] as const;

export const faultKinds = ["latency", "status", "drop", "truncate", "nonconforming"] as const;

/** A fault that the service can inject into a request or its response. */
export type Fault =
  /** Delays the request before it is handled. */
  | { readonly kind: "latency"; readonly delayMs: number }
  /** Sends an Error object; the request is not handled. 429 and 503 come with `Retry-After`. */
  | {
      readonly kind: "status";
      readonly status: (typeof statuses)[number];
      /** @default 1 with 429, 5 with 503 */
      readonly retryAfterSeconds?: number;
    }
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

/** A rule before it is checked. */
export type UncheckedRule = { readonly [Property in AllProperties<FaultRule>]?: unknown };
type AllProperties<Rule> = Rule extends unknown ? keyof Rule : never;

/** An invalid fault rule; the message names the rule, the place in it, and the allowed values. */
export class FaultRuleError extends Error {
  override readonly name = "FaultRuleError";

  constructor(rule: string, place: string, expected: string, found: unknown) {
    const text =
      found === undefined || found === "" ? "nothing" : typeof found === "string" ? found : JSON.stringify(found);
    super(`fault rule "${rule}": ${place} must be ${expected}, got ${text}`);
  }
}

interface Expectation {
  readonly isRequired?: boolean;
  readonly isValid: (value: unknown) => boolean;
  readonly expected: string;
}

/**
 * @param text The rule in messages.
 * @param toName Returns the name of a property in messages.
 * @throws FaultRuleError if a property of the rule is invalid.
 */
export function checkRule(
  rule: UncheckedRule,
  text = JSON.stringify(rule),
  toName = (property: string) => property,
): FaultRule {
  for (const [property, { isRequired, isValid, expected }] of Object.entries(listExpectations(rule))) {
    const value = rule[property as keyof UncheckedRule];
    if (value === undefined ? isRequired : !isValid(value))
      throw new FaultRuleError(text, toName(property), expected, value);
  }
  return rule as FaultRule; // each property has just been checked
}

function listExpectations({ kind, status }: UncheckedRule): Record<keyof UncheckedRule, Expectation> {
  const mayRetry = status === 429 || status === 503;
  return {
    kind: { ...expectChoice(faultKinds), isRequired: true },
    delayMs: kind === "latency" ? { ...expectInteger(0, MAX_DELAY_MS), isRequired: true } : expectAbsent(kind),
    status: kind === "status" ? { ...expectChoice(statuses), isRequired: true } : expectAbsent(kind),
    retryAfterSeconds: mayRetry
      ? expectInteger(0, MAX_RETRY_AFTER_SECONDS)
      : expectAbsent("a status other than 429 and 503"),
    operationId: expectChoice(Object.keys(operations)),
    nth: expectInteger(1, Number.MAX_SAFE_INTEGER),
    rate: { isValid: (value) => Number(value) > 0 && Number(value) <= 1, expected: "above 0 and at most 1" },
  };
}

function expectChoice(values: readonly unknown[]): Expectation {
  return { isValid: (value) => values.includes(value), expected: `one of ${values.join(", ")}` };
}

function expectInteger(min: number, max: number): Expectation {
  const isValid = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  return { isValid, expected: `a whole number from ${min} to ${max}` };
}

function expectAbsent(subject: unknown): Expectation {
  return { isValid: () => false, expected: `left out with ${String(subject)}` };
}
