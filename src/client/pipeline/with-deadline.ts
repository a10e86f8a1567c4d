import type { Clock } from "../clock.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { type SendWrapper, subjectOf } from "./outgoing-request.ts";

/** Deadlines in milliseconds, each up to the end of the body. */
export interface Deadlines {
  readonly attemptMs: number;
  readonly totalMs: number;
}

/** Notes when the whole call, retries and the waits between them included, has to be over. */
export function setTotalDeadline({ totalMs }: Deadlines, clock: Clock): SendWrapper {
  return (next) => (request) => next({ ...request, deadlineAt: clock.monotonic() + totalMs });
}

/** Ends an attempt at its own deadline, or at that of the call where it comes first. @throws TimeoutError */
export function withDeadlines({ attemptMs, totalMs }: Deadlines, clock: Clock): SendWrapper {
  return (next) => async (request) => {
    const left = request.deadlineAt - clock.monotonic();
    const error = () =>
      attemptMs < left
        ? new TimeoutError(subjectOf(request), "attempt", attemptMs)
        : new TimeoutError(subjectOf(request), "total", totalMs);
    const delayMs = Math.min(attemptMs, left);
    if (delayMs <= 0) throw error();
    if (delayMs === Number.POSITIVE_INFINITY) return next(request);
    const controller = new AbortController();
    const onAbort = () => controller.abort(request.signal?.reason);
    if (request.signal?.aborted) onAbort();
    request.signal?.addEventListener("abort", onAbort, { once: true });
    const cancel = clock.schedule(() => controller.abort(error()), delayMs);
    try {
      return await next({ ...request, signal: controller.signal });
    } finally {
      cancel();
      request.signal?.removeEventListener("abort", onAbort);
    }
  };
}
