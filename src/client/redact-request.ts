import type { OutgoingRequest } from "./middleware.ts";
import { createSecretReplacer, type Redact } from "./redact-secrets.ts";

/** Names of headers that may hold a credential that the caller adds. */
const SECRET_NAME = /auth|cookie|key|secret|token/i;

/** Creates a function that replaces the credentials of a request in a text. */
export function createRequestRedactor({ body, headers, credentials }: OutgoingRequest): Redact {
  const added = Object.entries(headers).filter(([name]) => SECRET_NAME.test(name));
  const texts = [...Object.values(credentials), ...added.map(([, text]) => text)];
  const values = texts.map((text) => text.replace(/^(?:Basic|Bearer|Token) /i, ""));
  return createSecretReplacer([...values, new URLSearchParams(body).get("access_token") ?? ""]);
}

/** Copies headers, without credentials: a gateway may repeat the request in its refusal. */
export function copyHeaders(headers: Pick<Headers, "forEach">, redact: Redact): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    copy.append(name, redact(value));
  });
  return copy;
}
