/** True if a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a property of a value; undefined if the value is no object or does not have it. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Parses JSON. Returns undefined if the text is not JSON. */
export function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Converts a path to a JSON pointer (RFC 6901). */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Converts a JSON pointer to a path (RFC 6901). */
export function toPath(pointer: string): string[] {
  const tokens = pointer.split("/").slice(1);
  return tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the value that a JSON pointer refers to, or undefined if it does not exist. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const name of toPath(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** Returns a name as a key of an object in TypeScript: in quotes unless it is an identifier. */
export function quoteName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

const MAX_SHOWN_LENGTH = 80;

/** Describes a value for a report: short scalars of JSON as JSON, everything else by its type; secrets are not shown. */
export function describeValue(value: unknown, isSecret = false): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "array";
  if (typeof value === "object" && value !== null) return "object";
  if (["bigint", "function", "symbol"].includes(typeof value)) return typeof value;
  if (isSecret && value !== null) return `${typeof value} (not shown)`;
  const json = JSON.stringify(value);
  return json.length <= MAX_SHOWN_LENGTH ? json : `${typeof value} of ${json.length} characters`;
}

/** A value that was found, as text. */
export interface FoundValue {
  readonly found: string;
  /** What a report shows in its place if the value can be personal data: `string (not shown)`. */
  readonly hidden?: string;
}

/** Describes a value that was found. A text can be personal data, and so can a number that no schema describes. */
export function describeFound(value: unknown, isNumberKnown = false): FoundValue {
  const found = describeValue(value);
  const isPublic = typeof value !== "string" && (isNumberKnown || typeof value !== "number");
  return isPublic ? { found } : { found, hidden: `${typeof value} (not shown)` };
}

/** Describes a text that is not JSON. */
export function describeNoJson(text: string): FoundValue {
  return { found: `text of length ${text.length}`, hidden: "text" };
}

/** Control characters, line separators, characters that change the direction of text, and two that XML cannot contain. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** Shows invisible characters as `\u001b`: with them, a recording could rewrite a terminal or a log. */
export function escapeControls(text: string, kept = ""): string {
  return text.replace(HIDDEN, (character) =>
    character === kept ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
