import { type FaultRule, FaultRuleError, faultKinds, findRuleProblem, type UncheckedRule } from "./fault-rule.ts";

/** Properties of a rule by their names in its text. */
const names: Readonly<Record<string, keyof UncheckedRule>> = {
  on: "operationId",
  nth: "nth",
  rate: "rate",
  seed: "seed",
  "retry-after": "retryAfterSeconds",
};

/** Kinds with a value: `latency=200`, `status=503`. */
const valueProperties: Readonly<Record<string, keyof UncheckedRule>> = { latency: "delayMs", status: "status" };

const GRAMMAR = "KIND[=VALUE][,on=OPERATION][,nth=N|N-M][,rate=R][,seed=S][,retry-after=SECONDS]";

/**
 * Reads a rule of `loyalty serve --fault`: `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError that names the invalid part and the allowed values.
 */
export function parseFaultRule(text: string): FaultRule {
  const [first = "", ...others] = text.split(",");
  const [head, parts] = [splitPart(first), others.map(splitPart)];
  if (!isKind(head.name)) throw new FaultRuleError(text, "part 1", `one of ${faultKinds.join(", ")}`, head.name);
  const rule: Partial<Record<keyof UncheckedRule, unknown>> = { kind: head.name };
  const places = new Map<keyof UncheckedRule, { place: string; value: string | undefined }>();
  const set = (property: keyof UncheckedRule, name: string, value: string | undefined, part: number) => {
    places.set(property, { place: `${name} (part ${part})`, value });
    rule[property] = value === undefined ? value : parseValue(property, value);
  };
  const valueProperty = valueProperties[head.name];
  if (valueProperty) set(valueProperty, head.name, head.value, 1);
  else if (head.value !== undefined)
    throw new FaultRuleError(text, "part 1", `${head.name} without a value`, head.value);
  for (const [index, { name, value }] of parts.entries()) {
    const property = Object.hasOwn(names, name) ? names[name] : undefined;
    if (property === undefined || places.has(property) || !value) {
      const found = value === undefined ? name : `${name}=${value}`;
      throw new FaultRuleError(text, `part ${index + 2}`, `part of ${GRAMMAR}`, found);
    }
    set(property, name, value, index + 2);
  }
  const problem = findRuleProblem(rule);
  if (!problem) return rule as FaultRule; // each property has just been checked
  const { place = problem.property, value } = places.get(problem.property) ?? {};
  throw new FaultRuleError(text, place, problem.expected, value);
}

function isKind(name: string): name is FaultRule["kind"] {
  return (faultKinds as readonly string[]).includes(name);
}

function splitPart(part: string) {
  const [name = "", value] = part.split(/=(.*)/s);
  return { name: name.trim(), value: value?.trim() };
}

/** Converts numbers and ranges; other text stays text, which the check refuses. */
function parseValue(property: keyof UncheckedRule, value: string): unknown {
  if (property === "operationId") return value;
  const range = property === "nth" && /^(\d+)-(\d+)$/.exec(value);
  if (range) return [Number(range[1]), Number(range[2])];
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
