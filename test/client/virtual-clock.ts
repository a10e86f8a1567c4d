import type { Clock } from "../../src/index.ts";

interface Timer {
  readonly at: number;
  readonly callback: () => void;
}

/** A clock that only `advance` moves. */
export class VirtualClock implements Clock {
  readonly #timers = new Set<Timer>();
  #now = 0;
  epochStart = Date.parse("2026-06-01T12:00:00Z");

  monotonic = (): number => this.#now;
  epoch = (): number => this.epochStart + this.#now;
  schedule = (callback: () => void, delayMs: number): (() => void) => {
    const timer = { at: this.#now + delayMs, callback };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Timers that have neither fired nor been cancelled. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Runs all pending promises until they wait for a timer. */
  async settle(): Promise<void> {
    for (let round = 0; round < 3; round++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Moves the clock and fires each timer at its time. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await this.settle();
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
    }
    this.#now = end;
    await this.settle();
  }
}
