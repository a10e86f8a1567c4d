import { isObject } from "../../contract/is-object.ts";

/** Replaces the credentials in a text. */
export type Redact = (text: string) => string;

/** A shorter value is not a secret, and may be part of any word. */
const MIN_SECRET_LENGTH = 4;

/** Creates a function that replaces these values in a text, even if they are escaped for JSON or a URL. */
export function createRedactor(secrets: Iterable<string>): Redact {
  const values = [...secrets].filter(({ length }) => length >= MIN_SECRET_LENGTH).sort((a, b) => b.length - a.length);
  const patterns = values.map((value) => Array.from(value, toPattern).join(""));
  const pattern = new RegExp(patterns.join("|") || "(?!)", "gi");
  return (text) => text.replace(pattern, "[secret]");
}

function toPattern(character: string): string {
  const hex = character.charCodeAt(0).toString(16).padStart(2, "0");
  return `(?:\\\\?\\x${hex}|%${hex}|\\\\u00${hex})`;
}

/**
 * Removes credentials from an error that `fetch` threw, and from its causes: it replaces them in texts, and deletes properties
 * that hold objects, such as headers, and the bytes of malformed HTTP.
 */
export function redactError(error: unknown, redact: Redact, seen = new Set<unknown>()): unknown {
  if (typeof error === "string") return redact(error);
  if (!isObject(error) || seen.has(error)) return error;
  seen.add(error);
  for (const name of Object.getOwnPropertyNames(error)) {
    const value = error[name];
    const errors = [value].flat();
    if (errors.every((item) => item instanceof Error)) for (const item of errors) redactError(item, redact, seen);
    else if (typeof value === "string") Object.defineProperty(error, name, { value: redact(value) });
    else if (typeof value === "object") Reflect.deleteProperty(error, name);
  }
  return error;
}
