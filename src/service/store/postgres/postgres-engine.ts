import { randomBytes } from "node:crypto";
import { Kysely, PostgresDialect, sql } from "kysely";
import type { ClientBase, ClientConfig, Pool } from "pg";
import { type Engine, type PoolState, type PreparedQuery, StoreUnavailableError, type WriteMany } from "../engine.ts";
import type { Tables } from "../schema.ts";
import { Hosts, isWrongHost } from "./hosts.ts";
import { limitTime, Partitions, type Place } from "./partitions.ts";
import { Pipeline } from "./pipeline.ts";

const CONNECT_TIMEOUT_MS = 2_000;
const QUERY_TIMEOUT_MS = 5_000;
/** Limit of each statement of an import, which includes the wait for another transaction. */
const IMPORT_STATEMENT_SECONDS = 600;
/** Every transaction holds this lock. A text, because it exceeds a number. */
const TRANSACTION_LOCK = "3853314791062309107";
const INT8 = 20;
/** Connections for pages: with one, a slow read delays all others; with many, fewer reads share a write. */
const MAX_PAGE_PIPELINES = 2;
const decoder = new TextDecoder();
/**
 * SQLSTATE of a server that cannot serve now: connection, read-only, login, rollback, no such database, resources, lock,
 * operator, system.
 */
const UNAVAILABLE = /^(08|25006|28|3D000|40|53|55P03|57|58)/;

/**
 * PostgreSQL: pipelines for reads, one of them for credentials only, and a pool of connections for writes; any number of
 * instances can share a database.
 */
export class PostgresEngine implements Engine {
  readonly dialect = "postgres";
  readonly kysely: Kysely<Tables>;
  readonly #hosts: Hosts;
  readonly #pool: Pool;
  readonly #credentials: Pipeline;
  /** The pipelines for pages by further server; those of undefined are for the first one. */
  readonly #pages = new Map<string | undefined, readonly Pipeline[]>();
  readonly #createPages: () => readonly Pipeline[];
  readonly #partitions: Partitions;
  /** Prefix of statement names: behind some proxies, connections share a session and its names. */
  readonly #id = randomBytes(4).toString("hex");

  private constructor(hosts: Hosts, pool: Pool, credentials: Pipeline, createPages: () => readonly Pipeline[]) {
    this.#hosts = hosts;
    this.#pool = pool;
    this.#credentials = credentials;
    this.#createPages = createPages;
    this.kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    this.#partitions = new Partitions((query, values) => this.read(query, values));
  }

  /** @throws Error if `pg`, an optional peer dependency, is not installed. */
  static async open(url: string, poolSize: number): Promise<PostgresEngine> {
    const { default: pg } = await import("pg").catch((cause: unknown) => {
      throw new Error("PostgreSQL needs the package pg: npm install pg", { cause });
    });
    const parser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text");
    const hosts = new Hosts(url);
    class HostClient extends pg.Client {
      constructor(config: ClientConfig = {}) {
        super({ ...config, connectionString: hosts.current });
      }
    }
    const prepare = (client: ClientBase) => hosts.prepare(client, QUERY_TIMEOUT_MS);
    const common = {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      types: { getTypeParser: parser },
    };
    const pagePipelines = Math.max(1, Math.min(MAX_PAGE_PIPELINES, poolSize - 2));
    const pool = new pg.Pool({
      ...common,
      query_timeout: (IMPORT_STATEMENT_SECONDS + 1) * 1000, // the queries of requests set their own limit
      max: Math.max(1, poolSize - pagePipelines - 1),
      Client: HostClient,
      onConnect: prepare,
    });
    // Without listeners, a lost connection would end the process: the first is for idle connections, the second for others.
    pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
    const createPipeline = () =>
      new Pipeline((stream) => new HostClient({ ...common, pipeline: true, stream }), prepare);
    return new PostgresEngine(hosts, pool, createPipeline(), () =>
      Array.from({ length: pagePipelines }, createPipeline),
    );
  }

  async read<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[]): Promise<Row[]> {
    // PostgreSQL stores no U+0000 and refuses to compare with it. Nothing equals NULL.
    const values = parameters.map((value) => (typeof value === "string" && value.includes("\0") ? null : value));
    const place = query.subject === "activity" ? await this.#partitions.find(Number(values[0])) : undefined;
    if (place) return this.#readPlace(query, values, place);
    const isCredential = query.subject === "key" || query.subject === "token"; // never waits behind other reads
    const pipeline = isCredential ? this.#credentials : this.#findLeastBusy(undefined);
    const { rows } = await this.#guard(() => pipeline.query(query.text, values, () => undefined));
    return rows as Row[]; // the query was compiled from the same tables
  }

  async #readPlace<Row>(query: PreparedQuery<Row>, parameters: readonly unknown[], place: Place): Promise<Row[]> {
    const text = query.text.replaceAll('"activity"', `"${place.table}"`);
    const pipeline = this.#findLeastBusy(place.server);
    const check = () => this.#partitions.requireAvailable(place);
    const ask = () => pipeline.query(text, parameters, check);
    try {
      const { rows } = await this.#guard(() => (place.server === undefined ? ask() : limitTime(ask(), place.server)));
      this.#partitions.resume(place);
      return rows as Row[]; // as above
    } catch (error) {
      const isBlocking = this.#partitions.noteFailure(place, error instanceof Error ? error.cause : undefined);
      if (isBlocking) pipeline.cut(); // the reads behind it start again, except reads of the same place
      throw error;
    }
  }

  #findLeastBusy(server: string | undefined): Pipeline {
    const pipelines = this.#pages.get(server) ?? this.#createPages();
    this.#pages.set(server, pipelines);
    return pipelines.reduce((least, pipeline) => (pipeline.waiting < least.waiting ? pipeline : least));
  }

  #listPipelines(): readonly Pipeline[] {
    return [this.#credentials, ...[...this.#pages.values()].flat()];
  }

  async write({ name, text }: PreparedQuery, parameters: readonly unknown[]): Promise<number> {
    // Each write waits for the disk: concurrently on separate connections, one after another in a pipeline.
    const config = { name: `${this.#id}-${name}`, text, values: [...parameters], query_timeout: QUERY_TIMEOUT_MS };
    return (await this.#guard(() => this.#pool.query(config))).rowCount ?? 0;
  }

  async transact<Result>(work: (database: Kysely<Tables>, writeMany: WriteMany) => Promise<Result>): Promise<Result> {
    const transaction = await this.#guard(() => this.kysely.startTransaction().execute());
    try {
      await sql`SET LOCAL statement_timeout = ${sql.lit(`${IMPORT_STATEMENT_SECONDS}s`)}`.execute(transaction);
      await sql`SET LOCAL lock_timeout = 0`.execute(transaction);
      await sql`SELECT pg_advisory_xact_lock(${sql.lit(TRANSACTION_LOCK)})`.execute(transaction);
      const result = await work(transaction, async (rows) => {
        await transaction
          .insertInto("activity")
          .values(rows.map((row) => ({ ...row, body: decoder.decode(row.body) })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      await transaction.commit().execute();
      return result;
    } catch (error) {
      const isLost = await transaction
        .rollback()
        .execute()
        .then(() => false)
        .catch(() => true);
      throw isLost || isRefusal(error) ? new StoreUnavailableError({ cause: error }) : error;
    }
  }

  pool(): PoolState {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    const open = this.#listPipelines().filter(({ isOpen }) => isOpen);
    return {
      total: totalCount + open.length,
      idle: idleCount + open.filter(({ waiting }) => waiting === 0).length,
      // In a pipeline, all queries except the first wait.
      waiting: open.reduce((sum, { waiting }) => sum + Math.max(0, waiting - 1), waitingCount),
      servers: this.#partitions.listServers(),
    };
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
    if (!this.#pool.ended) await this.#pool.end(); // Kysely ends only a pool that it used
    await Promise.all(this.#listPipelines().map((pipeline) => pipeline.end()));
  }

  async #guard<Result>(access: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries++) {
      if (this.#pool.ended) throw new StoreUnavailableError();
      const host = this.#hosts.current;
      try {
        return await access();
      } catch (error) {
        if (isWrongHost(error)) this.#hosts.leave(host);
        if (isWrongHost(error) && tries < this.#hosts.count) continue;
        throw isUnavailable(error) ? new StoreUnavailableError({ cause: error }) : error;
      }
    }
  }
}

/** Whether the server cannot be reached or cannot serve; an error that it did not send is a failure of the connection. */
function isUnavailable(error: unknown): boolean {
  const isFailedConnection = error instanceof Error && !("severity" in error) && !(error instanceof TypeError); // as for a wrong URL
  return isFailedConnection || isRefusal(error);
}

/** Whether the server says that it cannot serve now. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && "severity" in error && "code" in error && UNAVAILABLE.test(String(error.code));
}
