import { type Schedule, scheduleInBackground } from "../schedule.ts";
import type { Store } from "./store.ts";

/** How long an expired token is kept: an instance whose clock is behind still takes it for good. */
const GRACE_SECONDS = 60;

/** Options of {@link startTokenPurge}. */
export interface TokenPurgeOptions {
  readonly store: Pick<Store, "removeExpiredTokens">;
  /** Seconds from the end of one purge to the next. @default 60 */
  readonly intervalSeconds?: number;
  /** Most tokens that are removed in one transaction; requests are served between two. @default 500 */
  readonly batchSize?: number;
  /** Now, in milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Timer between purges. @default setTimeout, without keeping the process alive */
  readonly schedule?: Schedule;
  /** Called with the number of tokens that a batch removed. */
  readonly onPurged?: (count: number) => void;
  /** Called where a purge fails; the next one comes in its time. */
  readonly onFailure?: (error: unknown) => void;
}

/** A purge that is running. */
export interface TokenPurge {
  /** Ends it; returns once it no longer uses the store. */
  readonly stop: () => Promise<void>;
}

/**
 * Removes expired tokens for as long as a service runs: they are dead already (S08), but would fill the database. Any
 * number of instances may do so over one database; they share the work.
 */
export function startTokenPurge(options: TokenPurgeOptions): TokenPurge {
  const { intervalSeconds = 60, schedule = scheduleInBackground, onFailure } = options;
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let cancel: () => void;
  const wait = () => {
    cancel = schedule(() => {
      running = purge(options, () => isStopped)
        .catch((error: unknown) => onFailure?.(error))
        .finally(() => void (isStopped || wait()));
    }, intervalSeconds * 1000);
  };
  wait();
  return {
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}

/** Batch after batch, until one is not full. */
async function purge(options: TokenPurgeOptions, isStopped: () => boolean): Promise<void> {
  const { store, batchSize = 500, now = Date.now, onPurged } = options;
  for (let count = batchSize; count === batchSize && !isStopped(); ) {
    count = await store.removeExpiredTokens(Math.floor(now() / 1000) - GRACE_SECONDS, batchSize);
    if (count > 0) onPurged?.(count);
  }
}
