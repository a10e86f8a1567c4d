/**
 * When a response says to try again, as milliseconds from now: `Retry-After` in seconds or as a date (RFC 9110 §10.2.3).
 * A date is read against the response's own `Date`, so that a wrong clock on this side does no harm.
 */
export function retryAfterMs({ headers }: Response, epochMs: number): number | undefined {
  const value = headers.get("Retry-After")?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  if (Number.isNaN(date)) return undefined;
  const sent = Date.parse(headers.get("Date") ?? "");
  return Math.max(0, date - (Number.isNaN(sent) ? epochMs : sent));
}
