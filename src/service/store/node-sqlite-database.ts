import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { SqliteDatabase } from "kysely";

/** `node:sqlite` in the shape that Kysely's SQLite dialect wants. */
export function openNodeSqliteDatabase(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  // WAL: readers never wait for the writer. FULL: what was acknowledged survives a loss of power.
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000",
  );
  return {
    close: () => database.close(),
    prepare: (text) => {
      const statement = database.prepare(text);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]; // Kysely binds only what SQLite knows
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
