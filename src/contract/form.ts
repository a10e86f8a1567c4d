import { scopes } from "../../generated/constants.ts";

/** A form as fields. */
export interface ParsedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** Names that were sent more than once; the first value counts. */
  readonly repeated: readonly string[];
}

/** Reads an `application/x-www-form-urlencoded` body (§4.2, §4.3). */
export function parseForm(body: string | URLSearchParams): ParsedForm {
  const sent = new URLSearchParams(body);
  const fields = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of sent) {
    if (fields.has(name)) repeated.add(name);
    else fields.set(name, value);
  }
  return { fields: Object.fromEntries(fields), repeated: [...repeated] };
}

/**
 * Splits a list of scopes (§5.2). A comma does not separate: `api,loyalties` is one, unknown, scope. Spaces that the
 * contract refuses (a second one in a row, a leading or a trailing one) add no scope.
 */
export function splitScopes(text: string): string[] {
  return text.split(" ").filter((scope) => scope !== "");
}

/** Finds the first scope of a list that the document does not name (§5.2). */
export function findUnknownScope(text: string): string | undefined {
  const known: readonly string[] = scopes;
  return splitScopes(text).find((scope) => !known.includes(scope));
}
