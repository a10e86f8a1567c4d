import { type Kysely, sql } from "kysely";
import { StoreUnavailableError } from "../../store/engine.ts";
import type { Tables } from "../../store/schema.ts";

/** The further PostgreSQL servers by the partition of activity that each has. */
export type FurtherServers = ReadonlyMap<string, string>;

/** Finds the further servers. */
export async function findFurtherServers(database: Kysely<Tables>): Promise<FurtherServers> {
  const partitions = sql<{ partition: string; server: string }>`SELECT relname AS partition, srvname AS server
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid JOIN pg_foreign_table ON ftrelid = inhrelid
    JOIN pg_foreign_server ON pg_foreign_server.oid = ftserver WHERE inhparent = 'activity'::regclass`;
  const { rows } = await partitions.execute(database);
  return new Map(rows.map(({ partition, server }) => [partition, server]));
}

/**
 * Removes the events of members that do not exist: a further server keeps them if it has committed its part of an import and the first
 * server has not, or if only the first server was restored. Otherwise a new member would get them with its key.
 */
export async function removeOrphans(database: Kysely<Tables>): Promise<void> {
  await sql`DELETE FROM activity WHERE member_key > (SELECT coalesce(max(key), 0) FROM member)`.execute(database);
}

/** Returns the error of an import that failed on several servers: the server that refused, and the remedy. */
export function explainFailure(error: unknown, servers: FurtherServers): unknown {
  if (servers.size === 0) return error;
  const cause = Object(error instanceof StoreUnavailableError ? error.cause : error) as Record<string, unknown>;
  const [partition = ""] = /\bactivity_\d+\b/.exec(String(cause.where)) ?? [];
  const named = [...new Set(servers.values())].find((name) => String(cause.message).includes(`"${name}"`));
  const server = named ?? servers.get(partition);
  const place = server === undefined ? "" : ` (server ${server})`;
  return new Error(`${cause.message}${place}; import the same dataset again to complete it`, { cause: error });
}
