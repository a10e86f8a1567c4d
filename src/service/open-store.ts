import type { Engine } from "./store/engine.ts";
import { migrate } from "./store/migrate.ts";
import { type OnQuery, observeEngine } from "./store/observe-engine.ts";
import { Store } from "./store/store.ts";

const PAGE_CACHE_BYTES = 64 * 2 ** 20;

/** Where the store keeps what it keeps. */
export interface StoreOptions {
  /** File of a SQLite database, created where it does not exist; `:memory:`; or `postgres://…`. @default ":memory:" */
  readonly database?: string;
  /** Most connections to PostgreSQL that this instance opens, at least 3: two for reads, the others for writes. @default 10 */
  readonly poolSize?: number;
  /** Most bytes of pages that are kept in memory; 0 keeps none. Such a page is never out of date. @default 67108864 */
  readonly pageCacheBytes?: number;
  /** Told of each query that a request causes, for metrics. */
  readonly onQuery?: OnQuery;
}

/**
 * Opens a database and brings it to the newest schema; several instances may do so at once.
 * @throws Error where the database is none, cannot be written or cannot be reached. A password in a URL is not shown.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const { database = ":memory:", poolSize = 10, pageCacheBytes = PAGE_CACHE_BYTES, onQuery } = options;
  const engine = await openEngine(database, poolSize);
  try {
    await migrate(engine);
    return new Store(onQuery ? observeEngine(engine, onQuery) : engine, pageCacheBytes);
  } catch (cause) {
    await engine.close().catch(() => undefined);
    throw cannotOpen(database, cause);
  }
}

async function openEngine(database: string, poolSize: number): Promise<Engine> {
  // SQLite would take it for a file of its own that is deleted at the end.
  if (database === "") throw new Error("the database has no name: a file, :memory: or postgres://…");
  if (/^postgres(ql)?:\/\//.test(database)) {
    const { PostgresEngine } = await import("./store/postgres/postgres-engine.ts");
    return PostgresEngine.open(database, poolSize);
  }
  const { SqliteEngine } = await import("./store/sqlite/sqlite-engine.ts");
  try {
    return new SqliteEngine(database);
  } catch (cause) {
    throw cannotOpen(database, cause);
  }
}

function cannotOpen(database: string, cause: unknown): Error {
  const shown = database.replace(/\/\/[^@/]*@/, "//…@");
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`cannot open the database ${shown}: ${reason}`, { cause });
}
