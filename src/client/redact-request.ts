import type { OutgoingRequest } from "./middleware.ts";
import { createSecretReplacer, type Redact } from "./redact-secrets.ts";

/** Names of headers that may hold a credential that the caller adds. */
const SECRET_NAME = /auth|cookie|key|secret|token/i;

/** Creates a function that replaces the credentials of a request in a text. */
export function createRequestRedactor({ body, headers, credentials }: OutgoingRequest): Redact {
  const added = Object.entries(headers).filter(([name, text]) => SECRET_NAME.test(name) || text.startsWith("Bearer "));
  // Both without "Bearer", and without any other scheme.
  const values = [...Object.values(credentials), ...added.map(([, text]) => text)].flatMap((text) => [
    text.replace(/^Bearer /, ""),
    text.replace(/^\w+ /, ""),
  ]);
  return createSecretReplacer([...values, new URLSearchParams(body).get("access_token") ?? ""]);
}

/** Copies headers, without credentials: a gateway may repeat the request in its refusal. Retries depend on the times. */
export function copyHeaders(headers: Pick<Headers, "forEach">, redact: Redact): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    copy.append(name, /^(?:retry-after|date)$/i.test(name) ? value : redact(value));
  });
  return copy;
}
