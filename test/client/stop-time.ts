import { onTestFinished, vi } from "vitest";

/** Stops timers, `performance.now()` and `Date` until the test ends: only `advance` moves them. Delays have their whole length. */
export function stopTime() {
  const startedAt = Date.parse("2026-06-01T12:00:00Z");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance", "Date"], now: startedAt });
  const random = vi.spyOn(Math, "random").mockReturnValue(1);
  onTestFinished(() => {
    vi.useRealTimers();
    random.mockRestore();
  });

  /** Runs all pending promises until they wait for a timer. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 3; round++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Moves the time and fires each timer at its time. */
  async function advance(ms: number): Promise<void> {
    await settle();
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  }

  return { startedAt, settle, advance, countTimers: () => vi.getTimerCount() };
}
