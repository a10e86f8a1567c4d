import { tooManyRequests } from "../http/service-error.ts";
import type { Guard } from "../http/service-request.ts";

const WINDOW_MS = 60_000;

/**
 * Counts the requests of each caller in each minute. A public operation has no caller and no limit.
 * @throws ServiceError 429 with `Retry-After` in seconds, above the limit (S15).
 */
export function limitRate(requestsPerMinute: number, now: () => number): Guard {
  let windowStart = 0;
  let counts = new Map<string, number>();
  return (next) => (request) => {
    const { caller } = request;
    if (!caller) return next(request);
    const start = Math.floor(now() / WINDOW_MS) * WINDOW_MS;
    if (start !== windowStart) {
      windowStart = start;
      counts = new Map();
    }
    const key = `${caller.kind} ${caller.client_id}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > requestsPerMinute) throw tooManyRequests(Math.max(1, Math.ceil((start + WINDOW_MS - now()) / 1000)));
    return next(request);
  };
}
