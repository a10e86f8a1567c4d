import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { type Engine, prepareQuery, StoreUnavailableError } from "../../store/engine.ts";
import type { Tables } from "../../store/schema.ts";

const FIRST_SERVER = "the first server";
const openImport = prepareQuery(
  "open-import",
  `INSERT INTO open_import (digest, members_after, members_until) VALUES ($1, $2, $3)
   ON CONFLICT (digest, members_after) DO UPDATE SET members_until = excluded.members_until`,
);
/** Waits for a transaction that still deletes the row; returns no row if it has committed. */
const findOpenImport = prepareQuery("find-open-import", "SELECT FROM open_import WHERE digest = $1 FOR UPDATE");

/**
 * An import that PostgreSQL commits on several servers, one after another; on one server it does nothing. A row is committed before
 * the first of them, and removed by the transaction itself: if a server or the process fails in between, it stays until the same
 * events are imported again. No instance uses its cache meanwhile, because pages can change at any time.
 */
export class OpenImport {
  readonly #engine: Engine;
  readonly #events = createHash("sha256");
  /** The further servers; once they can commit, only those with a part of the import. */
  #servers: readonly string[] = [];
  /** The highest key of a member before the import. */
  #membersAfter = 0;
  /** The identity of the import, once a server can commit. */
  #digest: Uint8Array | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Begins an import in its transaction, and removes the events that failed imports left to members that do not exist: the keys of
   * those members are not used again.
   */
  async begin(database: Kysely<Tables>): Promise<void> {
    if (this.#engine.dialect !== "postgres") return;
    const further = sql<{ server: string }>`SELECT DISTINCT srvname AS server FROM pg_inherits
      JOIN pg_foreign_table ON ftrelid = inhrelid JOIN pg_foreign_server ON pg_foreign_server.oid = ftserver
      WHERE inhparent = 'activity'::regclass ORDER BY srvname`;
    this.#servers = (await further.execute(database)).rows.map(({ server }) => server);
    if (this.#servers.length === 0) return;
    for (const { members_after, members_until } of await database.selectFrom("open_import").selectAll().execute())
      await database
        .deleteFrom("activity")
        .where("member_key", ">", members_after)
        .where("member_key", "<=", members_until)
        .execute();
    this.#membersAfter = await findLastMember(database);
  }

  /** Adds an event to the identity of the import. */
  add(member: string, id: string): void {
    if (this.#servers.length > 0) this.#events.update(`${member} ${id}\n`);
  }

  /** Marks each server at the end of the transaction, and commits the row that the transaction removes. */
  async mark(database: Kysely<Tables>): Promise<void> {
    if (this.#servers.length === 0) return;
    const connections = sql<{ server: string }>`SELECT server_name AS server FROM postgres_fdw_get_connections()`;
    const connected = (await connections.execute(database)).rows.map(({ server }) => server);
    const servers = this.#servers.filter((server) => connected.includes(server));
    if (servers.length === 0) return;
    const digest = this.#events.digest();
    for (const server of servers)
      await sql`UPDATE ${sql.raw(nameMark(server))} SET digest = ${digest}`.execute(database);
    this.#servers = servers;
    // Through a connection for reads, which commits at once: the import can have the only connection of the pool.
    await this.#engine.read(openImport, [digest, this.#membersAfter, await findLastMember(database)]);
    this.#digest = digest;
    await database.deleteFrom("open_import").where("digest", "=", digest).execute();
  }

  /** Returns the error of a failed import, on several servers with the state of each. */
  async explain(error: unknown): Promise<unknown> {
    if (this.#servers.length === 0) return error;
    const servers = [FIRST_SERVER, ...this.#servers];
    const found = await Promise.all(servers.map((server) => this.#findState(server).catch(() => "unknown")));
    const states = ["committed", "not committed", "unknown"].flatMap((state) => {
      const names = servers.filter((_, index) => found[index] === state);
      return names.length > 0 ? [`${state}: ${names.join(", ")}`] : [];
    });
    const cause = error instanceof StoreUnavailableError ? error.cause : error; // it names a server
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new Error(`${reason}; ${states.join("; ")}; import the same dataset again to complete it`, { cause: error });
  }

  /** Waits for a server that is still committing, for as long as a statement can take. @throws Error if it cannot be asked. */
  async #findState(server: string): Promise<"committed" | "not committed"> {
    const digest = this.#digest;
    if (!digest) return "not committed";
    if (server === FIRST_SERVER)
      return (await this.#engine.read(findOpenImport, [digest])).length === 0 ? "committed" : "not committed";
    const text = `SELECT digest FROM ${nameMark(server)} FOR UPDATE`; // a condition would not wait for a new digest
    const read = () => this.#engine.read(prepareQuery<{ digest: Uint8Array }>("find-mark", text), []);
    const [mark] = await read().catch(read); // fails once if the server has committed while it was waited for
    return mark && Buffer.compare(mark.digest, digest) === 0 ? "committed" : "not committed";
  }
}

/** Returns the table of deploy/shards.sql with the identity of the last import that a further server has committed. */
function nameMark(server: string): string {
  return `"last_import_${server.replaceAll('"', '""')}"`;
}

async function findLastMember(database: Kysely<Tables>): Promise<number> {
  const { last } = await database
    .selectFrom("member")
    .select(({ fn }) => fn.max("key").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}
