import type { ResolvedOptions } from "./options.ts";

/** Ends a verification before its plan is complete. */
export class Stopped extends Error {}

/** Keeps to the maximum requests a second. */
export class Pace {
  readonly #options: Pick<ResolvedOptions, "rate" | "now" | "sleep">;
  #nextAt = 0;

  constructor(options: Pick<ResolvedOptions, "rate" | "now" | "sleep">) {
    this.#options = options;
  }

  /** Waits until the next request may be sent. @throws Stopped if `signal` aborts. */
  async waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    const { now, rate } = this.#options;
    const startedAt = Math.max(now(), this.#nextAt);
    await this.wait(startedAt - now(), signal);
    this.#nextAt = startedAt + 1000 / rate;
  }

  /** Waits for a time. @throws Stopped if `signal` aborts. */
  async wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (delayMs > 0) await this.#options.sleep(delayMs, signal).catch(() => undefined);
    if (signal?.aborted) throw new Stopped("the verification was interrupted");
  }
}
