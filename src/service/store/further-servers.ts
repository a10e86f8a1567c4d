import { type Kysely, sql } from "kysely";
import { type Engine, StoreUnavailableError } from "./engine.ts";
import type { Tables } from "./schema.ts";

/** The partitions of activity on further PostgreSQL servers, and the session of PostgreSQL that imports. */
export type FurtherPartitions = readonly { readonly name: string; readonly server: string; readonly session: number }[];

const listPartitions = {
  name: "list-partitions",
  text: `SELECT relname AS name, srvname AS server, pg_backend_pid() AS session
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid JOIN pg_foreign_table ON ftrelid = inhrelid
    JOIN pg_foreign_server ON pg_foreign_server.oid = ftserver WHERE inhparent = 'activity'::regclass`,
};

/** Finds the partitions on further servers, in a transaction. */
export async function findFurtherPartitions(database: Kysely<Tables>): Promise<FurtherPartitions> {
  return (await sql<FurtherPartitions[number]>`${sql.raw(listPartitions.text)}`.execute(database)).rows;
}

/**
 * Removes the events of members that do not exist: a further server keeps them if it has committed its part of an import and the first
 * server has not, or if only the first server was restored. Otherwise a new member would get them with its key.
 */
export async function removeOrphans(database: Kysely<Tables>): Promise<void> {
  await sql`DELETE FROM activity WHERE member_key > (SELECT coalesce(max(key), 0) FROM member)`.execute(database);
}

/** Returns the error of a transaction that failed on several servers: the server that refused, and the remedy. */
export async function explainFailure(
  engine: Engine,
  partitions: FurtherPartitions,
  error: unknown,
  remedy: string,
): Promise<unknown> {
  if (partitions.length === 0) return error;
  const cause = Object(error instanceof StoreUnavailableError ? error.cause : error) as Record<string, unknown>;
  const [reason = ""] = String(cause.message).split("\n", 1);
  const server =
    partitions.find((partition) => reason.includes(`"${partition.server}"`))?.server ??
    partitions.find(({ name }) => new RegExp(`\\b${name}\\b`).test(String(cause.where)))?.server ??
    (await findDisconnected(engine, partitions).catch(() => undefined));
  const place = server === undefined ? "" : ` (server ${server})`;
  return new Error(`${reason}${place}; ${remedy}`, { cause: error });
}

/** Finds the server that failed to commit: the session of the import keeps its connections to all others. */
async function findDisconnected({ kysely }: Engine, partitions: FurtherPartitions): Promise<string | undefined> {
  const connections = sql<{ server: string; session: number }>`
    SELECT server_name AS server, pg_backend_pid() AS session FROM postgres_fdw_get_connections()`;
  const { rows } = await connections.execute(kysely);
  const isKept = (server: string) => rows.some((connection) => connection.server === server);
  return partitions.find(({ server, session }) => rows[0]?.session === session && !isKept(server))?.server;
}

/** Reads from each further server, so that the state of a server in `pool()` does not depend on requests. Never rejects. */
export async function probeServers(engine: Engine): Promise<void> {
  if (engine.dialect !== "postgres") return;
  const partitions = await engine.read<FurtherPartitions[number]>(listPartitions, []).catch(() => []);
  const servers = new Map(partitions.map(({ server, name }) => [server, name]));
  const probe = ([server, name]: [server: string, name: string]) =>
    engine.read({ name: `probe-${name}`, text: `SELECT id FROM ${name} LIMIT 1` }, [], server);
  await Promise.allSettled([...servers].map(probe));
}
