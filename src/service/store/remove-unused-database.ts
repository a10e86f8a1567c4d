import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Removes a SQLite file if it has no project, and if no other process has it open. */
export function removeUnusedDatabase(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE"); // fails if another process has the file open
    if (database.prepare("SELECT 1 FROM project").get()) return;
    for (const name of [file, `${file}-wal`, `${file}-tokens`]) rmSync(name, { force: true });
  } catch (error) {
    if (!/database is locked/.test(String(error))) throw error;
  } finally {
    database.close();
  }
}
