import { onTestFinished, vi } from "vitest";

/** Advances `performance.now()` by ten minutes every 20 ms until the test ends, so that waits soon reach their limits. */
export function hurryTime(): void {
  vi.useFakeTimers({ toFake: ["performance"] });
  const hurrying = setInterval(() => vi.advanceTimersByTime(600_001), 20);
  onTestFinished(() => {
    clearInterval(hurrying);
    vi.useRealTimers();
  });
}
