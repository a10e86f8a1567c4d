import { fullFormats } from "ajv-formats/dist/formats.js";
import { readProperty } from "../../src/contract/json.ts";
import { type Fields, listIn, type Part, readFields } from "./element.ts";
import type { Verdict } from "./policy.ts";

/** The limits of values. */
export const LIMITS = /^(max|min|exclusiveM|multipleOf|uniqueItems)/;
/** Limits that every value meets. */
const EMPTY_LIMITS = /^((minLength|minItems|minProperties) 0|multipleOf 1|uniqueItems false)$/;
/** Formats that every number of its type has. */
const FREE_FORMATS = /^(float|double|int64)$/;
const WORD_LIST = /[\w-]+(\|[\w-]+)+/g;

/** Reads the conditions that all these schemas make together: limits, and lists of texts; values are JSON. */
export function readConditions(parts: readonly Part[]): Fields {
  const find = (keyword: string) => listIn(parts, keyword).map(({ value }) => value);
  const list = (keyword: string) => [...new Set(find(keyword).flat().map(String))].sort();
  const required = list("required");
  const refused = find("not").map((value) => JSON.stringify(value));
  if (refused.includes("{}")) return { type: [], required };
  const type = intersectTypes(find("type").map((value) => [value].flat() as string[]));
  const values = intersectValues([...(find("enum") as unknown[][]), ...find("const").map((value) => [value])]);
  if (values) return { type: type ?? intersectTypes([values.map(nameType)]), enum: values, required };
  const patterns = list("pattern");
  return {
    type,
    required,
    ...readLimits(parts),
    format: list("format").filter(isCondition),
    pattern: patterns.map((text) => text.replace(WORD_LIST, "…")),
    words: [...new Set(patterns.flatMap((text) => text.match(WORD_LIST)?.join("|").split("|") ?? []))],
    not: refused,
  };
}

/** True if a format refuses some values of its type. */
function isCondition(format: string): boolean {
  return typeof readProperty(fullFormats, format) !== "boolean" && !FREE_FORMATS.test(format);
}

/** Returns the values, as JSON, that are in all of these lists; undefined if there is no list. */
function intersectValues(lists: readonly unknown[][]): string[] | undefined {
  const [first, ...others] = lists.map((values) => values.map((value) => JSON.stringify(value)));
  return first && [...new Set(first)].filter((value) => others.every((other) => other.includes(value)));
}

/** Names the type of a value that is JSON. */
function nameType(text: string): string {
  const value: unknown = JSON.parse(text);
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** Returns the types that are in all of these lists; undefined if there is no list. */
function intersectTypes(lists: readonly string[][]): string[] | undefined {
  if (lists.length === 0) return undefined;
  const common = [...new Set(lists.flat())].filter((type) => lists.every((types) => includesType(types, type)));
  return common.filter((type) => type !== "integer" || !common.includes("number")).sort();
}

/** True if a type is among others; integers are numbers. */
function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** Reads the strictest limit of each keyword. */
function readLimits(parts: readonly Part[]): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const [keyword, value] of parts.flatMap((part) => Object.entries(readFields(part.value)))) {
    if (!LIMITS.test(keyword) || EMPTY_LIMITS.test(`${keyword} ${value}`)) continue;
    const number = Number(value);
    limits[keyword] = (/max/i.test(keyword) ? Math.min : Math.max)(limits[keyword] ?? number, number);
  }
  return limits;
}

/** Compares two conditions on values by inclusion. */
export function compareConditions(fact: string, old: unknown, now: unknown): Verdict[] {
  const isWider = covers(fact, now, old);
  const isNarrower = covers(fact, old, now);
  if (isWider && isNarrower) return [];
  const reason = `${fact} ${describe(fact, old)} to ${describe(fact, now)}`;
  if (isNarrower) return [{ effect: "narrowing", reason: `narrowed: ${reason}` }];
  if (!isWider) {
    const isComparable = fact !== "pattern" && fact !== "not";
    return [{ effect: isComparable ? "removal" : "unknown", reason: `changed: ${reason}` }];
  }
  const wasRefused = reason.startsWith("type nothing"); // a value that was never sent breaks no reader
  return [{ effect: wasRefused ? "extension" : "widening", reason: `widened: ${reason}` }];
}

/** True if each value that meets the narrow condition meets the wide one. */
function covers(fact: string, wide: unknown, narrow: unknown): boolean {
  if (isNone(fact, wide) || isNone(fact, narrow)) return isNone(fact, wide);
  if (typeof wide === "number") {
    const limit = Number(narrow);
    if (fact === "multipleOf") return limit % wide === 0;
    return /max/i.test(fact) ? wide >= limit : wide <= limit;
  }
  const texts = listTexts(narrow);
  if (fact === "type") return texts.every((type) => includesType(listTexts(wide), type));
  return listTexts(wide).every((text) => texts.includes(text));
}

/** True if every value meets a condition. */
function isNone(fact: string, condition: unknown): boolean {
  return condition === undefined || (fact !== "type" && Array.isArray(condition) && condition.length === 0);
}

function describe(fact: string, condition: unknown): string {
  if (isNone(fact, condition)) return fact === "type" ? "anything" : "none";
  if (typeof condition === "number") return `${condition}`;
  return showTexts(listTexts(condition), fact === "type" ? " or " : ", ") || "nothing";
}

/** Returns the texts of a fact that is a list. */
export function listTexts(fact: unknown): readonly string[] {
  return Array.isArray(fact) ? fact : [];
}

/** Shows the items of a list, texts without quotes. */
export function showTexts(items: readonly string[], separator = ", "): string {
  return items.map((text) => text.replace(/^"(.*)"$/, "$1")).join(separator);
}
