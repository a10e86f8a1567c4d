import { randomBytes } from "node:crypto";
import type { Client, QueryResult, QueryResultRow } from "pg";
import type { PreparedQuery } from "../engine.ts";

/**
 * One connection that sends queries without waiting for the results of earlier ones: requests share a write to
 * the socket and a turn of the server. Connects with the first query and again after a connection was lost.
 */
export class Pipeline {
  readonly #create: () => Client;
  #connection: Promise<Client> | undefined;
  #waiting = 0;
  /** Prefix of statement names: behind some proxies, connections share a session and its names. */
  readonly #id = randomBytes(4).toString("hex");

  /** @param create Creates a client that is not connected yet. */
  constructor(create: () => Client) {
    this.#create = create;
  }

  /** Number of queries without a result yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether it is connected or connecting. */
  get isOpen(): boolean {
    return this.#connection !== undefined;
  }

  /** @throws Error if the server cannot be reached or refuses the query. */
  async query({ name, text }: PreparedQuery, values: readonly unknown[]): Promise<QueryResult<QueryResultRow>> {
    this.#waiting++;
    try {
      this.#connection ??= this.#connect();
      const client = await this.#connection;
      return await client.query({ name: `${this.#id}-${name}`, text, values: [...values] });
    } finally {
      this.#waiting--;
    }
  }

  /** Waits for outstanding results, then disconnects. */
  async end(): Promise<void> {
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = this.#create();
    const forget = () => {
      this.#connection = undefined;
    };
    client.on("error", forget).on("end", forget);
    try {
      await client.connect();
    } catch (error) {
      forget();
      await client.end();
      throw error;
    }
    // One plan serves all values of a statement, but PostgreSQL would plan again for each of them, because that finds the
    // partition earlier. A server without this setting ignores the failure.
    await client.query("SET plan_cache_mode = force_generic_plan").catch(() => undefined);
    return client;
  }
}
