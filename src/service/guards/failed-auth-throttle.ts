import { hashSecret } from "../store/hash-secret.ts";

/** How tries with bad credentials are slowed down. */
export interface SlowdownOptions {
  /** Failed tries in a row that cost nothing. @default 5 */
  readonly freeFailures?: number;
  /** How long the next try waits; twice as long after each further failure. @default 100 */
  readonly firstDelayMs?: number;
  /** The longest wait. @default 2000 */
  readonly mostDelayMs?: number;
  /** Seconds after the last failure in which all is forgotten. @default 300 */
  readonly forgetAfterSeconds?: number;
  /** Most credentials that are remembered; beyond it the one that failed longest ago is forgotten. @default 10000 */
  readonly mostTracked?: number;
}

/** Failed tries in a row, by the hash of what was presented, in the order of the last failure. */
type Tries = Map<string, { readonly failures: number; readonly failedAt: number }>;

/** Remembers failed tries, by what was presented. */
export interface Slowdown {
  /** How long a try with these has to wait, in milliseconds. They are asked for only where somebody has failed lately. */
  readonly delayOf: (presented: () => readonly string[]) => number;
  readonly failed: (presented: string) => void;
  readonly succeeded: (presented: string) => void;
}

/**
 * Slows down those who guess. It only ever delays, never refuses, so nobody can be locked out by another; what is unknown
 * and what is wrong count alike; what was presented is kept as a hash.
 */
export function createSlowdown(options: SlowdownOptions, now: () => number, tries: Tries = new Map()): Slowdown {
  const {
    freeFailures = 5,
    firstDelayMs = 100,
    mostDelayMs = 2000,
    forgetAfterSeconds = 300,
    mostTracked = 10_000,
  } = options;
  const failuresOf = (key: string) => {
    const entry = tries.get(key);
    return entry && now() - entry.failedAt < forgetAfterSeconds * 1000 ? entry.failures : 0;
  };
  return {
    delayOf(presented) {
      if (tries.size === 0) return 0;
      const failures = Math.max(0, ...presented().map((text) => failuresOf(hash(text))));
      return failures <= freeFailures ? 0 : Math.min(mostDelayMs, firstDelayMs * 2 ** (failures - freeFailures - 1));
    },
    failed(presented) {
      const key = hash(presented);
      const failures = failuresOf(key) + 1;
      tries.delete(key);
      const [oldest] = tries.keys();
      if (tries.size >= mostTracked && oldest !== undefined) tries.delete(oldest);
      tries.set(key, { failures, failedAt: now() });
    },
    succeeded: (presented) => void (tries.size > 0 && tries.delete(hash(presented))),
  };
}

const hash = (text: string) => Buffer.from(hashSecret(text)).toString("base64");
