import type { Clock } from "./clock.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import type { SendWrapper } from "./send.ts";

/** Ends what is below it after so many milliseconds, the reading of the body included. @throws TimeoutError */
export function withDeadline(deadline: "attempt" | "total", timeoutMs: number, clock: Clock): SendWrapper {
  if (timeoutMs === Number.POSITIVE_INFINITY) return (next) => next;
  return (next) => async (request) => {
    const controller = new AbortController();
    const onAbort = () => controller.abort(request.signal?.reason);
    if (request.signal?.aborted) onAbort();
    request.signal?.addEventListener("abort", onAbort, { once: true });
    const cancel = clock.schedule(
      () => controller.abort(new TimeoutError(request.method, request.path, deadline, timeoutMs)),
      timeoutMs,
    );
    try {
      return await next(request.with({ signal: controller.signal }));
    } finally {
      cancel();
      request.signal?.removeEventListener("abort", onAbort);
    }
  };
}
