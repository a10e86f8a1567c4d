import { onTestFinished, vi } from "vitest";

/** Lets `performance.now()` run by 5 s every 20 ms until the test ends, so that waits soon come to their limits. */
export function hurryTime(): void {
  vi.useFakeTimers({ toFake: ["performance"] });
  const hurrying = setInterval(() => vi.advanceTimersByTime(5_001), 20);
  onTestFinished(() => {
    clearInterval(hurrying);
    vi.useRealTimers();
  });
}
