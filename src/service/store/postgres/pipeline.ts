import { randomBytes } from "node:crypto";
import type { Client, QueryResult, QueryResultRow } from "pg";
import type { PreparedQuery } from "../engine.ts";

/**
 * One connection on which queries are sent without waiting for the answers of those before them: many requests share a
 * write to the socket, and a turn of the server. Connects with the first query, and again where it was lost.
 */
export class Pipeline {
  readonly #create: () => Client;
  #connection: Promise<Client> | undefined;
  #waiting = 0;
  /** Prefix of statement names: some proxies let connections share a session, and so its names. */
  readonly #id = randomBytes(4).toString("hex");

  /** @param create Makes a client that is not connected yet. */
  constructor(create: () => Client) {
    this.#create = create;
  }

  /** How many queries have no answer yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether there is a connection, or one on its way. */
  get isOpen(): boolean {
    return this.#connection !== undefined;
  }

  /** @throws Error where the server cannot be reached, or refuses the query. */
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

  /** Waits for the answers that are on their way. */
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
    // The plan of each statement is the same whatever its values, while PostgreSQL would make it anew for each of them,
    // since that finds the partition earlier. A server that does not know the setting does without.
    await client.query("SET plan_cache_mode = force_generic_plan").catch(() => undefined);
    return client;
  }
}
