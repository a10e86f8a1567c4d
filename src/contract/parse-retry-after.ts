/**
 * Reads `Retry-After`, in seconds or as a date, as milliseconds from now (RFC 9110 §10.2.3). A date is compared with the
 * response's `Date` too, so that a clock of this machine that is wrong does not matter, and neither does a `Date` from a cache.
 */
export function parseRetryAfter(headers: Headers, epochMs: number): number | undefined {
  const value = headers.get("Retry-After")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = parseDate(value);
  const waits = [epochMs, parseDate(headers.get("Date") ?? "")].map((now) => date - now).filter((ms) => ms > 0);
  return Number.isNaN(date) ? undefined : Math.min(...(waits.length > 0 ? waits : [0]));
}

/** Reads the three forms of a date in HTTP (RFC 9110 §5.6.7); engines would read "1.5" as a date, too. */
function parseDate(text: string): number {
  return /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w: -]+$/.test(text)
    ? Date.parse(text.replace(/( GMT)?$/, " GMT"))
    : Number.NaN;
}
