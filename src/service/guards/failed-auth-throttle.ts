import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { toNetwork } from "../http/client-address.ts";
import type { Middleware, PresentedCredential } from "../http/exchange.ts";
import { tooManyRequests } from "../http/service-error.ts";
import { findPresentedCredentials } from "./authenticate.ts";

/** Options of the delay after failed credentials. */
export interface FailedAuthThrottleOptions {
  /** Failures in a row of a credential at an address that cause no delay. @default 5 */
  readonly freeFailures?: number;
  /** Failures of all credentials at an address that cause no delay. @default 100 */
  readonly freeFailuresPerAddress?: number;
  /** Delay of the next attempt; doubles with each further failure. @default 100 */
  readonly firstDelayMs?: number;
  /** Longest delay. @default 2000 */
  readonly maxDelayMs?: number;
  /** Seconds after the last failure until all failures are forgotten. @default 300 */
  readonly forgetAfterSeconds?: number;
  /** Maximum number of credentials to remember; then the one that was used longest ago is forgotten. @default 10000 */
  readonly maxTracked?: number;
}

const DEFAULTS = {
  freeFailures: 5,
  freeFailuresPerAddress: 100,
  firstDelayMs: 100,
  maxDelayMs: 2000,
  forgetAfterSeconds: 300,
  maxTracked: 10_000,
};
/** Delayed attempts that wait for each other; a further one is refused. */
const MAX_WAITING = 5;

/** The attempts with one credential from one address, or with all credentials. */
interface Attempts {
  failures: number;
  failedAt: number;
  /** Attempts whose outcome is not known yet, and that did not wait. */
  active: number;
  waiting: number;
  /** Ends with the last attempt that waits for its turn. */
  last: Promise<void>;
}

type Credential = Pick<PresentedCredential, "id" | "proof">;

/** An attempt whose turn has come. */
interface Attempt {
  readonly delayMs: number;
  /** Counts the outcome of a credential; lets the next attempt begin if it is accepted. */
  readonly record: (credential: Credential, isAccepted: boolean) => void;
  /** Lets the next attempt begin. */
  readonly end: () => void;
}

/**
 * Bounds guessing for each credential and for each address, at any number of connections: after the free failures, attempts
 * follow one after another, each after its delay. Credentials that were accepted before are never delayed, so no other
 * client can slow down their owner. Unknown and wrong credentials count alike, and only hashes are kept.
 */
export class FailedAuthThrottle {
  readonly #options: typeof DEFAULTS;
  readonly #now: () => number;
  readonly #sleep: (delayMs: number) => Promise<void>;
  readonly #attempts: LRUCache<string, Attempts>;
  /** Proofs of credentials that were accepted. */
  readonly #accepted: LRUCache<string, true>;

  constructor(options: FailedAuthThrottleOptions, now: () => number, sleep: (delayMs: number) => Promise<void>) {
    this.#options = { ...DEFAULTS, ...options };
    this.#now = now;
    this.#sleep = sleep;
    this.#attempts = new LRUCache({ max: this.#options.maxTracked });
    this.#accepted = new LRUCache({ max: this.#options.maxTracked });
  }

  /** The hashes that are kept. */
  get tracked(): string[] {
    return [...this.#attempts.keys(), ...this.#accepted.keys()];
  }

  /** Waits for the turn of an attempt. @throws ServiceError 429 if too many wait already. */
  async begin(remoteAddress: string | undefined, credentials: readonly Credential[]): Promise<Attempt> {
    const isAccepted = () => credentials.every(({ proof }) => this.#accepted.has(proof));
    const ends: (() => void)[] = [];
    const end = () => {
      for (const release of ends.splice(0)) release();
    };
    const record: Attempt["record"] = (credential, wasAccepted) => {
      this.#record(remoteAddress, credential, wasAccepted);
      if (wasAccepted) end(); // its credentials are known now, so attempts that wait need no turn
    };
    if (isAccepted()) return { delayMs: 0, record, end };
    const address = toNetwork(remoteAddress);
    const { freeFailures, freeFailuresPerAddress } = this.#options;
    // Each once and in one order, so that no attempts wait for each other.
    const keys = [...new Set(credentials.map(({ id }) => toKey(address, id)))].sort();
    let delayMs = 0;
    try {
      for (const key of [...keys, digest(address)]) {
        const free = keys.includes(key) ? freeFailures : freeFailuresPerAddress;
        ends.push(await this.#takeTurn(key, free));
        if (!isAccepted()) delayMs = Math.max(delayMs, this.#getDelayMs(key, free));
      }
      if (delayMs > 0) await this.#sleep(delayMs);
      return { delayMs, record, end };
    } catch (error) {
      end();
      throw error;
    }
  }

  #record(remoteAddress: string | undefined, { id, proof }: Credential, isAccepted: boolean): void {
    if (isAccepted && this.#accepted.has(proof)) return;
    const address = toNetwork(remoteAddress);
    if (isAccepted) {
      this.#accepted.set(proof, true);
      this.#forget(toKey(address, id));
      return;
    }
    this.#accepted.delete(proof);
    for (const key of [toKey(address, id), digest(address)]) {
      const attempts = this.#find(key);
      attempts.failures = this.#countFailures(attempts) + 1;
      attempts.failedAt = this.#now();
    }
  }

  /** Returns what ends the turn. */
  async #takeTurn(key: string, free: number): Promise<() => void> {
    const attempts = this.#find(key);
    if (this.#countFailures(attempts) + attempts.active <= free) {
      attempts.active++;
      return () => {
        attempts.active--;
        if (attempts.failures + attempts.active + attempts.waiting === 0) this.#attempts.delete(key);
      };
    }
    if (this.#countFailures(attempts) > free && attempts.waiting >= MAX_WAITING)
      throw tooManyRequests(Math.ceil((MAX_WAITING * this.#options.maxDelayMs) / 1000));
    const previous = attempts.last;
    const { promise, resolve } = Promise.withResolvers<void>();
    attempts.last = promise;
    attempts.waiting++;
    await previous;
    return () => {
      attempts.waiting--;
      resolve();
    };
  }

  #getDelayMs(key: string, free: number): number {
    const { firstDelayMs, maxDelayMs } = this.#options;
    const failures = this.#countFailures(this.#find(key));
    return failures <= free ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - free - 1));
  }

  #find(key: string): Attempts {
    const known = this.#attempts.get(key);
    if (known) return known;
    const attempts: Attempts = { failures: 0, failedAt: 0, active: 0, waiting: 0, last: Promise.resolve() };
    this.#attempts.set(key, attempts);
    return attempts;
  }

  #forget(key: string): void {
    const attempts = this.#attempts.peek(key);
    if (attempts) attempts.failures = 0;
  }

  #countFailures({ failures, failedAt }: Attempts): number {
    return this.#now() - failedAt < this.#options.forgetAfterSeconds * 1000 ? failures : 0;
  }
}

const digest = (text: string) => hash("sha256", text, "base64");
const toKey = (address: string, id: string) => digest(`${address} ${id}`);

interface ThrottleContext {
  readonly now: () => number;
  readonly sleep: (delayMs: number) => Promise<void>;
  readonly bearerHeader: string;
}

/** Delays each request whose credentials are not known, after failures of them or at their address. */
export function throttleFailedAuth(
  options: FailedAuthThrottleOptions,
  { now, sleep, bearerHeader }: ThrottleContext,
): Middleware {
  const throttle = new FailedAuthThrottle(options, now, sleep);
  return (next) => async (exchange) => {
    const { operation, headers, remoteAddress } = exchange.request;
    const credentials = findPresentedCredentials(operation, headers, bearerHeader);
    if (credentials.length === 0) return next(exchange);
    exchange.credentials = credentials;
    const { delayMs, record, end } = await throttle.begin(remoteAddress, credentials);
    if (delayMs > 0) exchange.throttledMs = delayMs;
    exchange.recordAttempt = record;
    try {
      return await next(exchange);
    } finally {
      end();
    }
  };
}
