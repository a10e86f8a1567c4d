/** Reads an option that counts something. @throws Error Where it is no whole number of at least 1. */
export function countOf(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--${option} must be a whole number of at least 1, got ${JSON.stringify(text)}`);
}
