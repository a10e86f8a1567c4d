import type { Sender, Verdict } from "./release-step.ts";

/** Keywords that bound a value, and whether a greater number allows more. */
const GROWS: Record<string, boolean> = {
  maximum: true,
  maxLength: true,
  maxItems: true,
  maxProperties: true,
  minimum: false,
  minLength: false,
  minItems: false,
  minProperties: false,
};

/**
 * Our policy for keywords that narrow or widen a value without changing its TypeScript type; `undefined` for others.
 * Narrowed is major for either side: requests are refused, or recorded answers no longer conform. Widened is minor.
 */
export function judgeBound(property: string, before: unknown, after: unknown, sender: Sender): Verdict | undefined {
  const words = `${property} ${show(before)} to ${show(after)}`;
  if (property === "additionalProperties") {
    const isClosed = after === false;
    return { step: isClosed ? "major" : "minor", reason: `${isClosed ? "narrowed" : "changed"}: ${words}` };
  }
  if (property === "format" || property === "pattern" || property === "uniqueItems") {
    const isWider = after === undefined || after === null || after === false;
    return { step: isWider ? "minor" : "major", reason: `${isWider ? "widened" : "narrowed"}: ${words}` };
  }
  const grows = GROWS[property];
  if (grows === undefined) return undefined;
  const isWider =
    typeof after !== "number" || (typeof before === "number" && (grows ? after > before : after < before));
  const reason = `${isWider ? "widened" : "narrowed"}: ${words}${sender === "client" ? "" : " in an answer"}`;
  return { step: isWider ? "minor" : "major", reason };
}

function show(value: unknown): string {
  return value === undefined || value === null ? "none" : String(value).slice(0, 40);
}
