import { TimeoutError } from "./errors/timeout-error.ts";
import { describeRequest, type Middleware, type OutgoingRequest } from "./middleware.ts";

/** Platforms fire a timer with a longer delay at once. It is 24.8 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Calls back after a delay, unless the returned function is called first. */
function schedule(callback: () => void, delayMs: number): () => void {
  const timer = setTimeout(callback, Math.min(delayMs, MAX_TIMER_MS));
  return () => clearTimeout(timer);
}

/** Calls back with the signal's reason on an abort, at once if the signal is aborted already. Returns how to stop listening. */
function onAbort(signal: AbortSignal | undefined, callback: (reason: unknown) => void): () => void {
  if (!signal) return () => undefined;
  const listener = () => callback(signal.reason);
  if (signal.aborted) listener();
  else signal.addEventListener("abort", listener);
  return () => signal.removeEventListener("abort", listener);
}

/** Settles like the promise, or rejects with the signal's reason on an abort. Other callers can still await the promise. */
export function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value;
  return new Promise((resolve, reject) => {
    const stop = onAbort(signal, reject);
    value.finally(stop).then(resolve, reject);
  });
}

/** Resolves after a delay; rejects with the signal's reason on an abort. It leaves no timer and no listener. */
export async function sleep(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await untilAborted(promise, signal).finally(schedule(resolve, delayMs));
}

/** Ends each attempt at its deadline, or at the deadline of the call if that is earlier. @throws TimeoutError */
export function enforceDeadlines(attemptMs: number): Middleware {
  return (next) => (request) => untilDeadline(request, attemptMs, (signal) => next({ ...request, signal }));
}

/** Does a part of a call until a deadline: after `limitMs`, or that of the call if that is earlier. @throws TimeoutError */
export async function untilDeadline<Value>(
  request: OutgoingRequest,
  limitMs: number,
  run: (signal: AbortSignal | undefined) => Promise<Value>,
): Promise<Value> {
  const { deadlineAt, timeoutMs } = request.call;
  const leftMs = deadlineAt - performance.now();
  const createError = () =>
    limitMs < leftMs
      ? new TimeoutError(describeRequest(request), "attempt", limitMs)
      : new TimeoutError(describeRequest(request), "total", timeoutMs);
  const delayMs = Math.min(limitMs, leftMs);
  if (delayMs <= 0) throw createError();
  if (delayMs === Infinity) return run(request.signal);
  const controller = new AbortController();
  const stop = onAbort(request.signal, (reason) => controller.abort(reason));
  const cancel = schedule(() => controller.abort(createError()), delayMs);
  try {
    return await run(controller.signal);
  } finally {
    cancel();
    stop();
  }
}
