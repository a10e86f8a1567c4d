import type { OperationId } from "../../contract/index.ts";
import { findRuleFault } from "./check-fault-rule.ts";
import { createRandom } from "./create-random.ts";
import type { Fault, FaultRule } from "./fault-rule.ts";
import { FaultRuleError } from "./fault-rule-error.ts";

/** What strikes one request. */
export interface Strike {
  /** All latencies together. */
  readonly delayMs: number;
  /** The first of the other faults. */
  readonly fault: Exclude<Fault, { kind: "latency" }> | undefined;
  /** What is counted and logged. */
  readonly kinds: readonly Fault["kind"][];
}

/** Decides for each request, in the order in which they come. */
export type Faults = (operationId: OperationId, hasToken: boolean) => Strike | undefined;

/**
 * Faults on demand. Each rule counts its requests by itself, whatever the others do; the first that strikes decides, but
 * latencies add up. The same requests in the same order are always struck alike.
 * @throws FaultRuleError for a rule that is none.
 */
export function createFaults(rules: readonly FaultRule[]): Faults {
  const armed = rules.map((rule) => ({ rule: checked(rule), strikes: createTrigger(rule) }));
  return (operationId, hasToken) => {
    const struck = armed
      .filter(({ rule, strikes }) => concerns(rule, operationId, hasToken) && strikes())
      .map(({ rule }) => rule);
    if (struck.length === 0) return undefined;
    const fault = struck.find((rule) => rule.kind !== "latency");
    const latencies = struck.filter((rule) => rule.kind === "latency");
    const kinds = [...latencies, ...(fault ? [fault] : [])].map(({ kind }) => kind);
    return { delayMs: latencies.reduce((sum, { delayMs }) => sum + delayMs, 0), fault, kinds };
  };
}

function checked(rule: FaultRule): FaultRule {
  const fault = findRuleFault(rule);
  if (fault)
    throw new FaultRuleError(JSON.stringify(rule), fault.member, fault.expected, rule[fault.member as keyof FaultRule]);
  return rule;
}

function concerns(rule: FaultRule, operationId: OperationId, hasToken: boolean): boolean {
  return (rule.operationId ?? operationId) === operationId && (rule.kind !== "expired-token" || hasToken);
}

function createTrigger({ nth = [1, Number.POSITIVE_INFINITY], rate = 1, seed = 1 }: FaultRule): () => boolean {
  const [first, last] = typeof nth === "number" ? [nth, nth] : nth;
  const random = createRandom(seed);
  let count = 0;
  return () => {
    count++;
    return count >= first && count <= last && random() < rate;
  };
}
