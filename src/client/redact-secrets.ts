import { isObject } from "../contract/json.ts";

/** Replaces the credentials in a text. */
export type Redact = (text: string) => string;

/** A shorter value may be part of any word: it is replaced only if it is the whole text. */
const MIN_SECRET_LENGTH = 8;
/** Escapes of a URL and of JSON, also if a text was escaped more than once, and the rest of one at the end of a text. */
const ESCAPES = /%(?:25)*[0-9a-f]?$|\\+u0{0,2}[0-9a-f]?$|(?:%|\\+u00)(?:25)*([0-9a-f]{2})|\\+/gi;

/**
 * Creates a function that replaces these values in a text. A text that contains one in another form is replaced as a whole: escaped
 * for JSON, a URL or a form, in base64, or cut off at its end. It compares plain text, because an engine refuses a regular expression
 * as long as a token can be.
 */
export function createRedactor(secrets: Iterable<string>): Redact {
  const values = [...new Set(secrets)].filter(({ length }) => length > 0).sort((a, b) => b.length - a.length);
  const long = values.filter(({ length }) => length >= MIN_SECRET_LENGTH);
  const forms = long.flatMap(listForms);
  const wholeTexts = new Set(values.flatMap(listForms));
  return (text) => {
    if (wholeTexts.has(normalize(text))) return "[secret]";
    const clean = long.reduce((rest, secret) => rest.replaceAll(secret, "[secret]"), text);
    const plain = normalize(clean);
    return forms.some((form) => plain.includes(form) || endsInside(plain, form)) ? "[secret]" : clean;
  };
}

/** Lists the forms that a secret can have in a normalized text. */
function listForms(secret: string): string[] {
  // The bytes before a secret shift its base64.
  const encode = (before: string) =>
    `${globalThis.btoa?.(before + secret)}`.slice((4 * before.length + 2) / 3, ((before + secret).length * 4) / 3);
  const encoded = /^[\0-\xff]{6,}$/.test(secret) ? ["", " ", "  "].map(encode) : [];
  return [normalize(secret), fold(secret.replaceAll("\\", "")), ...encoded.map(fold)]; // a secret may resemble escapes
}

/** Makes texts comparable: without escapes and case, and without the differences between `+` and a space or base64 and base64url. */
function normalize(text: string): string {
  const decode = (_: string, hex = "5c") => String.fromCharCode(Number.parseInt(hex, 16)).replace("\\", "");
  return fold(text.replace(ESCAPES, decode));
}

function fold(text: string): string {
  return text.replace(/[+/_-]/g, " ").toLowerCase();
}

/** True if a text ends inside a secret. */
function endsInside(text: string, form: string): boolean {
  const start = form.slice(0, MIN_SECRET_LENGTH);
  let at = text.indexOf(start, Math.max(0, text.length - form.length));
  while (at >= 0 && !form.startsWith(text.slice(at))) at = text.indexOf(start, at + 1);
  return at >= 0;
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
 * `syscall`, `hostname`, `port` and causes. The original may hold requests, headers and bytes, be frozen, or come from another realm. `isSecret`: the
 * response may contain a token; then messages lose what they quote, and text that is not an error is lost.
 */
export function copyError(thrown: unknown, redact: Redact, isSecret = false, depth = 0): unknown {
  const clean = (text: string) => (isSecret ? hideQuotes(redact(text)) : redact(text));
  if (typeof thrown === "string") return isSecret ? undefined : redact(thrown);
  if (Object(thrown) !== thrown) return thrown;
  const message = readProperty(thrown, "message");
  const inner = depth < MAX_CAUSES ? readProperty(thrown, "cause") : undefined;
  const cause = copyError(inner, redact, isSecret, depth + 1);
  const copy = new Error(clean(typeof message === "string" ? message : ""), cause === undefined ? {} : { cause });
  for (const name of COPIED) {
    const found = readProperty(thrown, name);
    const value = typeof found === "string" ? clean(found) : found;
    const enumerable = name !== "name" && name !== "stack";
    if (typeof value === "string" || typeof value === "number")
      Object.defineProperty(copy, name, { value, enumerable });
  }
  return copy;
}

/** Reads a property of a foreign object, whose getter or proxy may throw. */
export function readProperty(object: unknown, name: string): unknown {
  try {
    return Object(object)[name];
  } catch {
    return undefined;
  }
}

/** Cuts a message at its first quotation. */
export function hideQuotes(text: string): string {
  return text.replace(/(, got |["`{[<]).*/s, "…");
}
