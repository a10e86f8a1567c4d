import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Engine } from "./engine.ts";

const PAUSE_MS = 50;
/** Together they take 5 s. */
const MAX_ATTEMPTS = 100;

/**
 * Moves all changes from the write-ahead log of SQLite to the database, and empties it: the log would otherwise keep the size of
 * the largest transaction. Does nothing on PostgreSQL.
 * @param pause Waits before another attempt, while another process reads the database.
 * @returns Whether the log is empty; false if another process reads the database for 5 s.
 */
export async function emptyLog(
  { dialect, kysely }: Pick<Engine, "dialect" | "kysely">,
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS),
): Promise<boolean> {
  if (dialect !== "sqlite") return true;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (attempt > 0) await pause();
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(kysely);
    if (!rows[0]?.busy) return true;
  }
  return false;
}
