import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import {
  type PostgresServer,
  queryPostgres,
  startPostgresServer,
} from "../../../test/support/start-postgres-server.ts";
import { generateDataset, generatedMemberId, generatedWorld } from "../generate-dataset.ts";
import { measureProcess, type ProcessFigures } from "../measure.ts";

const MEMBERS = 1_000;
/** Maximum number of pages to choose from at random, spread over the whole log. */
const MAX_PAGES = 10_000;
const MAX_LIMIT = 100;

/** Writes a dataset of generated events as a file, and returns its name. */
export async function writeDataset(folder: string, events: number): Promise<string> {
  const file = join(folder, "dataset.ndjson");
  const lines = generateDataset({ members: MEMBERS, events });
  await writeFile(
    file,
    Readable.from(lines).map((line) => `${line}\n`),
  );
  return file;
}

/** Imports a dataset in another process, whose start and last flush to disk count. */
export function importInto(database: string, dataset: string): Promise<ProcessFigures> {
  return measureProcess("src/cli/main.ts", "import", "--database", database, dataset);
}

/** Starts PostgreSQL without flushes to disk, and imports a dataset. */
export async function startPostgres(
  started: AsyncDisposableStack,
  folder: string,
  dataset: string,
): Promise<PostgresServer> {
  const server = await startPostgresServer(folder);
  started.defer(server.stop);
  await measureProcess("src/cli/main.ts", "migrate", "--database", server.url);
  await importInto(server.url, dataset);
  await server.query("ANALYZE");
  return server;
}

/** Distributes the events of a Citus cluster on this machine, and imports a dataset. Returns the process ids of its servers. */
export async function fillCitus(url: string, dataset: string): Promise<number[]> {
  const { emptyCluster } = await import("../../../test/citus/citus-cluster.ts");
  await emptyCluster();
  await measureProcess("src/cli/main.ts", "migrate", "--distribute", "--database", url);
  await importInto(url, dataset);
  const readPid = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid";
  const coordinator = await queryPostgres(url, "ANALYZE", readPid);
  const workers = await queryPostgres(url, `SELECT result AS pid FROM run_command_on_workers($$${readPid}$$)`);
  return [...coordinator, ...workers].map(({ pid }) => Number(pid));
}

/** Lists the paths of full pages that are spread over the log of the busiest member, which has a tenth of the events. */
export function listPages(file: string, limit: number): string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const ids = database
    .prepare("SELECT id FROM activity WHERE member_key = 1 ORDER BY created_at_us, sequence")
    .all()
    .map(({ id }) => String(id));
  const full = ids.slice(0, -MAX_LIMIT);
  const step = Math.ceil(full.length / MAX_PAGES);
  const cursors = full.filter((_, index) => index % step === 0);
  const first = `/v1/loyalties/${generatedWorld.campaignId}/members/${generatedMemberId(0)}/activity?limit=${limit}`;
  return cursors.map((id) => `${first}&starting_after_id=${id}`);
}
