import type { MessageDirection } from "./message-direction.ts";
import type { Classification } from "./release-step.ts";

/** Keywords that limit a value, and whether a greater number allows more. */
const WIDENS: Record<string, boolean> = {
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
 * Classifies a change of a keyword that limits a value without changing its TypeScript type; returns `undefined` for other
 * keywords. Narrowing is major in both directions: requests are refused, or recorded responses no longer conform.
 */
export function classifyBound(
  property: string,
  before: unknown,
  after: unknown,
  direction: MessageDirection,
): Classification | undefined {
  const words = `${property} ${show(before)} to ${show(after)}`;
  if (property === "additionalProperties") {
    const isClosed = after === false;
    return { step: isClosed ? "major" : "minor", reason: `${isClosed ? "narrowed" : "changed"}: ${words}` };
  }
  if (property === "format" || property === "pattern" || property === "uniqueItems") {
    const isWider = after === undefined || after === null || after === false;
    return { step: isWider ? "minor" : "major", reason: `${isWider ? "widened" : "narrowed"}: ${words}` };
  }
  const widens = WIDENS[property];
  if (widens === undefined) return undefined;
  const isWider =
    typeof after !== "number" || (typeof before === "number" && (widens ? after > before : after < before));
  const reason = `${isWider ? "widened" : "narrowed"}: ${words}${direction === "request" ? "" : " in a response"}`;
  return { step: isWider ? "minor" : "major", reason };
}

function show(value: unknown): string {
  return value === undefined || value === null ? "none" : String(value).slice(0, 40);
}
