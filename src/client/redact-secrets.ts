import { isObject } from "../contract/json.ts";

/** Replaces the credentials in a text. */
export type Redact = (text: string) => string;

/** A shorter value may be part of any word: it is replaced only if it is the whole text. */
const MIN_SECRET_LENGTH = 8;

/**
 * Creates a function that replaces these values in a text: as they are, percent-encoded, and escaped for JSON. It compares plain
 * text, because an engine refuses a regular expression as long as a token can be.
 */
export function createSecretReplacer(secrets: Iterable<string>): Redact {
  const forms = Array.from(secrets, listForms).flat();
  const wholeTexts = new Set(forms.filter(({ length }) => length > 0));
  // A secret may be a part of another.
  const parts = [...wholeTexts].filter(({ length }) => length >= MIN_SECRET_LENGTH).sort((a, b) => b.length - a.length);
  return (text) => {
    if (wholeTexts.has(text)) return "[secret]";
    return parts.reduce((rest, part) => rest.replaceAll(part, "[secret]"), text);
  };
}

function listForms(secret: string): string[] {
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
}

/** Properties of the Error object (§7.1) by which code decides. */
const FACTS = new Set(["code", "key", "status", "resource_type", "resource_id", "request_id"]);

/** Redacts the texts in the body of a refusal, and no property by which code decides; one of OAuth 2.0 is a single word. */
export function redactBody(body: string, redact: Redact): string {
  const isFact = (name: string, value: unknown) => FACTS.has(name) || (name === "error" && /^\S+$/.test(String(value)));
  const redactValue = (name: string, value: unknown): unknown => {
    if (typeof value === "string") return isFact(name, value) ? value : redact(value);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [FACTS.has(key) ? key : redact(key), inner]));
  };
  try {
    return JSON.stringify(JSON.parse(body, redactValue));
  } catch {
    return redact(body); // it is not JSON, or its nesting is too deep
  }
}

/** Maximum number of nested causes that a copy has. */
const MAX_CAUSES = 8;
/** Properties of an error that its copy has. */
const COPIED = ["name", "stack", "code", "errno", "syscall", "hostname", "port"];

/**
 * Describes a value that `fetch` threw in a new error, without credentials: with its name, message, stack, `code`, `errno`,
 * `syscall`, `hostname`, `port` and causes. The original may hold requests, headers and bytes, be frozen, or come from another
 * realm. `isSecret`: the response may contain a token, so the copy drops quotations, and a text that is thrown is dropped.
 */
export function copyError(thrown: unknown, redact: Redact, isSecret = false, depth = 0): unknown {
  const clean = (text: string) => (isSecret ? hideQuotes(redact(text)) : redact(text));
  if (typeof thrown === "string") return isSecret ? undefined : redact(thrown);
  if ((typeof thrown !== "object" && typeof thrown !== "function") || thrown === null) return thrown;
  const message = tryReadProperty(thrown, "message");
  const inner = depth < MAX_CAUSES ? tryReadProperty(thrown, "cause") : undefined;
  const cause = copyError(inner, redact, isSecret, depth + 1);
  const copy = new Error(clean(typeof message === "string" ? message : ""), cause === undefined ? {} : { cause });
  for (const name of COPIED) {
    const found = tryReadProperty(thrown, name);
    const value = typeof found === "string" ? clean(found) : found;
    const enumerable = name !== "name" && name !== "stack";
    if (typeof value === "string" || typeof value === "number")
      Object.defineProperty(copy, name, { value, enumerable });
  }
  return copy;
}

/** Reads a property of a value that `fetch` threw: a getter or a proxy may throw, too. */
function tryReadProperty(thrown: object, name: string): unknown {
  try {
    return (thrown as Record<string, unknown>)[name];
  } catch {
    return undefined;
  }
}

/** Cuts a message at its first quotation. */
export function hideQuotes(text: string): string {
  return text.replace(/(, got |["`{[<]).*/s, "…");
}
