/** What tools write for any credential: `[REDACTED]`, `***`, `<token>`, `xxxx`. */
const USUAL = /^\W+$|^[<[({]|\*\*|xxx|redact|mask|hidden|remov|saniti|filter|omit/i;
/** What our redactor writes for all of them. */
export const PLACEHOLDER = "<redacted>";

/** True if a tool wrote a text for any credential. A text with digits, as of our redactor, is one for each. */
export function isPlaceholder(text: string): boolean {
  return !/\d/.test(text) && USUAL.test(text);
}

/** Returns a value that distinguishes one credential from another. */
export function findDistinct(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && !isPlaceholder(value) ? value : undefined;
}

/** Splits the value of a header into the scheme and its credentials; any other value is one credential without a scheme. */
export function splitScheme(value: string): [scheme: string, ...credentials: string[]] {
  const [scheme = "", ...credentials] = value.split(/ +/);
  return /^(?:bearer|basic)$/i.test(scheme) ? [scheme, ...credentials] : ["", value];
}

/** True if a tool replaced the credentials in a header, so that nothing tells what was sent. */
export function isReplaced(value: string): boolean {
  const [, ...credentials] = splitScheme(value);
  return credentials.some(isPlaceholder);
}
