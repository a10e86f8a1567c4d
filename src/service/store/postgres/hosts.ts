import type { ClientBase, QueryConfig } from "pg";

/**
 * Limits of each statement of a session: its time, shorter than the client waits, and how long it waits for a lock: the reads
 * of other partitions behind it wait as long. A
 * setting, not an option of the connection, because PgBouncer refuses those.
 */
const LIMITS = "SET statement_timeout = '4s'; SET lock_timeout = '500ms'";
const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?@]*,[^/?@]*)(.*)$/;
const UNREACHABLE = /^(ECONN|ENOTFOUND|EHOST|ENET|ETIMEDOUT|57P03)/;
const READ_ONLY = "this host is read-only";

/** The hosts of `postgres://user@one,two/database`, of which one can be written. */
export class Hosts {
  readonly #urls: readonly string[];
  #current = 0;

  constructor(url: string) {
    const [, head = "", hosts = "", tail = ""] = SEVERAL_HOSTS.exec(url) ?? [];
    this.#urls = hosts === "" ? [url] : hosts.split(",").map((host) => head + host + tail);
  }

  get count(): number {
    return this.#urls.length;
  }

  /** The URL of the host to connect to. */
  get current(): string {
    return this.#urls[this.#current] ?? "";
  }

  /** Goes on to the next host after a failure of the one with this URL, if no other request has done so. */
  leave(url: string): void {
    if (url === this.current) this.#current = (this.#current + 1) % this.count;
  }

  /** Prepares a new session. @throws Error if it is read-only and there are other hosts. */
  async prepare(client: ClientBase, timeoutMs: number): Promise<void> {
    const query = (text: string) => client.query({ text, query_timeout: timeoutMs } as QueryConfig);
    await query(LIMITS);
    if (this.count === 1) return;
    const { rows } = await query("SHOW transaction_read_only");
    if (rows[0]?.transaction_read_only === "on") throw new Error(READ_ONLY);
  }
}

/** Whether a connection failed before a query was sent, so that another host can be tried. */
export function isWrongHost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === READ_ONLY || ("code" in error && UNREACHABLE.test(String(error.code)));
}
