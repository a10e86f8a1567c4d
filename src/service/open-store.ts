import { existsSync } from "node:fs";
import { readProperty } from "../contract/json.ts";
import { parseDatabaseAddress } from "./store/database-address.ts";
import { type Engine, StoreUnavailableError } from "./store/engine.ts";
import { createMigrations } from "./store/schema.ts";
import { type OnQuery, Store } from "./store/store.ts";

/** The database of a store. */
export interface StoreOptions {
  /** SQLite file; `:memory:`; or `postgres://…`. @default ":memory:" */
  readonly database?: string;
  /** Maximum number of connections to PostgreSQL. @default 10 */
  readonly poolSize?: number;
  /** Creates a missing file and the schema, or migrates it to the newest one. @default true for SQLite, false for PostgreSQL */
  readonly migrate?: boolean;
  /** Clock of SQLite in milliseconds since the epoch, so that recordings are the same in each run. @default that of the machine @internal */
  readonly now?: () => number;
  /** Called after each query of a request, for metrics. */
  readonly onQuery?: OnQuery;
}

/**
 * Opens a database. A new SQLite file gets the schema; PostgreSQL gets it from `loyalty migrate`, or with the option `migrate`.
 * @throws Error if the file is not a database, if it cannot be written or reached, if it belongs to another program, or if its schema is
 * missing, older, or more than one step newer. The message hides a password in the URL.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  return (await openMigrated(options)).store;
}

/** Opens a database. Returns its store, and the names of the steps by which its schema was created or migrated. */
export async function openMigrated(options: StoreOptions): Promise<{ store: Store; applied: readonly string[] }> {
  const { poolSize = 10, onQuery } = options;
  const database = parseDatabaseAddress(options.database ?? ":memory:");
  const mayMigrate = options.migrate ?? database.kind === "sqlite";
  let engine: Engine | undefined;
  try {
    if (database.kind === "sqlite" && !mayMigrate && !existsSync(database.file)) throw new Error("it does not exist");
    engine =
      database.kind === "sqlite"
        ? new (await import("./store/sqlite-engine.ts")).SqliteEngine(database.file, options.now)
        : await (await import("./store/postgres/postgres-engine.ts")).PostgresEngine.open(database.url, poolSize);
    const applied = await prepareSchema(engine, mayMigrate);
    return { store: new Store(engine, onQuery), applied };
  } catch (cause) {
    await engine?.close().catch(() => undefined);
    const error = cause instanceof StoreUnavailableError ? cause.cause : cause;
    const reason = readProperty(error, "message") ?? error; // in Jest, an error of Node is no instance of Error
    throw new Error(`cannot open the database ${database.shown}: ${reason}`, { cause });
  }
}

/** Number of steps by which a schema can be newer: the service runs on it while its newer version is rolled out. */
const MAX_NEWER_STEPS = 1;
const LIST_STEPS = "SELECT name FROM schema_step";
const FOREIGN = "it is the database of another program";

/**
 * Checks the schema, and migrates it if allowed; instances that start together wait for each other.
 * @returns The names of the steps that it applied.
 * @throws Error if the schema does not fit.
 */
async function prepareSchema(engine: Engine, mayMigrate: boolean): Promise<string[]> {
  const migrations = createMigrations(engine.dialect);
  const known = await listSteps(engine);
  const missing = Object.keys(migrations).filter((name) => !known.includes(name));
  const newer = known.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0 && missing.length > 0) throw new Error(FOREIGN);
  if (newer.length > MAX_NEWER_STEPS)
    throw new Error(`its schema is ${newer.length} steps newer than this version of loyalty; install a newer version`);
  if (missing.length > 0 && !mayMigrate)
    throw new Error(
      `its schema ${known.length === 0 ? "is missing" : "is older than this version"}; run: loyalty migrate`,
    );
  engine.adopt?.();
  if (missing.length === 0) return [];
  return engine.transact(async (connection) => {
    await connection.run("CREATE TABLE IF NOT EXISTS schema_step (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)");
    const rows = await connection.all<{ name: string }>(LIST_STEPS); // another instance may just have migrated
    const steps = Object.entries(migrations).filter(([name]) => !rows.some((row) => row.name === name));
    for (const [name, statements] of steps) {
      for (const statement of statements) await connection.run(statement);
      const text = "INSERT INTO schema_step (name, applied_at) VALUES ($1, $2)";
      await connection.run(text, name, new Date().toISOString());
    }
    return steps.map(([name]) => name);
  });
}

/** Lists the steps of a schema; none if the database is empty. @throws Error if it has other tables, or another table of steps. */
async function listSteps(engine: Engine): Promise<string[]> {
  const tables = await engine.listTables();
  if (tables.length === 0) return [];
  if (!tables.includes("schema_step")) throw new Error(FOREIGN);
  const { rows } = await engine.execute({ text: LIST_STEPS }, []).catch((cause: unknown) => {
    throw cause instanceof StoreUnavailableError ? cause : new Error(FOREIGN, { cause });
  });
  return rows.map((row) => String(readProperty(row, "name")));
}
