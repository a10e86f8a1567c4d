import type { TokenRequest, TokenRevocationRequest } from "./schemas.ts";

/** A form as fields. `scope` is the list that the contract describes (`style: spaceDelimited`). */
export interface ParsedForm {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Names that were sent more than once; the first value counts. */
  readonly repeated: readonly string[];
}

/** Reads an `application/x-www-form-urlencoded` body (§4.2, §4.3). */
export function parseForm(body: string | URLSearchParams): ParsedForm {
  const sent = new URLSearchParams(body);
  const fields = new Map<string, unknown>();
  const repeated = new Set<string>();
  for (const [name, value] of sent) {
    if (fields.has(name)) repeated.add(name);
    else fields.set(name, name === "scope" ? splitScopes(value) : value);
  }
  return { fields: Object.fromEntries(fields), repeated: [...repeated] };
}

/** Scopes of a space-delimited list (§5.2). A comma separates nothing: `api,loyalties` is one, unknown, scope. */
export function splitScopes(text: string): string[] {
  return text.split(" ").filter((scope) => scope !== "");
}

/** Writes the body of a token request or a revocation. */
export function encodeForm(form: TokenRequest | TokenRevocationRequest): URLSearchParams {
  const fields = Object.entries(form).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(" ") : String(value),
  ]);
  return new URLSearchParams(fields);
}
