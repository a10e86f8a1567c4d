import { randomBytes } from "node:crypto";
import { Socket } from "node:net";
import type { Client, QueryResult, QueryResultRow } from "pg";

/**
 * One connection that sends queries without waiting for the results of earlier ones: requests share a write to
 * the socket and a turn of the server. Connects with the first query and again after a connection was lost.
 */
export class Pipeline {
  readonly #create: (stream: () => Socket) => Client;
  readonly #prepare: (client: Client) => Promise<void>;
  #connection: Promise<Client> | undefined;
  #socket: Socket | undefined;
  #waiting = 0;
  /** Number of connections that were cut. */
  #cuts = 0;
  /** Names of statements by their text, with a prefix: behind some proxies, connections share a session and its names. */
  readonly #names = new Map<string, string>();
  readonly #id = randomBytes(4).toString("hex");

  /**
   * @param create Creates a client that is not connected yet, and connects through this socket.
   * @param prepare Prepares its session.
   */
  constructor(create: (stream: () => Socket) => Client, prepare: (client: Client) => Promise<void>) {
    this.#create = create;
    this.#prepare = prepare;
  }

  /** Number of queries without a result yet. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether it is connected or connecting. */
  get isOpen(): boolean {
    return this.#connection !== undefined;
  }

  /**
   * Sends a query, and again if the connection is cut because of another one.
   * @param check Throws if the query must not be sent now.
   * @throws Error if the server cannot be reached or refuses the query.
   */
  async query(text: string, values: readonly unknown[], check: () => void): Promise<QueryResult<QueryResultRow>> {
    this.#waiting++;
    try {
      for (;;) {
        const cuts = this.#cuts;
        check();
        try {
          const client = await (this.#connection ?? this.#open());
          return await client.query({ name: this.#nameStatement(text), text, values: [...values] });
        } catch (error) {
          if (cuts === this.#cuts) throw error;
        }
      }
    } finally {
      this.#waiting--;
    }
  }

  #nameStatement(text: string): string {
    const name = this.#names.get(text) ?? `${this.#id}-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Cuts the connection. Its queries are sent again through a new one. */
  cut(): void {
    this.#cuts++;
    this.#connection = undefined;
    this.#socket?.destroy();
  }

  /** Waits for outstanding results, then disconnects. */
  async end(): Promise<void> {
    const client = await this.#connection?.catch(() => undefined);
    await client?.end();
  }

  #open(): Promise<Client> {
    const connection: Promise<Client> = this.#connect(() => {
      if (this.#connection === connection) this.#connection = undefined;
    });
    this.#connection = connection;
    return connection;
  }

  async #connect(forget: () => void): Promise<Client> {
    const socket = new Socket();
    this.#socket = socket;
    const client = this.#create(() => socket);
    client.on("error", forget).on("end", forget);
    try {
      await client.connect();
      await this.#prepare(client);
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
