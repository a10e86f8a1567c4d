import { Kysely, SqliteDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations.ts";
import { openNodeSqliteDatabase } from "./node-sqlite-database.ts";
import { Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/**
 * Opens a database and brings it to the newest schema.
 * @param options.database File of a SQLite database, created where it does not exist, or `:memory:` (the default).
 * @throws Error where the file is no database or cannot be written.
 */
export async function openStore({ database = ":memory:" }: { database?: string } = {}): Promise<Store> {
  try {
    const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openNodeSqliteDatabase(database) }) });
    await migrate(kysely);
    return new Store(kysely);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`cannot open the database ${database}: ${reason}`, { cause });
  }
}

async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  await kysely.destroy();
  throw error;
}
