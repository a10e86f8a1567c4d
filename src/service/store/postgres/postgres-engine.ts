import type { ClientBase, Pool, PoolClient, QueryConfig } from "pg";
import { readProperty } from "../../../contract/json.ts";
import {
  Connection,
  type Engine,
  type PoolState,
  type Query,
  type Staging,
  type StatementResult,
  StoreUnavailableError,
  type Wait,
  type Work,
  waitForTurn,
} from "../engine.ts";

const QUERY_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 4_000;
/** Limit of each statement of a transaction, such as an import. */
const MAX_STATEMENT_SECONDS = 600;
/** Settings of a session, since PgBouncer refuses them as options of a connection. The client waits longer for a statement. */
const SETTINGS = "SET statement_timeout = '4s'; SET lock_timeout = '500ms'";
/** Every transaction holds this lock. */
const TRY_LOCK = 'SELECT pg_try_advisory_xact_lock(3853314791062309107) AS "isMine"';
/** Of all tables and views without a schema in their names those that belong to no extension. */
const LIST_TABLES = `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND pg_table_is_visible(oid)
  AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`;
const INT8 = 20;
/**
 * SQLSTATE of a server that cannot serve now: connection, a prepared statement that does not fit the table any more, read-only, login,
 * rollback, no such database, no such table (while a backup is restored), privilege, resources, lock, operator, system.
 */
const UNAVAILABLE = /^(08|0A000|25006|28|3D000|40|42P01|42501|53|55P03|57|58)/;
/**
 * SQLSTATE of a statement after which its connection is not used again. The first: the server cancelled it, and Citus may still wait for
 * a silent worker. The second: a prepared statement does not fit the table any more.
 */
const BROKEN = /^(57014|0A000)$/;

/** Returns the remedies by SQLSTATE, or by the error code of the system. */
function createRemedies(role: string): ReadonlyMap<unknown, string> {
  const grant = `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO "${role}"`;
  return new Map([
    ["42501", `as the owner, run: ${grant}; an import also needs TEMPORARY on the database, a migration the owner`],
    ["ECONNREFUSED", "start PostgreSQL, or correct the host and the port of the URL"],
  ]);
}

/** PostgreSQL with one pool of connections; any number of instances can share a database. */
export class PostgresEngine implements Engine {
  readonly dialect = "postgres";
  readonly #pool: Pool;
  readonly #remedies: ReadonlyMap<unknown, string>;

  private constructor(pool: Pool, role: string) {
    this.#pool = pool;
    this.#remedies = createRemedies(role);
  }

  /** @throws Error if `pg`, an optional peer dependency, is not installed. */
  static async open(url: string, poolSize: number): Promise<PostgresEngine> {
    const { default: pg } = await import("pg").catch((cause: unknown) => {
      throw new Error("PostgreSQL needs the package pg: npm install pg", { cause });
    });
    const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: (MAX_STATEMENT_SECONDS + 1) * 1000, // requests set their own limit
      max: poolSize,
      types: { getTypeParser },
      async onConnect(client: ClientBase) {
        await client.query({ text: SETTINGS, query_timeout: QUERY_TIMEOUT_MS } as QueryConfig); // lacks query_timeout
      },
    });
    // Without listeners, a lost connection would end the process: the first is for idle connections, the second for others.
    pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
    const { user = "" } = new pg.Client(url); // which the URL or the environment names
    return new PostgresEngine(pool, user);
  }

  async listTables(): Promise<readonly unknown[]> {
    const { rows } = await this.execute({ text: LIST_TABLES }, []);
    return rows.map((row) => readProperty(row, "name"));
  }

  async execute({ name, text }: Query, parameters: readonly unknown[]): Promise<StatementResult> {
    // PostgreSQL stores no U+0000 and refuses to compare with it. Nothing equals NULL.
    const values = parameters.map((value) => (typeof value === "string" && value.includes("\0") ? null : value));
    return this.#guard(async () => {
      const client = await this.#pool.connect();
      let isLost = false;
      try {
        return await query(client, { name, text, values }, QUERY_TIMEOUT_MS);
      } catch (error) {
        isLost = isFailedConnection(error) || hasCode(error, BROKEN);
        throw error;
      } finally {
        client.release(isLost);
      }
    });
  }

  async transact<Result>(work: Work<Result>, wait: Wait = {}, staging?: Staging): Promise<Result> {
    const client = await this.#guard(() => this.#pool.connect());
    let isLost = false;
    try {
      await client.query(
        `BEGIN; SET LOCAL statement_timeout = '${MAX_STATEMENT_SECONDS}s'; SET LOCAL lock_timeout = 0`,
      );
      // Without names, so that PostgreSQL keeps no statement.
      const connection = new Connection(this.dialect, ({ text }, values) =>
        query(client, { text, values: [...values] }, (MAX_STATEMENT_SECONDS + 1) * 1000),
      );
      if (staging) {
        for (const { table, columns } of staging.tables)
          await connection.run(`CREATE TEMP TABLE ${table} (${columns}) ON COMMIT DROP`);
        await staging.fill(connection);
      }
      const attempt = async () => (await client.query<{ isMine: boolean }>(TRY_LOCK)).rows.find(({ isMine }) => isMine);
      await waitForTurn(attempt, wait);
      const result = await work(connection);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      const isRolledBack = await client.query("ROLLBACK").then(
        () => true,
        () => false,
      );
      isLost = !isRolledBack || hasCode(error, BROKEN);
      this.#addRemedy(error);
      throw !isRolledBack || hasCode(error, UNAVAILABLE) ? new StoreUnavailableError({ cause: error }) : error;
    } finally {
      client.release(isLost);
    }
  }

  /** PostgreSQL empties its log itself. */
  async emptyLog(): Promise<void> {}

  pool(): PoolState {
    const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { total, idle, waiting };
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }

  #addRemedy(error: unknown): void {
    const code = readProperty(error, "code");
    const remedy = this.#remedies.get(code);
    if (remedy === undefined) return;
    const failure = error as Error; // it has a code
    // The message of an AggregateError, for a host with several addresses, is empty.
    failure.message = `${failure.message || code}; ${remedy}`;
  }

  async #guard<Result>(access: () => Promise<Result>): Promise<Result> {
    if (this.#pool.ended) throw new StoreUnavailableError();
    try {
      return await access();
    } catch (error) {
      this.#addRemedy(error);
      const isUnavailable = isFailedConnection(error) || hasCode(error, UNAVAILABLE);
      throw isUnavailable ? new StoreUnavailableError({ cause: error }) : error;
    }
  }
}

/** Runs a statement. @throws Error if the server does not answer in time. */
async function query(client: PoolClient, statement: QueryConfig, maxMs: number): Promise<StatementResult> {
  const limited: QueryConfig & { query_timeout: number } = { ...statement, query_timeout: maxMs };
  const { rows, rowCount } = await client.query(limited);
  return { rows, changes: rowCount ?? 0 };
}

/** True if the error comes neither from the server, from a wrong URL (a TypeError), nor from this service. */
function isFailedConnection(error: unknown): boolean {
  const isOther = /^(TypeError|StoreUnavailableError)$/.test(String(readProperty(error, "name")));
  return readProperty(error, "severity") === undefined && !isOther;
}

function hasCode(error: unknown, codes: RegExp): boolean {
  return codes.test(String(readProperty(error, "code")));
}
