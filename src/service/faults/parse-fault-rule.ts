import { findRuleFault, type UncheckedRule } from "./check-fault-rule.ts";
import { type FaultRule, faultKinds } from "./fault-rule.ts";
import { FaultRuleError } from "./fault-rule-error.ts";

/** How a rule names its members. */
const names: Readonly<Record<string, keyof UncheckedRule>> = {
  on: "operationId",
  nth: "nth",
  rate: "rate",
  seed: "seed",
  "retry-after": "retryAfterSeconds",
};

/** Kinds that have a value: `latency=200`, `status=503`. */
const valued: Readonly<Record<string, keyof UncheckedRule>> = { latency: "delayMs", status: "status" };

/** The grammar in one line. */
const grammar = "KIND[=VALUE][,on=OPERATION][,nth=N|N-M][,rate=R][,seed=S][,retry-after=SECONDS]";

/**
 * Reads a rule of `loyalty serve --fault`: `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @throws FaultRuleError that names the part at fault and what is allowed there.
 */
export function parseFaultRule(text: string): FaultRule {
  const [head, ...parts] = text.split(",").map(splitPart) as [Part, ...Part[]]; // a split gives one part at least
  if (!isKind(head.name)) throw new FaultRuleError(text, "part 1", `one of ${faultKinds.join(", ")}`, head.name);
  const rule: Partial<Record<keyof UncheckedRule, unknown>> = { kind: head.name };
  const places = new Map<keyof UncheckedRule, { place: string; value: string | undefined }>();
  const take = (member: keyof UncheckedRule, name: string, value: string | undefined, part: number) => {
    places.set(member, { place: `${name} (part ${part})`, value });
    rule[member] = value === undefined ? value : readValue(member, value);
  };
  const member = valued[head.name];
  if (member) take(member, head.name, head.value, 1);
  else if (head.value !== undefined)
    throw new FaultRuleError(text, "part 1", `${head.name} without a value`, head.value);
  for (const [index, { name, value }] of parts.entries()) {
    const member = Object.hasOwn(names, name) ? names[name] : undefined;
    const isNew = member !== undefined && !places.has(member);
    if (!isNew || !value)
      throw new FaultRuleError(text, `part ${index + 2}`, `part of ${grammar}`, joinPart(name, value));
    take(member, name, value, index + 2);
  }
  const fault = findRuleFault(rule);
  if (!fault) return rule as FaultRule; // every member of it has just been checked
  const { place = fault.member, value } = places.get(fault.member) ?? {};
  throw new FaultRuleError(text, place, fault.expected, value);
}

function isKind(name: string): name is FaultRule["kind"] {
  return (faultKinds as readonly string[]).includes(name);
}

interface Part {
  readonly name: string;
  readonly value: string | undefined;
}

function splitPart(part: string): Part {
  const at = part.indexOf("=");
  return at < 0
    ? { name: part.trim(), value: undefined }
    : { name: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
}

const joinPart = (name: string, value: string | undefined) => (value === undefined ? name : `${name}=${value}`);

/** Text as what the member holds; text that is no number stays text, for the check to refuse. */
function readValue(member: keyof UncheckedRule, value: string): unknown {
  if (member === "operationId") return value;
  const range = member === "nth" && /^(\d+)-(\d+)$/.exec(value);
  if (range) return [Number(range[1]), Number(range[2])];
  return /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}
