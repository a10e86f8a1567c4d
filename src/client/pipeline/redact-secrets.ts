import { isObject } from "../../contract/is-object.ts";

/** Replaces the credentials in a text. */
export type Redact = (text: string) => string;

/** A shorter value is not a secret, and may be part of any word. */
const MIN_SECRET_LENGTH = 4;
/** Escapes of a URL and of JSON, also if a text was escaped more than once. */
const ESCAPES = /(?:%|\\+u00)(?:25)*([0-9a-f]{2})|\\+/gi;
const NO_ESCAPES = /(?!)/g;
const MASK = "\uffff";

/**
 * Creates a function that replaces these values in a text, even if they are escaped for JSON, a URL or a form, or in base64. It
 * compares plain text, because an engine refuses a regular expression as long as a token can be.
 */
export function createRedactor(secrets: Iterable<string>): Redact {
  const values = [...new Set(secrets)].filter(({ length }) => length >= MIN_SECRET_LENGTH);
  const forms = [...new Set(values.flatMap(listForms))].sort((a, b) => b.length - a.length);
  // A secret may follow what looks like the start of an escape, so the text is searched as it is, too.
  return (text) => replaceForms(replaceForms(text, forms, NO_ESCAPES), forms, ESCAPES);
}

/** Lists the forms that a secret has in a text without escapes. */
function listForms(secret: string): string[] {
  // The bytes before a secret shift its base64.
  const encoded = (/^[\0-\xff]{6,}$/.test(secret) ? ["", " ", "  "] : []).map((before) =>
    `${globalThis.btoa?.(before + secret)}`.slice(
      (4 * before.length + 2) / 3,
      ((before.length + secret.length) * 4) / 3,
    ),
  );
  const bytes = /^[\0-\x7f]*$/.test(secret) ? secret : `${new URLSearchParams([["", secret]])}`.slice(1);
  return [...[secret, bytes].map((form) => unescapeText(form, ESCAPES)), ...[secret, ...encoded].map(fold)];
}

/** Makes texts comparable: without case, and without the differences between `+` and a space or base64 and base64url. */
function fold(text: string): string {
  return text.replace(/[+/_İ-]/g, " ").toLowerCase();
}

/** `onEscape` gets the position in the result, and the number of characters that the escape has more there. */
function unescapeText(text: string, escapes: RegExp, onEscape?: (at: number, removed: number) => void): string {
  let removed = 0;
  const plain = text.replace(escapes, (found: string, hex = "5c", at: number) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16)).replace("\\", "");
    onEscape?.(at - removed, found.length - character.length);
    removed += found.length - character.length;
    return character;
  });
  return fold(plain);
}

function replaceForms(text: string, forms: readonly string[], pattern: RegExp): string {
  const escapes: (readonly [at: number, removed: number])[] = [];
  let masked = unescapeText(text, pattern, (...found) => escapes.push(found));
  for (const form of forms) masked = masked.replaceAll(form, MASK.repeat(form.length));
  let [result, done, next, removed] = ["", 0, 0, 0];
  const toPosition = (at: number) => {
    for (; (escapes[next]?.[0] ?? at) < at; next++) removed += escapes[next]?.[1] ?? 0;
    return at + removed;
  };
  for (const { 0: found, index } of masked.matchAll(/\uffff+/g)) {
    result += `${text.slice(done, toPosition(index))}[secret]`;
    done = toPosition(index + found.length);
  }
  return result + text.slice(done);
}

/**
 * Removes credentials from an error that `fetch` threw, and from its causes: it replaces them in texts, and deletes properties
 * that hold objects, such as headers, and the bytes and text of malformed HTTP, which may end within a credential. `isSecret`:
 * whether the response may contain a token; then it deletes other texts too, and what messages quote.
 */
export function redactError(error: unknown, redact: Redact, isSecret = false, seen = new Set<unknown>()): unknown {
  const clean = (text: string) => (isSecret ? hideQuotes(redact(text)) : redact(text));
  if (typeof error === "string") return isSecret ? undefined : redact(error);
  if (!isObject(error) || seen.has(error)) return error;
  if (Object.isSealed(error)) return clean(String(error));
  seen.add(error);
  for (const name of new Set([...Reflect.ownKeys(error), "message", "stack"]) as Set<string>) {
    const value = error[name];
    const isText = typeof value === "string";
    const errors = [value].flat();
    const define = (to: unknown) => Reflect.defineProperty(error, name, { value: to });
    if (value instanceof Error) define(redactError(value, redact, isSecret, seen));
    else if (errors.every((item) => item instanceof Error))
      define(errors.map((item) => redactError(item, redact, isSecret, seen)));
    else if (isText && (isSecret ? KEPT.includes(name) : name !== "data")) define(clean(value));
    else if (isText || typeof value === "object") Reflect.deleteProperty(error, name) || define(undefined);
  }
  return error;
}

/** Cuts what a message quotes. */
export function hideQuotes(text: string): string {
  return text.replace(/(, got |["`{[<]).*/s, "…");
}

/** Properties of an error whose texts say what happened. */
const KEPT = ["message", "stack", "name", "code"];
