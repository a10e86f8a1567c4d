import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Middleware } from "../http/exchange.ts";
import { findPresentedCredentials } from "./authenticate.ts";

/** Options of the delay after failed credentials. */
export interface FailedAuthThrottleOptions {
  /** Failures in a row that cause no delay. @default 5 */
  readonly freeFailures?: number;
  /** Delay of the next attempt; doubles with each further failure. @default 100 */
  readonly firstDelayMs?: number;
  /** Longest delay. @default 2000 */
  readonly maxDelayMs?: number;
  /** Seconds after the last failure until all failures are forgotten. @default 300 */
  readonly forgetAfterSeconds?: number;
  /** Maximum number of credentials to remember; then the one that failed longest ago is forgotten. @default 10000 */
  readonly maxTracked?: number;
}

/** Failures in a row by the hash of a credential. */
type Failures = LRUCache<string, { readonly count: number; readonly failedAt: number }>;

/**
 * Computes delays for credentials that failed before. Attempts are delayed, never refused, so no caller can lock out
 * another. Unknown and wrong credentials count alike, and only their hashes are kept.
 */
export class FailedAuthThrottle {
  readonly #options: Required<FailedAuthThrottleOptions>;
  readonly #now: () => number;
  readonly #failures: Failures;

  /** @param failures Given by tests that look at what is kept. */
  constructor(options: FailedAuthThrottleOptions, now: () => number, failures?: Failures) {
    const defaults = {
      freeFailures: 5,
      firstDelayMs: 100,
      maxDelayMs: 2000,
      forgetAfterSeconds: 300,
      maxTracked: 10_000,
    };
    this.#options = { ...defaults, ...options };
    this.#now = now;
    this.#failures = failures ?? new LRUCache({ max: this.#options.maxTracked });
  }

  /** Returns the delay of an attempt. Its credentials are computed only after a recent failure. */
  getDelayMs(getCredentials: () => readonly string[]): number {
    if (this.#failures.size === 0) return 0;
    const { freeFailures, firstDelayMs, maxDelayMs } = this.#options;
    const failures = Math.max(0, ...getCredentials().map((credential) => this.#countFailures(hash(credential))));
    return failures <= freeFailures ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - freeFailures - 1));
  }

  /** Counts an attempt: a failure adds to the delay, a success ends it. */
  record(credential: string, isAccepted: boolean): void {
    if (isAccepted && this.#failures.size === 0) return;
    const key = hash(credential);
    if (isAccepted) this.#failures.delete(key);
    else this.#failures.set(key, { count: this.#countFailures(key) + 1, failedAt: this.#now() });
  }

  #countFailures(key: string): number {
    const entry = this.#failures.peek(key);
    return entry && this.#now() - entry.failedAt < this.#options.forgetAfterSeconds * 1000 ? entry.count : 0;
  }
}

const hash = (credential: string) => createHash("sha256").update(credential).digest("base64");

interface ThrottleContext {
  readonly now: () => number;
  readonly sleep: (delayMs: number) => Promise<void>;
  readonly bearerHeader: string;
}

/** Delays each request whose credentials failed before from the same address. */
export function throttleFailedAuth(
  options: FailedAuthThrottleOptions,
  { now, sleep, bearerHeader }: ThrottleContext,
): Middleware {
  const throttle = new FailedAuthThrottle(options, now);
  return (next) => async (exchange) => {
    const { operation, headers, remoteAddress } = exchange.request;
    const withAddress = (credential: string) => `${remoteAddress} ${credential}`;
    const delayMs = throttle.getDelayMs(() =>
      findPresentedCredentials(operation, headers, bearerHeader).map(withAddress),
    );
    if (delayMs > 0) {
      await sleep(delayMs);
      exchange.throttledMs = delayMs;
    }
    exchange.recordAttempt = (credential, isAccepted) => throttle.record(withAddress(credential), isAccepted);
    return next(exchange);
  };
}
