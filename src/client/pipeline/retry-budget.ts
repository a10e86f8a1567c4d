/** How many retries a client may spend, so that an outage is not multiplied. */
export interface RetryBudgetOptions {
  /** Retries that may be spent at once. @default 10 */
  readonly reserve?: number;
  /** What each call adds to the reserve, up to its size: 0.1 allows one retry for ten calls. @default 0.1 */
  readonly perCall?: number;
}

/** A reserve of retries that calls fill and retries empty. */
export class RetryBudget {
  readonly #reserve: number;
  readonly #perCall: number;
  #left: number;

  constructor({ reserve = 10, perCall = 0.1 }: RetryBudgetOptions = {}) {
    this.#reserve = reserve;
    this.#perCall = perCall;
    this.#left = reserve;
  }

  /** Counts a call. */
  fill(): void {
    this.#left = Math.min(this.#reserve, this.#left + this.#perCall);
  }

  /** Whether a retry may be made; if so, it is spent. */
  take(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
