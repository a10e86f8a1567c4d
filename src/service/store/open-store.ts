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
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openNodeSqliteDatabase(database) }) });
  const { error } = await new Migrator({
    db: kysely,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await kysely.destroy();
    throw new Error(`cannot open the database ${database}`, { cause: error });
  }
  return new Store(kysely);
}
