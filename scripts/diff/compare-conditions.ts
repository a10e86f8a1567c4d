import { includesType, listTexts } from "./facts.ts";
import type { Verdict } from "./policy.ts";

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
  if (wide === undefined || narrow === undefined) return wide === undefined;
  if (typeof wide === "number") {
    const limit = Number(narrow);
    if (fact === "multipleOf") return limit % wide === 0;
    return /max/i.test(fact) ? wide >= limit : wide <= limit;
  }
  const texts = listTexts(narrow);
  if (fact === "type") return texts.every((type) => includesType(listTexts(wide), type));
  return listTexts(wide).every((text) => texts.includes(text));
}

function describe(fact: string, condition: unknown): string {
  if (condition === undefined) return fact === "type" ? "anything" : "none";
  if (typeof condition === "number") return `${condition}`;
  return showTexts(listTexts(condition), fact === "type" ? " or " : ", ") || "nothing";
}

/** Shows the items of a list, texts without quotes. */
export function showTexts(items: readonly string[], separator = ", "): string {
  return items.map((text) => text.replace(/^"(.*)"$/, "$1")).join(separator);
}
