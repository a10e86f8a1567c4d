import { createRandom } from "../../contract/create-random.ts";
import type { OperationId } from "../../contract/internal.ts";
import { type Fault, type FaultRule, FaultRuleError, findRuleProblem } from "./fault-rule.ts";

/** The faults that apply to one request. */
export interface SelectedFault {
  /** Sum of all latencies. */
  readonly delayMs: number;
  /** The first of the other faults. */
  readonly fault: Exclude<Fault, { kind: "latency" }> | undefined;
  /** Kinds for logs and metrics. */
  readonly kinds: readonly Fault["kind"][];
}

/** Selects the faults of each request, in the order of the requests. */
export type FaultSelector = (operationId: OperationId) => SelectedFault | undefined;

/**
 * Creates a selector. Each rule counts its requests independently; the first matching rule decides, but latencies add up.
 * The same sequence of requests always gets the same faults.
 * @throws FaultRuleError if a rule is invalid.
 */
export function createFaultSelector(rules: readonly FaultRule[]): FaultSelector {
  const triggers = rules.map((rule) => ({ rule: requireValid(rule), isTriggered: createTrigger(rule) }));
  return (operationId) => {
    const matching = triggers
      .filter(({ rule, isTriggered }) => (rule.operationId ?? operationId) === operationId && isTriggered())
      .map(({ rule }) => rule);
    if (matching.length === 0) return undefined;
    const fault = matching.find((rule) => rule.kind !== "latency");
    const latencies = matching.filter((rule) => rule.kind === "latency");
    const kinds = [...latencies, ...(fault ? [fault] : [])].map(({ kind }) => kind);
    return { delayMs: latencies.reduce((sum, { delayMs }) => sum + delayMs, 0), fault, kinds };
  };
}

function requireValid(rule: FaultRule): FaultRule {
  const problem = findRuleProblem(rule);
  if (!problem) return rule;
  const { property, expected } = problem;
  throw new FaultRuleError(JSON.stringify(rule), property, expected, rule[property as keyof FaultRule]);
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
