import { setTimeout as wait } from "node:timers/promises";
import { isolateListeners } from "./isolate-listeners.ts";
import type { Store } from "./store.ts";

/** Options of {@link startTokenPurge}. */
export interface TokenPurgeOptions {
  readonly store: Pick<Store, "removeExpiredTokens">;
  /** Seconds from the end of one purge to the next. @default 60 */
  readonly intervalSeconds?: number;
  /** Maximum number of tokens to remove in one transaction; requests are served between two. @default 500 */
  readonly batchSize?: number;
  /** Waits between purges, until the signal aborts. @default setTimeout, without keeping the process alive */
  readonly sleep?: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** Called with the number of tokens that a batch removed. */
  readonly onPurged?: (count: number) => void;
  /** Called if a purge fails; the next one runs as usual. */
  readonly onFailure?: (error: unknown) => void;
}

/** A running purge. */
export interface TokenPurge {
  /** Stops it; returns once it no longer uses the store. */
  readonly stop: () => Promise<void>;
}

/**
 * Removes expired tokens while a service runs: they are invalid (S08), but would fill the database. Any number of
 * instances can share the work on one database.
 */
export function startTokenPurge(options: TokenPurgeOptions): TokenPurge {
  const { store, intervalSeconds = 60, batchSize = 500, sleep = sleepInBackground } = options;
  const { onPurged, onFailure } = isolateListeners(options);
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Removes batches until one is not full. */
  const purge = async () => {
    for (let count = batchSize; count === batchSize && !signal.aborted; ) {
      count = await store.removeExpiredTokens(batchSize);
      if (count > 0) onPurged?.(count);
    }
  };
  const run = async () => {
    while (!signal.aborted) {
      await sleep(intervalSeconds * 1000, signal).catch(() => undefined);
      await purge().catch((error: unknown) => onFailure?.(error));
    }
  };
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const sleepInBackground = (delayMs: number, signal: AbortSignal): Promise<void> =>
  wait(delayMs, undefined, { signal, ref: false });
