import { StoreUnavailableError } from "../engine.ts";

const SUSPENSION_MS = 5_000;

/**
 * Refuses reads of a further server for 5 seconds after one failed because the server is silent or lost; then one read probes it.
 * Otherwise, reads that wait for it could hold every connection of the pool.
 */
export class ServerBreaker {
  readonly #now: () => number;
  /** The end of the suspension by server; undefined for a server that answered last. */
  readonly #suspended = new Map<string, number | undefined>();

  /** @param now Monotonic clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Runs a read of a server. @throws StoreUnavailableError at once while the server is suspended. */
  async run<Result>(server: string, read: () => Promise<Result>): Promise<Result> {
    const end = this.#suspended.get(server);
    if (end !== undefined && this.#now() < end)
      throw new StoreUnavailableError({ cause: new Error(`server ${server} is out of reach`) });
    if (end !== undefined) this.#suspend(server); // for all except this read
    try {
      const result = await read();
      this.#suspended.set(server, undefined);
      return result;
    } catch (error) {
      if (isServerFailure(error)) this.#suspend(server);
      throw error;
    }
  }

  /** Returns the servers that have been read from, and whether each can be reached. */
  list(): ReadonlyMap<string, boolean> {
    return new Map([...this.#suspended].map(([server, end]) => [server, end === undefined]));
  }

  #suspend(server: string): void {
    this.#suspended.set(server, this.#now() + SUSPENSION_MS);
  }
}

/** True if a server was silent or lost; a lock or an overload passes. */
function isServerFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return "code" in error ? /^(08|57)/.test(String(error.code)) : error.message === "Query read timeout"; // of pg
}
