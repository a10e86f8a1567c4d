import { isObject } from "../contract/json.ts";
import type { OutgoingRequest } from "./middleware.ts";

/** Replaces the credentials in a text. */
export type Redact = (text: string) => string;

/** Names of headers that may hold a credential that the caller adds. */
const SECRET_NAME = /auth|cookie|key|secret|token/i;

/** Creates a function that replaces the credentials of a request in a text. */
export function createRequestRedactor({ body, headers, credentials }: OutgoingRequest): Redact {
  const added = Object.entries(headers).filter(([name]) => SECRET_NAME.test(name));
  const texts = [...Object.values(credentials), ...added.map(([, text]) => text)];
  const values = texts.map((text) => text.replace(/^(?:Basic|Bearer|Token) /i, ""));
  return createSecretReplacer([...values, new URLSearchParams(body).get("access_token") ?? ""]);
}

/** A shorter value may be part of any word, so it is not replaced. */
const MIN_SECRET_LENGTH = 8;

/**
 * Creates a function that replaces these values in a text: as they are, percent-encoded, and escaped for JSON. It compares plain
 * text, because an engine refuses a regular expression as long as a token can be.
 */
export function createSecretReplacer(secrets: readonly string[]): Redact {
  const forms = secrets.filter(({ length }) => length >= MIN_SECRET_LENGTH).flatMap(listForms);
  const parts = forms.sort((a, b) => b.length - a.length); // a secret may be a part of another
  return (text) => parts.reduce((rest, part) => rest.replaceAll(part, "[secret]"), text);
}

function listForms(secret: string): string[] {
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
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
const FACTS = new Set(["code", "key", "status", "resource_type", "resource_id", "request_id"]);

/** Redacts the texts in the body of a refusal, and no property by which code decides. */
export function redactBody(body: string, redact: Redact): string {
  const redactValue = (name: string, value: unknown) =>
    typeof value === "string" && !FACTS.has(name) ? redact(value) : value;
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
    const enumerable = name !== "name" && name !== "stack";
    if (typeof value === "string" || typeof value === "number")
      Object.defineProperty(copy, name, { value, enumerable });
  }
  return copy;
}
