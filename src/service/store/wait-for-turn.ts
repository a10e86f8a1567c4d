import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailableError, type Wait } from "./engine.ts";

const RETRY_MS = 20;
const PATIENCE_MS = 5_000;
const MAX_WAIT_MS = 600_000;

/**
 * Repeats an attempt until it succeeds, while another transaction runs. Waiting in SQLite would block every request of this process.
 * @param attempt Returns undefined if it must be repeated.
 * @param monotonic Clock in milliseconds.
 * @throws StoreUnavailableError after the longest wait.
 */
export async function waitForTurn<Result extends object>(
  attempt: () => Promise<Result | undefined>,
  { maxWaitMs = MAX_WAIT_MS, onWait }: Wait,
  monotonic: () => number,
): Promise<Result> {
  const startedAt = monotonic();
  let hasTold = false;
  for (;;) {
    const result = await attempt();
    if (result) return result;
    const waitedMs = monotonic() - startedAt;
    if (waitedMs > maxWaitMs) {
      const actor = "an import, or another command that changes the database,";
      throw new StoreUnavailableError({}, `${actor} has not ended for ${maxWaitMs / 1000} s; try again later`);
    }
    if (waitedMs > PATIENCE_MS && !hasTold) {
      hasTold = true;
      onWait?.();
    }
    await sleep(RETRY_MS);
  }
}
