import { readProperty } from "../contract/json.ts";
import { parseDatabaseAddress } from "./store/database-address.ts";
import { type Engine, StoreUnavailableError } from "./store/engine.ts";
import { createMigrations } from "./store/schema.ts";
import { type OnQuery, Store } from "./store/store.ts";

/** The database of a store. */
export interface StoreOptions {
  /** SQLite file, created if it does not exist; `:memory:`; or `postgres://…`. @default ":memory:" */
  readonly database?: string;
  /** Maximum number of connections to PostgreSQL. @default 10 */
  readonly poolSize?: number;
  /** Creates the schema, or migrates it to the newest one. @default true for SQLite, false for PostgreSQL */
  readonly migrate?: boolean;
  /** Clock of SQLite in milliseconds since the epoch, so that recordings are the same in each run. @default that of the machine @internal */
  readonly now?: () => number;
  /** Called after each query of a request, for metrics. */
  readonly onQuery?: OnQuery;
}

/**
 * Opens a database. A new SQLite file gets the schema; PostgreSQL gets it from `loyalty migrate`, or with the option `migrate`.
 * @throws Error if the file is not a database, if it cannot be written or reached, or if its schema is missing, older, or more than
 * one step newer. The message hides a password in the URL.
 */
export async function openStore(options: StoreOptions = {}): Promise<Store> {
  const { poolSize = 10, onQuery } = options;
  const database = parseDatabaseAddress(options.database ?? ":memory:");
  let engine: Engine | undefined;
  try {
    engine =
      database.kind === "sqlite"
        ? new (await import("./store/sqlite-engine.ts")).SqliteEngine(database.file, options.now)
        : await (await import("./store/postgres/postgres-engine.ts")).PostgresEngine.open(database.url, poolSize);
    await prepareSchema(engine, options.migrate ?? database.kind === "sqlite");
    return new Store(engine, onQuery);
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
/** SQLSTATE. */
const UNDEFINED_TABLE = "42P01";

/** Checks the schema, and migrates it if allowed; instances that start together wait for each other. @throws Error if it does not fit. */
async function prepareSchema(engine: Engine, mayMigrate: boolean): Promise<void> {
  const migrations = createMigrations(engine.dialect);
  const applied = await listSteps(engine);
  const newer = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > MAX_NEWER_STEPS)
    throw new Error(`its schema is ${newer.length} steps newer than this version of loyalty; install a newer version`);
  if (newer.length > 0 || applied.length === Object.keys(migrations).length) return;
  if (!mayMigrate)
    throw new Error(
      `its schema ${applied.length === 0 ? "is missing" : "is older than this version"}; run: loyalty migrate`,
    );
  await engine.transact(async (connection) => {
    await connection.run("CREATE TABLE IF NOT EXISTS schema_step (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)");
    const rows = await connection.all<{ name: string }>(LIST_STEPS); // another instance may just have migrated
    for (const [name, statements] of Object.entries(migrations)) {
      if (rows.some((row) => row.name === name)) continue;
      for (const statement of statements) await connection.run(statement);
      const text = "INSERT INTO schema_step (name, applied_at) VALUES ($1, $2)";
      await connection.run(text, name, new Date().toISOString());
    }
  });
}

/** Lists the steps that the schema has; none if there is no schema. */
async function listSteps(engine: Engine): Promise<string[]> {
  try {
    const { rows } = await engine.execute({ text: LIST_STEPS }, []);
    return rows.map((row) => String(readProperty(row, "name")));
  } catch (error) {
    const code = readProperty(readProperty(error, "cause"), "code");
    const isMissing = code === UNDEFINED_TABLE || /^no such table/.test(String(readProperty(error, "message")));
    if (!isMissing) throw error;
    return [];
  }
}
