import { covers, isCondition } from "./conditions.ts";
import type { Effect, Verdict } from "./policy.ts";
import { TYPES } from "./schema-element.ts";

/** The effects of a fact, and of an item of a list, that is added (`more`), and of one that is removed or replaced (`less`). */
interface Rule {
  readonly more: Effect;
  readonly less: Effect;
}

const RULES: Readonly<Record<string, Rule>> = {
  required: { more: "requirement", less: "widening" },
  enum: { more: "widening", less: "narrowing" },
  "known values": { more: "addition", less: "addition" },
  security: { more: "widening", less: "removal" },
  scopes: { more: "addition", less: "removal" },
  default: { more: "text", less: "removal" },
  version: { more: "addition", less: "addition" },
  operationId: { more: "method", less: "method" },
  name: { more: "method", less: "method" },
  "x-pagination": { more: "method", less: "method" },
  "x-scopes-of": { more: "method", less: "method" },
  "x-errors": { more: "addition", less: "removal" },
  "x-gone-status": { more: "addition", less: "removal" },
  "x-idempotent": { more: "addition", less: "removal" },
  "x-path-alternatives": { more: "addition", less: "removal" },
  "format password": { more: "addition", less: "removal" }, // logs show what is no secret any more
  "x-may-grow": { more: "widening", less: "addition" },
  "x-lifetime": { more: "addition", less: "addition" },
  "x-redact": { more: "addition", less: "addition" },
  deprecated: { more: "addition", less: "addition" },
};
const UNKNOWN: Rule = { more: "unknown", less: "unknown" };

/**
 * Compares a fact that changed.
 * @param old The fact in the base; undefined if it is missing there.
 * @param mayGrow True if the readers of the element tolerate values that they do not know.
 */
export function compareFact(fact: string, old: unknown, now: unknown, mayGrow: boolean): Verdict[] {
  const rule = (Object.hasOwn(RULES, fact) && RULES[fact]) || UNKNOWN;
  if (isCondition(fact)) return compareConditions(fact, listItems(old), listItems(now));
  if (fact === "type") return compareTypes(listTexts(old), listTexts(now));
  if (fact === "enum" && (old === undefined || now === undefined))
    return compareSets(`enum ${showTexts(old)} to ${showTexts(now)}`, now === undefined, old === undefined);
  if (fact === "enum" && mayGrow) return compareItems(fact, old, now, { ...rule, more: "extension" });
  if (rule !== UNKNOWN && Array.isArray(old ?? now)) return compareItems(fact, old, now, rule);
  if (old === undefined) return [{ effect: rule.more, reason: `${fact} added` }];
  if (now === undefined) return [{ effect: rule.less, reason: `${fact} removed` }];
  const values = [old, now].every((value) => typeof value !== "object") ? `: ${old} to ${now}` : "";
  return [{ effect: rule.less, reason: `${fact} changed${values}` }];
}

/** Values have more types, fewer, or others; integers are numbers. */
function compareTypes(old: readonly string[], now: readonly string[]): Verdict[] {
  const includes = (types: readonly string[], type: string) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  const show = (types: readonly string[]) =>
    types.length === TYPES.length ? "anything" : types.join(" or ") || "nothing";
  const isWider = old.every((type) => includes(now, type));
  const isNarrower = now.every((type) => includes(old, type));
  return compareSets(`type ${show(old)} to ${show(now)}`, isWider, isNarrower);
}

/** A format, a pattern or a limit accepts more values, fewer, or others. */
function compareConditions(fact: string, old: readonly unknown[], now: readonly unknown[]): Verdict[] {
  const other = fact === "pattern" ? "unknown" : "removal"; // not every pattern can be compared
  const reason = `${fact} ${showTexts(old)} to ${showTexts(now)}`;
  return compareSets(reason, covers(fact, now, old), covers(fact, old, now), other);
}

/** Compares what is accepted before and after. */
function compareSets(reason: string, isWider: boolean, isNarrower: boolean, other: Effect = "removal"): Verdict[] {
  if (isWider && isNarrower) return [];
  if (isNarrower) return [{ effect: "narrowing", reason: `narrowed: ${reason}` }];
  if (isWider) return [{ effect: "widening", reason: `widened: ${reason}` }];
  return [{ effect: other, reason: `changed: ${reason}` }];
}

/** Compares two lists item by item. */
function compareItems(fact: string, old: unknown, now: unknown, { more, less }: Rule): Verdict[] {
  const lost = listTexts(old).filter((item) => !listTexts(now).includes(item));
  const gained = listTexts(now).filter((item) => !listTexts(old).includes(item));
  return [
    ...(lost.length > 0 ? [{ effect: less, reason: `${fact} removed: ${showTexts(lost)}` }] : []),
    ...(gained.length > 0 ? [{ effect: more, reason: `${fact} added: ${showTexts(gained)}` }] : []),
  ];
}

/** Returns the items of a fact that is a list. */
function listItems(fact: unknown): readonly unknown[] {
  return Array.isArray(fact) ? fact : [];
}

function listTexts(fact: unknown): readonly string[] {
  return listItems(fact).map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
}

/** Shows the items of a list, texts without quotes. Patterns can be long. */
function showTexts(fact: unknown): string {
  const text =
    listTexts(fact)
      .map((item) => item.replace(/^"(.*)"$/, "$1"))
      .join(", ") || "none";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
