import { isOperationId, operations, takesToken } from "../../contract/index.ts";
import { type FaultRule, faultKinds, faultStatuses } from "./fault-rule.ts";

const MOST_DELAY_MS = 600_000;
const MOST_RETRY_AFTER_SECONDS = 86_400;

/** A rule as it was given, before anything is known of it. */
export type UncheckedRule = { readonly [Member in AllMembers<FaultRule>]?: unknown };
type AllMembers<Rule> = Rule extends unknown ? keyof Rule : never;

/** What a member must be, and whether the value is that. */
interface Check {
  readonly member: keyof UncheckedRule;
  readonly isNeeded?: boolean;
  readonly isRight: (value: unknown) => boolean;
  readonly expected: string;
}

/** The first fault of a rule: which member, and what it must be. */
export function findRuleFault(rule: UncheckedRule): Pick<Check, "member" | "expected"> | undefined {
  return checksOf(rule).find(({ member, isNeeded, isRight }) =>
    rule[member] === undefined ? isNeeded : !isRight(rule[member]),
  );
}

function checksOf({ kind, status }: UncheckedRule): Check[] {
  const operationIds = Object.values(operations)
    .filter((operation) => kind !== "expired-token" || takesToken(operation))
    .map(({ id }) => id);
  return [
    { member: "kind", isNeeded: true, ...oneOf(faultKinds) },
    { member: "delayMs", ...(kind === "latency" ? { isNeeded: true, ...integer(0, MOST_DELAY_MS) } : absent(kind)) },
    { member: "status", ...(kind === "status" ? { isNeeded: true, ...oneOf(faultStatuses) } : absent(kind)) },
    {
      member: "retryAfterSeconds",
      ...(status === 429 || status === 503 ? integer(0, MOST_RETRY_AFTER_SECONDS) : absent("a status but 429 and 503")),
    },
    {
      member: "operationId",
      isRight: (value) => typeof value === "string" && isOperationId(value) && operationIds.includes(value),
      expected: oneOf(operationIds).expected,
    },
    { member: "nth", isRight: isNth, expected: "a number from 1, or two in order, as in 2-5" },
    { member: "rate", isRight: (value) => Number(value) > 0 && Number(value) <= 1, expected: "above 0 and at most 1" },
    { member: "seed", ...integer(0, 2 ** 32 - 1) },
  ];
}

function oneOf(values: readonly unknown[]): Pick<Check, "isRight" | "expected"> {
  return { isRight: (value) => values.includes(value), expected: `one of ${values.join(", ")}` };
}

function integer(least: number, most: number): Pick<Check, "isRight" | "expected"> {
  const isRight = (value: unknown) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return { isRight, expected: `a whole number from ${least} to ${most}` };
}

function absent(kind: unknown): Pick<Check, "isRight" | "expected"> {
  return { isRight: () => false, expected: `left out with ${String(kind)}` };
}

function isNth(value: unknown): boolean {
  const bounds: unknown[] = Array.isArray(value) ? value : [value, value];
  const [first, last] = bounds;
  return bounds.length === 2 && bounds.every(Number.isInteger) && Number(first) >= 1 && Number(last) >= Number(first);
}
