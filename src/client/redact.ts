import { isObject } from "../contract/json.ts";
import { secretProperties } from "../contract/vocabulary.ts";
import type { OutgoingRequest, Redact } from "./middleware.ts";

/** Names of headers that may hold a credential that the caller adds. */
const SECRET_NAME = /auth|cookie|key|secret|token/i;

export function createRequestRedactor({ url, body = "", headers, credentials }: OutgoingRequest): Redact {
  const added = Object.entries(headers).filter(([name]) => SECRET_NAME.test(name));
  const texts = [...Object.values(credentials ?? {}), ...added.map(([, text]) => text)];
  const values = texts.map((text) => text.replace(/^(?:Basic|Bearer|Token) /i, ""));
  const fields = [new URL(url).searchParams, new URLSearchParams(body)];
  const inFields = secretProperties.flatMap((name) => fields.flatMap((each) => each.getAll(name)));
  return createSecretReplacer([...values, ...inFields, ...findInJson(body)]);
}

function findInJson(body: string): string[] {
  const found: unknown[] = [];
  const isSecret = (name: string) => secretProperties.some((secret) => secret === name);
  try {
    JSON.parse(body, (name, value) => {
      if (isSecret(name)) found.push(value);
      return value;
    });
  } catch {
    // it is not JSON
  }
  return found.flat(Infinity).map(String);
}

/** A shorter value may be part of any word, so it is not replaced. */
const MIN_SECRET_LENGTH = 8;

/**
 * Creates a function that replaces these values in a text, as they are and encoded. It compares plain text, because an engine refuses a
 * regular expression as long as a token can be.
 */
export function createSecretReplacer(secrets: readonly string[]): Redact {
  const forms = new Set(secrets.filter(({ length }) => length >= MIN_SECRET_LENGTH).flatMap(listForms));
  const parts = [...forms].sort((a, b) => b.length - a.length); // a secret may be a part of another
  const longest = parts[0]?.length ?? 0;
  return (text, maxLength = text.length) => {
    const shown = parts.reduce((rest, part) => rest.replaceAll(part, "[secret]"), text.slice(0, maxLength));
    // A cut may leave the beginning of a secret at the end.
    return maxLength < text.length ? shown.slice(0, Math.max(0, shown.length - longest)) : shown;
  };
}

/** How services, gateways and libraries write a text into another one. */
const encoders: readonly ((text: string) => string)[] = [
  encodePercent,
  (text) => encodePercent(text).replaceAll(/%../g, (code) => code.toLowerCase()),
  (text) => new URLSearchParams({ text }).toString().slice("text=".length),
  encodeJson,
  (text) => encodeJson(text).replaceAll("/", "\\/"),
];

/** Lists a secret as it is, encoded, and encoded twice: a text of JSON may have JSON in it. */
function listForms(secret: string): string[] {
  const once = encoders.map((encode) => encode(secret));
  const twice = once.flatMap((text) => encoders.map((encode) => encode(text)));
  return [secret, ...once, ...twice];
}

function encodePercent(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function encodeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Copies headers, without credentials: a gateway may repeat the request in its refusal. */
export function copyHeaders(headers: Pick<Headers, "forEach">, redact: Redact): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    copy.append(name, redact(value));
  });
  return copy;
}

/** Properties of the Error object (§7.1) by which code decides. */
const FACTS = new Set(["key", "resource_type", "resource_id", "request_id"]);

/** Maximum length of a refusal. Redaction takes time for each character, and an Error object is short. */
const MAX_REFUSAL_LENGTH = 100_000;

/** Redacts the texts in the body of a refusal, and no property by which code decides. */
export function redactBody(body: string, redact: Redact): string {
  if (body.length > MAX_REFUSAL_LENGTH) return redact(body, MAX_REFUSAL_LENGTH);
  const redactValue = (name: string, value: unknown) =>
    typeof value === "string" && !FACTS.has(name) ? redact(value) : value;
  try {
    return JSON.stringify(JSON.parse(body, redactValue));
  } catch {
    return redact(body); // it is not JSON, or its nesting is too deep
  }
}

const MAX_CAUSES = 8;
const COPIED = ["name", "stack", "code", "errno", "syscall", "hostname", "port"];

/**
 * Describes a value that `fetch` threw in a new error, without credentials: with its name, message, stack, `code`, `errno`,
 * `syscall`, `hostname`, `port` and causes. The original may hold requests, headers and bytes, or come from another realm.
 */
export function copyError(thrown: unknown, redact: Redact, depth = 0): unknown {
  if (typeof thrown === "string") return redact(thrown);
  if (!isObject(thrown)) return thrown;
  const cause = depth < MAX_CAUSES ? copyError(thrown.cause, redact, depth + 1) : undefined;
  const message = redact(String(thrown.message ?? ""));
  const copy = new Error(message, cause === undefined ? {} : { cause });
  for (const name of COPIED) {
    const found = thrown[name];
    const value = typeof found === "string" ? redact(found) : found;
    const isShown = typeof value === "string" || typeof value === "number";
    if (isShown) Object.defineProperty(copy, name, { value, enumerable: !(name in copy) });
  }
  return copy;
}
