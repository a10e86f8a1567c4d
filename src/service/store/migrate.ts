import { Migrator } from "kysely/migration";
import type { Engine } from "./engine.ts";
import { migrations } from "./schema.ts";

/** Brings a database to the newest schema, under a lock: instances that start together wait for each other. */
export async function migrate(engine: Engine): Promise<void> {
  const { dialect } = engine;
  const provider = { getMigrations: async () => migrations(dialect) };
  const run = async (db: Engine["kysely"]) => {
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  };
  // Kysely locks PostgreSQL by itself. On SQLite it does not lock, nor open a transaction that could be in the way.
  await (dialect === "sqlite" ? engine.transact(run) : run(engine.kysely));
}
