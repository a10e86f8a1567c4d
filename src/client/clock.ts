/** Time as the client sees it; tests give their own. */
export interface Clock {
  /** Milliseconds of a clock that only goes forward. */
  readonly monotonic: () => number;
  /** Milliseconds since the epoch, for dates that the service names. */
  readonly epoch: () => number;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  readonly schedule: (callback: () => void, delayMs: number) => () => void;
}

export const systemClock: Clock = {
  monotonic: () => performance.now(),
  epoch: () => Date.now(),
  schedule(callback, delayMs) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves after so many milliseconds; rejects with the signal's reason where it is aborted before. Leaves nothing behind. */
export function sleep(clock: Clock, delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.schedule(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    }, delayMs);
    if (signal?.aborted) onAbort();
    else signal?.addEventListener("abort", onAbort, { once: true });
  });
}
