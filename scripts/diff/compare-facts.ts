import { type Effect, GROWTH } from "./classify-change.ts";
import type { Node, Sender } from "./part.ts";
import { NO_CREDENTIALS } from "./resolve-contract.ts";
import { includesType, LIMITS, listTexts } from "./resolve-schema.ts";

/** The effect of a changed fact, and the words for it. */
export type Verdict = readonly [effect: Effect, reason: string];

/** Facts whose other value replaces the old one. */
const REPLACED: Readonly<Record<string, Effect>> = {
  ...{ style: "removal", explode: "removal", default: "removal", discriminator: "removal", tokenUrl: "removal" },
  ...{ version: "addition", openapi: "addition", operationId: "method" },
};
/** The words before the items that a list has lost or gained, and the effects, which may depend on the reader. */
const LISTS: Readonly<Record<string, readonly [lost: string, lostEffect: Effect, gained: string, effect?: Effect]>> = {
  enum: ["value removed: ", "narrowing", "new value "],
  words: ["value removed: ", "narrowing", "new value "],
  alternatives: ["alternative removed: ", "narrowing", "new alternative "],
  required: ["now optional: ", "widening", "now required: ", "requirement"],
  known: ["known value removed: ", "addition", "new known value ", "addition"],
  mapping: ["mapping removed: ", "removal", "mapping changed: ", "removal"],
  security: ["way to authenticate removed: ", "removal", "new way to authenticate: ", "addition"],
};

/** Whether a fact limits the values of a schema. */
export function isCondition(field: string): boolean {
  return /^(type|enum|format|pattern|not|alternatives|words)$/.test(field) || LIMITS.test(field);
}

/** Compares two values of a fact of a node, of which one can be missing. A response may have new values if its list may grow. */
export function compareFact(field: string, old: unknown, now: unknown, { facts, sender }: Node): Verdict[] {
  if (typeof (old ?? now) === "boolean" && field === "required")
    return [now ? ["requirement", "now required"] : ["widening", "now optional"]];
  if (/^(required|known|mapping|security)$/.test(field) || (field in LISTS && old && now))
    return compareLists(field, listTexts(old), listTexts(now), sender, facts["x-may-grow"] === true);
  if (isCondition(field)) return compareConditions(field, old, now);
  if (field === "union" && old && now)
    return [[old === "oneOf" ? "widening" : "narrowing", `${old} changed to ${now}`]];
  if (field === "union" || (field === "default" && old === undefined)) return [];
  const replaced = REPLACED[field];
  if (replaced) return [[replaced, `${field} changed: ${old ?? "none"} to ${now ?? "none"}`]];
  const [grown, changed] = GROWTH[field] ?? ["unknown", "unknown"];
  const listed = (values: unknown) => [values ?? []].flat().map((value) => JSON.stringify(value));
  const isGrown = !old || (Array.isArray(now) && listed(old).every((value) => listed(now).includes(value)));
  const isLost = now === undefined || now === false;
  return [[isGrown ? grown : changed, `${field} ${old ? (isLost ? "removed" : "changed") : "added"}`]];
}

/** Whether an item of a list allows all that another one allows: a way to authenticate, if it needs no more. */
function allows(item: string, other: string): boolean {
  const parts = other.split(" + ");
  return (
    item === NO_CREDENTIALS ||
    item.split(" + ").every((part) => parts.some((each) => `${each} `.startsWith(`${part} `)))
  );
}

/** Compares two lists item by item. */
function compareLists(
  field: string,
  old: readonly string[],
  now: readonly string[],
  sender: Sender,
  mayGrow: boolean,
): Verdict[] {
  const effect = sender === "service" && mayGrow ? "extension" : "widening";
  const includes = (list: readonly string[], item: string) =>
    field === "security" ? list.some((each) => allows(each, item)) : list.includes(item);
  const [lost, gained] = [old.filter((item) => !includes(now, item)), now.filter((item) => !includes(old, item))];
  const [lostWords, lostEffect, gainedWords, gainedEffect = effect] = LISTS[field] as (typeof LISTS)[string];
  const hint = sender === "service" && field === "enum" && gainedEffect === "widening" ? " in a closed list" : "";
  if (lost.length > 0 && lost.length === old.length && gained.length > 0 && lostEffect === "narrowing")
    return [["removal", `changed: ${show(lost)} to ${show(gained)}`]];
  return [
    ...(lost.length > 0 ? [[lostEffect, `${lostWords}${show(lost)}`] as const] : []),
    ...(gained.length > 0 ? [[gainedEffect, `${gainedWords}${show(gained)}${hint}`] as const] : []),
  ];
}

function show(items: readonly string[], separator = ", "): string {
  return items.map((text) => text.replace(/^"(.*)"$/, "$1")).join(separator);
}

/** Compares two conditions by inclusion. */
function compareConditions(field: string, old: unknown, now: unknown): Verdict[] {
  const [isWider, isNarrower] = [covers(field, now, old), covers(field, old, now)];
  const reason = `${field} ${describe(field, old)} to ${describe(field, now)}`;
  if (field === "words" || (isWider && isNarrower)) return []; // the pattern around the words has changed too
  if (isNarrower) return [["narrowing", `narrowed: ${reason}`]];
  if (isWider) return [[reason.startsWith("type nothing") ? "extension" : "widening", `widened: ${reason}`]];
  return [[/^(pattern|not)$/.test(field) ? "unknown" : "removal", `changed: ${reason}`]];
}

/** Whether each value that meets the narrow condition meets the wide one. */
function covers(field: string, wide: unknown, narrow: unknown): boolean {
  if (wide === undefined || narrow === undefined) return wide === undefined;
  if (typeof wide === "number") {
    const limit = Number(narrow);
    return field === "multipleOf" ? limit % wide === 0 : /max/i.test(field) ? wide >= limit : wide <= limit;
  }
  const texts = listTexts(narrow);
  return field === "type"
    ? texts.every((type) => includesType(listTexts(wide), type))
    : listTexts(wide).every((text) => texts.includes(text));
}

function describe(field: string, condition: unknown): string {
  if (condition === undefined) return field === "type" ? "anything" : "none";
  if (typeof condition === "number") return `${condition}`;
  return show(listTexts(condition), field === "type" ? " or " : ", ") || "nothing";
}
