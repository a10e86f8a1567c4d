/** True if a value is text that an HTTP header can carry. */
export function isHeaderText(value: unknown): value is string {
  return typeof value === "string" && /^[ -~\x80-\xff]+$/.test(value.trim());
}
