import { allows, showWay, type Way } from "./authentication.ts";
import { covers, isCondition, TYPES } from "./conditions.ts";
import type { Effect, Verdict } from "./policy.ts";

/** A fact of an element that differs between two contracts; undefined where it is missing. */
export interface FactChange {
  /** The keyword, such as `maximum`. */
  readonly fact: string;
  readonly old: unknown;
  readonly now: unknown;
  /** True if the readers of the element tolerate values that they do not know. */
  readonly mayGrow: boolean;
}

/** How facts are compared that are no conditions on values; all others are unknown. */
const RULES: Readonly<Record<string, (change: FactChange) => Verdict[]>> = {
  required: compareRequired,
  type: compareTypes,
  enum: compareValues,
  known: (change) =>
    compareItems(
      change,
      { effect: "addition", reason: "known value removed" },
      { effect: "addition", reason: "new known value" },
    ),
  security: compareSecurity,
  scopes: (change) =>
    compareItems(change, { effect: "removal", reason: "scope removed" }, { effect: "addition", reason: "new scope" }),
  default: (change) => (change.old === undefined ? [] : replaced("removal")(change)),
  version: replaced("addition"),
  operationId: replaced("method"),
  name: replaced("method"),
  "x-pagination": promise({ more: "method", less: "method" }),
  "x-scopes-of": promise({ more: "method", less: "method" }),
  "x-errors": promise({ more: "addition", less: "removal" }),
  "x-gone-status": promise({ more: "addition", less: "removal" }),
  "x-idempotent": promise({ more: "addition", less: "removal" }),
  "x-path-alternatives": promise({ more: "addition", less: "removal" }),
  "format password": promise({ more: "addition", less: "removal" }), // logs show what is no secret any more
  "x-may-grow": promise({ more: "widening", less: "addition" }),
  "x-lifetime": promise({ more: "addition", less: "addition" }),
  "x-redact": promise({ more: "addition", less: "addition" }),
  deprecated: promise({ more: "addition", less: "addition" }),
};
const compareUnknown = promise({ more: "unknown", less: "unknown" });

/** Compares a fact that changed. */
export function compareFact(change: FactChange): Verdict[] {
  if (isCondition(change.fact)) return compareConditions(change);
  const rule = Object.hasOwn(RULES, change.fact) ? RULES[change.fact] : undefined;
  return rule ? rule(change) : compareUnknown(change);
}

/** Something is always sent now, or may be absent. */
function compareRequired(change: FactChange): Verdict[] {
  const lost: Verdict = { effect: "widening", reason: "now optional" };
  const gained: Verdict = { effect: "requirement", reason: "now required" };
  if (typeof (change.old ?? change.now) === "boolean") return [change.now ? gained : lost];
  return compareItems(change, lost, gained);
}

/** Values have more types, fewer, or others; integers are numbers. */
function compareTypes({ old, now }: FactChange): Verdict[] {
  const before = listTexts(old);
  const after = listTexts(now);
  const includes = (types: readonly string[], type: string) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  const show = (types: readonly string[]) =>
    types.length === TYPES.length ? "anything" : types.join(" or ") || "nothing";
  return compareSets(
    `type ${show(before)} to ${show(after)}`,
    before.every((type) => includes(after, type)),
    after.every((type) => includes(before, type)),
  );
}

/** A list of values is new or gone, or has lost or gained some. */
function compareValues(change: FactChange): Verdict[] {
  const old = listTexts(change.old);
  const now = listTexts(change.now);
  const reason = `${showTexts(old)} to ${showTexts(now)}`;
  if (old.length === 0 || now.length === 0) return compareSets(`enum ${reason}`, now.length === 0, old.length === 0);
  if (!old.some((value) => now.includes(value))) return [{ effect: "removal", reason: `changed: ${reason}` }];
  const gained: Verdict = change.mayGrow
    ? { effect: "extension", reason: "new value" }
    : { effect: "widening", reason: "new value in a closed list" };
  return compareItems(change, { effect: "narrowing", reason: "value removed" }, gained);
}

/** A way to authenticate is new or gone. One that needs more is gone if the other stays. */
function compareSecurity({ old, now }: FactChange): Verdict[] {
  const before = listItems(old) as readonly Way[];
  const after = listItems(now) as readonly Way[];
  const list = (ways: readonly Way[], others: readonly Way[]) =>
    ways.filter((way) => !others.some((each) => allows(each, way))).map(showWay);
  return describeItems([
    { effect: "removal", reason: "way to authenticate removed", items: list(before, after) },
    { effect: "widening", reason: "new way to authenticate", items: list(after, before) },
  ]);
}

/** A format, a pattern or a limit accepts more values, fewer, or others. */
function compareConditions({ fact, old, now, mayGrow }: FactChange): Verdict[] {
  const before = listItems(old);
  const after = listItems(now);
  const reason = `${fact} ${shorten(showTexts(before.map(String)))} to ${shorten(showTexts(after.map(String)))}`;
  const other = fact === "pattern" ? "unknown" : "removal"; // not every pattern can be compared
  const verdicts = compareSets(reason, covers(fact, after, before), covers(fact, before, after), other);
  if (!mayGrow || after.length === 0) return verdicts;
  return verdicts.map((verdict) => (verdict.effect === "widening" ? { ...verdict, effect: "extension" } : verdict));
}

/** Compares what is accepted before and after. */
function compareSets(reason: string, isWider: boolean, isNarrower: boolean, other: Effect = "removal"): Verdict[] {
  if (isWider && isNarrower) return [];
  if (isNarrower) return [{ effect: "narrowing", reason: `narrowed: ${reason}` }];
  if (isWider) return [{ effect: "widening", reason: `widened: ${reason}` }];
  return [{ effect: other, reason: `changed: ${reason}` }];
}

/** Compares two lists item by item. The verdicts are completed by the items that are lost or gained. */
function compareItems({ old, now }: FactChange, lost: Verdict, gained: Verdict): Verdict[] {
  const before = listTexts(old);
  const after = listTexts(now);
  return describeItems([
    { ...lost, items: before.filter((item) => !after.includes(item)) },
    { ...gained, items: after.filter((item) => !before.includes(item)) },
  ]);
}

/** Adds their items to the reasons of verdicts. A verdict without items is none. */
function describeItems(verdicts: readonly (Verdict & { readonly items: readonly string[] })[]): Verdict[] {
  const filled = verdicts.filter(({ items }) => items.length > 0);
  return filled.map(({ effect, reason, items }) => ({ effect, reason: `${reason}: ${showTexts(items)}` }));
}

/** Returns the rule of a fact that can only be replaced. */
function replaced(effect: Effect) {
  return ({ fact, old, now }: FactChange): Verdict[] => [
    { effect, reason: `${fact} changed: ${old ?? "none"} to ${now ?? "none"}` },
  ];
}

/** Returns the rule of a fact that says more if it is new or its list grows, and less if it is removed or changes. */
function promise(effects: { readonly more: Effect; readonly less: Effect }) {
  return ({ fact, old, now }: FactChange): Verdict[] => {
    const items = listItems(now).map((item) => JSON.stringify(item));
    const hasGrown = Array.isArray(now) && listItems(old).every((item) => items.includes(JSON.stringify(item)));
    if (!old) return [{ effect: effects.more, reason: `${fact} added` }];
    return [{ effect: hasGrown ? effects.more : effects.less, reason: `${fact} ${now ? "changed" : "removed"}` }];
  };
}

/** Returns the items of a fact that is a list. */
function listItems(fact: unknown): readonly unknown[] {
  return Array.isArray(fact) ? fact : [];
}

function listTexts(fact: unknown): readonly string[] {
  return listItems(fact).map(String);
}

/** Shows the items of a list, texts without quotes. */
function showTexts(items: readonly string[]): string {
  return items.map((text) => text.replace(/^"(.*)"$/, "$1")).join(", ") || "none";
}

/** Shortens a text, such as a pattern that lists words. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
