import { randomBytes } from "node:crypto";
import { Kysely, PostgresDialect } from "kysely";
import type { Pool, QueryResult, QueryResultRow } from "pg";
import type { Engine, PreparedQuery, WriteMany } from "./engine.ts";
import { StoreUnavailableError } from "./store-unavailable-error.ts";
import type { Tables } from "./tables.ts";

const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 15_000;
const INT8 = 20;
/** SQLSTATE classes that say that the server cannot serve now: connection, resources, operator, system. */
const UNAVAILABLE = /^(08|53|57|58)/;

/** PostgreSQL over a pool of connections; any number of instances may share one database. */
export class PostgresEngine implements Engine {
  readonly dialect = "postgres";
  readonly kysely: Kysely<Tables>;
  readonly #pool: Pool;
  /** Prefix of statement names: some proxies let connections share a session, and so its names. */
  readonly #id = randomBytes(4).toString("hex");

  private constructor(pool: Pool) {
    this.#pool = pool;
    this.kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }

  /** @throws Error where `pg`, an optional peer dependency, is not installed. */
  static async open(url: string, poolSize: number): Promise<PostgresEngine> {
    const { default: pg } = await import("pg").catch((cause: unknown) => {
      throw new Error("PostgreSQL needs the package pg: npm install pg", { cause });
    });
    const parser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      types: { getTypeParser: parser },
    });
    // An idle connection that breaks is replaced with the next query; without a listener it would end the process.
    pool.on("error", () => undefined);
    return new PostgresEngine(pool);
  }

  async read<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[]): Promise<Row[]> {
    // No stored text holds U+0000, and PostgreSQL refuses to look for it.
    if (parameters.some((value) => typeof value === "string" && value.includes("\0"))) return [];
    const { rows } = await this.#query(query, parameters);
    return rows as Row[]; // the query was compiled from the same tables
  }

  async write(query: PreparedQuery, parameters: readonly unknown[]): Promise<number> {
    return (await this.#query(query, parameters)).rowCount ?? 0;
  }

  async transact<Result>(work: (database: Kysely<Tables>, writeMany: WriteMany) => Promise<Result>): Promise<Result> {
    return this.kysely.transaction().execute((transaction) =>
      work(transaction, async (rows) => {
        await transaction
          .insertInto("activity")
          .values([...rows])
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }),
    );
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
  }

  async #query({ name, text }: PreparedQuery, values: readonly unknown[]): Promise<QueryResult<QueryResultRow>> {
    if (this.#pool.ended) throw new StoreUnavailableError();
    try {
      const config = { name: `${this.#id}-${name}`, text, values: [...values], query_timeout: QUERY_TIMEOUT_MS };
      return await this.#pool.query(config);
    } catch (error) {
      throw isUnavailable(error) ? new StoreUnavailableError({ cause: error }) : error;
    }
  }
}

/** Whether an error is about reaching the server: one that the server did not send, or of one of those classes. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFromServer = "severity" in error;
  return !isFromServer || ("code" in error && UNAVAILABLE.test(String(error.code)));
}
