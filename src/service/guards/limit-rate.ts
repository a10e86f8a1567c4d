import { tooManyRequests } from "../http/service-error.ts";

/** Counts the requests of each credential in windows of fixed length (S15). */
export function createRateLimiter(limit: { requests: number; windowSeconds: number }, now: () => number) {
  const windowMs = limit.windowSeconds * 1000;
  let windowStart = 0;
  let counts = new Map<string, number>();
  /** @throws ServiceError 429 with `Retry-After` in seconds. */
  return function take(credential: string): void {
    const start = Math.floor(now() / windowMs) * windowMs;
    if (start !== windowStart) {
      windowStart = start;
      counts = new Map();
    }
    const count = (counts.get(credential) ?? 0) + 1;
    counts.set(credential, count);
    if (count <= limit.requests) return;
    const seconds = Math.max(1, Math.ceil((start + windowMs - now()) / 1000));
    throw tooManyRequests(seconds);
  };
}
