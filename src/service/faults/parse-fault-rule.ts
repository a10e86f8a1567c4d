import { checkRule, type FaultRule, FaultRuleError, faultKinds, type UncheckedRule } from "./fault-rule.ts";

type Names = Readonly<Record<string, keyof UncheckedRule>>;

/** Kinds with a value: `latency=200`, `status=503`. */
const valueNames: Names = { latency: "delayMs", status: "status" };
/** Properties of a rule by the names of the other parts of its text. */
const partNames: Names = { on: "operationId", nth: "nth", rate: "rate", "retry-after": "retryAfterSeconds" };

const GRAMMAR = "KIND[=VALUE][,on=OPERATION][,nth=N][,rate=R][,retry-after=SECONDS]";

/**
 * Reads a rule of `loyalty serve --fault`: `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError that names the invalid part and the allowed values.
 */
export function parseFaultRule(text: string): FaultRule {
  const rule: Partial<Record<keyof UncheckedRule, unknown>> = {};
  for (const [index, part] of text.split(",").entries()) {
    const [name = "", value] = part.split(/=(.*)/s).map((word) => word.trim());
    if (index === 0) rule.kind = name;
    if (index === 0 && (value === undefined || !faultKinds.some((kind) => kind === name))) continue; // checkRule names the kinds
    const names = index === 0 ? valueNames : partNames;
    const property = Object.hasOwn(names, name) ? names[name] : undefined;
    if (property === undefined || Object.hasOwn(rule, property) || !value)
      throw new FaultRuleError(text, `part ${index + 1}`, `part of ${GRAMMAR}`, part);
    rule[property] = parseValue(property, value);
  }
  const all = Object.entries({ ...valueNames, ...partNames });
  return checkRule(rule, text, (property) => all.find(([, known]) => known === property)?.[0] ?? property);
}

/** Converts numbers; other text stays text, which the check refuses. */
function parseValue(property: keyof UncheckedRule, value: string): unknown {
  if (property === "operationId") return value;
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
