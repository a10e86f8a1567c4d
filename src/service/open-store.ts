import { Migrator } from "kysely/migration";
import type { Engine } from "./store/engine.ts";
import type { ReadPage } from "./store/page-reader.ts";
import { createMigrations } from "./store/schema.ts";
import { Store } from "./store/store.ts";

const PAGE_CACHE_BYTES = 64 * 2 ** 20;
const POSTGRES = /^postgres(ql)?:\/\//;

/** Called after each query, successful or not, with its name and duration; never with its values. */
export type OnQuery = (query: string, durationMs: number) => void;

/** The database of a store. */
export interface StoreOptions {
  /** SQLite file, created if it does not exist; `:memory:`; or `postgres://…`. @default ":memory:" */
  readonly database?: string;
  /** Maximum number of connections to PostgreSQL, at least 3: two for reads, the others for writes. @default 10 */
  readonly poolSize?: number;
  /** Maximum size of the pages cached in memory; 0 caches none. A cached page is never out of date. @default 67108864 */
  readonly pageCacheBytes?: number;
  /** Called after each query of a request, for metrics. */
  readonly onQuery?: OnQuery;
}

/**
 * Opens a database and migrates it to the newest schema; several instances may do so at once.
 * @throws Error if the file is not a database, or cannot be written or reached. The message hides a password in the URL.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const { database = ":memory:", poolSize = 10, pageCacheBytes = PAGE_CACHE_BYTES, onQuery } = options;
  // SQLite would create a temporary file and delete it at the end.
  if (database === "") throw new Error("the name of the database is empty: use a file, :memory: or postgres://…");
  let engine: Engine | undefined;
  try {
    const opened = await openEngine(database, poolSize);
    engine = onQuery ? observeEngine(opened.engine, onQuery) : opened.engine;
    await migrate(opened.engine);
    return new Store(engine, opened.createPageReader(engine), pageCacheBytes);
  } catch (cause) {
    await engine?.close().catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`cannot open the database ${hidePassword(database)}: ${reason}`, { cause });
  }
}

/** Shows only the server of a URL, and nothing if `@` comes later, because a password may contain any character. */
function hidePassword(database: string): string {
  if (!POSTGRES.test(database)) return database;
  const [, server = "…"] = /^\w+:\/\/(?:[^@/?#]*@)?([\w.-]+(?::\d+)?)(?:[/?][^@]*)?$/.exec(database) ?? [];
  return `postgres://${server}`;
}

interface OpenedEngine {
  readonly engine: Engine;
  readonly createPageReader: (engine: Engine) => ReadPage;
}

async function openEngine(database: string, poolSize: number): Promise<OpenedEngine> {
  if (POSTGRES.test(database)) {
    const { createPostgresPageReader, PostgresEngine } = await import("./store/postgres/postgres-engine.ts");
    return { engine: await PostgresEngine.open(database, poolSize), createPageReader: createPostgresPageReader };
  }
  const { createSqlitePageReader, SqliteEngine } = await import("./store/sqlite/sqlite-engine.ts");
  return { engine: new SqliteEngine(database), createPageReader: createSqlitePageReader };
}

/** Migrates under a lock, so instances that start together wait for each other. */
async function migrate(engine: Engine): Promise<void> {
  const { dialect } = engine;
  const provider = { getMigrations: async () => createMigrations(dialect) };
  const run = async (db: Engine["kysely"]) => {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  };
  // Kysely locks PostgreSQL itself. On SQLite it neither locks nor opens a transaction.
  await (dialect === "sqlite" ? engine.transact(run) : run(engine.kysely));
}

function observeEngine(engine: Engine, onQuery: OnQuery): Engine {
  const time = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      onQuery(name, performance.now() - startedAt);
    }
  };
  return {
    dialect: engine.dialect,
    kysely: engine.kysely,
    read: (query, parameters) => time(query.name, () => engine.read(query, parameters)),
    write: (query, parameters) => time(query.name, () => engine.write(query, parameters)),
    transact: (work) => time("transact", () => engine.transact(work)),
    pool: () => engine.pool(),
    close: () => engine.close(),
  };
}
