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

/**
 * Removes expired tokens while a service runs: they are invalid (S08), but would fill the database. Any number of instances can share
 * the work on one database. It does not keep the process alive.
 * @returns `stop`, which resolves once the purge no longer uses the store.
 */
export function startTokenPurge(options: TokenPurgeOptions): { readonly stop: () => Promise<void> } {
  const { store, intervalSeconds = 60, onPurged, onFailure } = options;
  let isStopped = false;
  let running: Promise<void> | undefined;
  /** Removes batches until one is not full. */
  const purge = async () => {
    let count = BATCH_SIZE;
    while (count === BATCH_SIZE && !isStopped) {
      count = await store.removeExpiredTokens(BATCH_SIZE);
      onPurged?.(count);
    }
  };
  const timer = setInterval(() => {
    running ??= purge()
      .catch((error: unknown) => onFailure?.(error))
      .finally(() => {
        running = undefined;
      });
  }, intervalSeconds * 1000);
  timer.unref();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
