import { covers, isCondition } from "./conditions.ts";
import type { Effect, Verdict } from "./policy.ts";
import { TYPES } from "./schema-element.ts";

/** A fact of an element that differs between two contracts; undefined where it is missing. */
export interface FactChange {
  /** The keyword, such as `maximum`. */
  readonly fact: string;
  readonly old: unknown;
  readonly now: unknown;
  /** True if the readers of the element tolerate values that they do not know. */
  readonly mayGrow: boolean;
}

/** The effects of a fact, and of an item of a list, that is new (`more`), and of one that is removed or replaced (`less`). */
interface Rule {
  readonly more: Effect;
  readonly less: Effect;
  /** What a finding calls something new and something removed. @default "FACT added" and "FACT removed" */
  readonly words?: { readonly more: string; readonly less: string };
}

const RULES: Readonly<Record<string, Rule>> = {
  required: { more: "requirement", less: "widening", words: { more: "now required", less: "now optional" } },
  enum: {
    more: "widening",
    less: "narrowing",
    words: { more: "new value in a closed list", less: "value removed" },
  },
  known: { more: "addition", less: "addition", words: { more: "new known value", less: "known value removed" } },
  security: {
    more: "widening",
    less: "removal",
    words: { more: "new way to authenticate", less: "way to authenticate removed" },
  },
  scopes: { more: "addition", less: "removal", words: { more: "new scope", less: "scope removed" } },
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

/** Compares a fact that changed. */
export function compareFact(change: FactChange): Verdict[] {
  const { fact, old, now } = change;
  const rule = (Object.hasOwn(RULES, fact) && RULES[fact]) || UNKNOWN;
  if (isCondition(fact)) return compareConditions(change);
  if (fact === "type") return compareTypes(listTexts(old), listTexts(now));
  if (fact === "enum") return compareValues(change, rule);
  if (rule !== UNKNOWN && Array.isArray(old ?? now)) return compareItems(change, rule);
  const { more = `${fact} added`, less = `${fact} removed` } = rule.words ?? {};
  if (old === undefined) return [{ effect: rule.more, reason: more }];
  if (now === undefined) return [{ effect: rule.less, reason: less }];
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

/** A list of values is new or gone, or has lost or gained some. */
function compareValues(change: FactChange, rule: Rule): Verdict[] {
  const { old, now, mayGrow } = change;
  const reason = `enum ${showTexts(listTexts(old))} to ${showTexts(listTexts(now))}`;
  if (old === undefined || now === undefined) return compareSets(reason, now === undefined, old === undefined);
  if (!listTexts(old).some((value) => listTexts(now).includes(value))) return compareSets(reason, false, false);
  const growing: Rule = { ...rule, more: "extension", words: { more: "new value", less: "value removed" } };
  return compareItems(change, mayGrow ? growing : rule);
}

/** A format, a pattern or a limit accepts more values, fewer, or others. */
function compareConditions({ fact, old, now }: FactChange): Verdict[] {
  const before = listItems(old);
  const after = listItems(now);
  const reason = `${fact} ${shorten(showTexts(before.map(String)))} to ${shorten(showTexts(after.map(String)))}`;
  const other = fact === "pattern" ? "unknown" : "removal"; // not every pattern can be compared
  return compareSets(reason, covers(fact, after, before), covers(fact, before, after), other);
}

/** Compares what is accepted before and after. */
function compareSets(reason: string, isWider: boolean, isNarrower: boolean, other: Effect = "removal"): Verdict[] {
  if (isWider && isNarrower) return [];
  if (isNarrower) return [{ effect: "narrowing", reason: `narrowed: ${reason}` }];
  if (isWider) return [{ effect: "widening", reason: `widened: ${reason}` }];
  return [{ effect: other, reason: `changed: ${reason}` }];
}

/** Compares two lists item by item. */
function compareItems({ fact, old, now }: FactChange, { more, less, words }: Rule): Verdict[] {
  const before = listTexts(old);
  const after = listTexts(now);
  const lost = before.filter((item) => !after.includes(item));
  const gained = after.filter((item) => !before.includes(item));
  const verdicts = [
    { effect: less, reason: words?.less ?? `${fact} removed`, items: lost },
    { effect: more, reason: words?.more ?? `${fact} added`, items: gained },
  ];
  const filled = verdicts.filter(({ items }) => items.length > 0);
  return filled.map(({ effect, reason, items }) => ({ effect, reason: `${reason}: ${shorten(showTexts(items))}` }));
}

/** Returns the items of a fact that is a list. */
function listItems(fact: unknown): readonly unknown[] {
  return Array.isArray(fact) ? fact : [];
}

function listTexts(fact: unknown): readonly string[] {
  return listItems(fact).map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
}

/** Shows the items of a list, texts without quotes. */
function showTexts(items: readonly string[]): string {
  return items.map((text) => text.replace(/^"(.*)"$/, "$1")).join(", ") || "none";
}

/** Shortens a text, such as a pattern that lists words. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
