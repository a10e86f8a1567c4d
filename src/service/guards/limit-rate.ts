import { tooManyRequests } from "../http/service-error.ts";
import type { RateLimit } from "../http/service-options.ts";
import type { Guard } from "../http/service-request.ts";

/**
 * Counts the requests of each caller. A public operation has no caller and no limit.
 * @throws ServiceError 429 with `Retry-After` in seconds, above the limit (S15).
 */
export function limitRate({ requests, windowSeconds }: RateLimit, now: () => number): Guard {
  const windowMs = windowSeconds * 1000;
  let windowStart = 0;
  let counts = new Map<string, number>();
  return (next) => (request) => {
    const { caller } = request;
    if (!caller) return next(request);
    const start = Math.floor(now() / windowMs) * windowMs;
    if (start !== windowStart) {
      windowStart = start;
      counts = new Map();
    }
    const key = `${caller.kind} ${caller.id}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > requests) throw tooManyRequests(Math.max(1, Math.ceil((start + windowMs - now()) / 1000)));
    return next(request);
  };
}
