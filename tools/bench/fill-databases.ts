import { DatabaseSync } from "node:sqlite";
import { openStore } from "../../src/service/index.ts";
import { fillDatabase, generatedMemberId, generatedWorld } from "../../test/support/generate-dataset.ts";
import { type PostgresServer, queryPostgres, startPostgresServer } from "../../test/support/start-postgres-server.ts";

const MEMBERS = 1_000;
const MAX_LIMIT = 100;

/** Fills a database with generated events. The pages of all databases have the same cursors. */
export const fill = (database: string, events: number) => fillDatabase(database, { members: MEMBERS, events });

/** Starts PostgreSQL without flushes to disk, and fills it. */
export async function startPostgres(
  started: AsyncDisposableStack,
  folder: string,
  events: number,
): Promise<PostgresServer> {
  const server = await startPostgresServer(folder);
  started.defer(server.stop);
  await fill(server.url, events);
  await server.query("ANALYZE");
  return server;
}

/** Distributes the events of a Citus cluster on this machine, and fills it. Returns the process ids of its servers. */
export async function fillCitus(url: string, events: number): Promise<number[]> {
  const { distribute, emptyCluster } = await import("../../test/citus/citus-cluster.ts");
  await emptyCluster();
  await (await openStore({ database: url, migrate: true })).close();
  await distribute();
  await fill(url, events);
  const readPid = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid";
  const coordinator = await queryPostgres(url, "ANALYZE", readPid);
  const workers = await queryPostgres(url, `SELECT result AS pid FROM run_command_on_workers($$${readPid}$$)`);
  return [...coordinator, ...workers].map(({ pid }) => Number(pid));
}

/** Lists the paths of all full pages of the busiest member, which has a tenth of the events. */
export function listPages(file: string, limit: number): string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const ids = database
    .prepare("SELECT id FROM activity WHERE member_key = 1 ORDER BY created_at_us, sequence")
    .all()
    .map(({ id }) => String(id));
  const cursors = ids.slice(0, -MAX_LIMIT);
  const first = `/v1/loyalties/${generatedWorld.campaignId}/members/${generatedMemberId(0)}/activity?limit=${limit}`;
  return cursors.map((id) => `${first}&starting_after_id=${id}`);
}
