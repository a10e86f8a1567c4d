import { setInterval } from "node:timers/promises";
import type { Store } from "./store.ts";

/** Maximum number of tokens to remove in one transaction; requests are served between two. */
const BATCH_SIZE = 500;

/** Options of {@link startTokenPurge}. */
export interface TokenPurgeOptions {
  readonly store: Pick<Store, "removeExpiredTokens">;
  /** Seconds between two purges. @default 60 */
  readonly intervalSeconds?: number;
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
 * instances can share the work on one database. It does not keep the process alive.
 */
export function startTokenPurge(options: TokenPurgeOptions): TokenPurge {
  const { store, intervalSeconds = 60, onPurged, onFailure } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Removes batches until one is not full. */
  const purge = async () => {
    for (let count = BATCH_SIZE; count === BATCH_SIZE && !signal.aborted; ) {
      count = await store.removeExpiredTokens(BATCH_SIZE);
      onPurged?.(count);
    }
  };
  const run = async () => {
    for await (const _ of setInterval(intervalSeconds * 1000, undefined, { signal, ref: false }))
      await purge().catch((error: unknown) => onFailure?.(error));
  };
  const running = run().catch(() => undefined); // the signal
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
