/**
 * Measures the processor time of a page after a cursor on SQLite, PostgreSQL and Citus: in this process and in the database, without
 * HTTP. Citus needs `LOYALTY_TEST_CITUS_URL`, as its tests do; its nodes must run on this machine, and its database is emptied.
 * Run: node tools/bench/store.ts
 */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStore, type Store } from "../../src/service/index.ts";
import { queryPostgres } from "../../test/support/start-postgres-server.ts";
import { generatedWorld } from "./generate-dataset.ts";
import { measureProcess, median, readCounts, readCpuMs } from "./measure.ts";
import { importInto, startPostgres, writeDataset } from "./service/fill-databases.ts";

const LIMITS = [10, 100];
const READERS = 4;
/** Enough to spread the pages over all workers. */
const BUSY_MEMBERS = 50;
const { projectId, campaignId } = generatedWorld;
const { events, rounds, pages } = readCounts({ events: 100_000, rounds: 7, pages: 1_000 });

/** A database and the process ids of its servers. */
interface Subject {
  readonly name: string;
  readonly store: Store;
  readonly servers: readonly number[];
}

using temporary = mkdtempDisposableSync(join(tmpdir(), "loyalty-bench-"));
await using started = new AsyncDisposableStack();
const folder = temporary.path;
const dataset = await writeDataset(folder, events);
const file = join(folder, "loyalty.db");
await importInto(file, dataset);
const subjects: Subject[] = [{ name: "SQLite", store: await open(file), servers: [] }];
const postgres = await startPostgres(started, folder, dataset);
subjects.push({ name: "PostgreSQL", store: await open(postgres.url), servers: [postgres.pid()] });
const citusUrl = process.env.LOYALTY_TEST_CITUS_URL;
if (citusUrl !== undefined) subjects.push(await fillCitus(citusUrl));

const cursors = listCursors();
for (const limit of LIMITS) {
  const samples = new Map<string, { node: number; databases: number[] }[]>(subjects.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const subject of subjects) {
      const sample = await readPages(subject, limit);
      if (round >= 0) samples.get(subject.name)?.push(sample);
    }
  console.log(`\nPages of ${limit}: milliseconds of CPU for a page in Node, in each server of the database`);
  for (const [name, measured] of samples) {
    const node = median(measured.map((sample) => sample.node));
    const databases = measured[0]?.databases.map((_, index) =>
      median(measured.map((sample) => sample.databases[index] ?? Number.NaN)).toFixed(2),
    );
    console.log(`${name.padEnd(12)} ${node.toFixed(2)}  ${databases?.join(" + ")}`);
  }
}

async function open(database: string): Promise<Store> {
  const store = await openStore({ database });
  started.defer(() => store.close());
  return store;
}

/** Distributes an empty database over a Citus cluster, and imports the dataset. */
async function fillCitus(url: string): Promise<Subject> {
  const { emptyCluster } = await import("../../test/citus/citus-cluster.ts");
  await emptyCluster();
  await measureProcess("src/cli/main.ts", "migrate", "--distribute", "--database", url);
  await importInto(url, dataset);
  const readPid = "SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1) AS pid";
  const coordinator = await queryPostgres(url, "ANALYZE", readPid);
  const workers = await queryPostgres(url, `SELECT result AS pid FROM run_command_on_workers($$${readPid}$$)`);
  return { name: "Citus", store: await open(url), servers: [...coordinator, ...workers].map(({ pid }) => Number(pid)) };
}

/** Lists random events of the busiest members, after which there is a full page. */
function listCursors(): { memberId: string; startingAfterId: string }[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const text = `SELECT member.id AS memberId, activity.id AS startingAfterId FROM activity JOIN member ON key = member_key
    WHERE (SELECT count(*) FROM activity AS later WHERE later.member_key = activity.member_key
      AND (later.created_at_us, later.sequence) > (activity.created_at_us, activity.sequence)) >= ? AND key <= ?
    ORDER BY random() LIMIT ?`;
  const rows = database.prepare(text).all(Math.max(...LIMITS), BUSY_MEMBERS, pages);
  return rows.map(({ memberId, startingAfterId }) => {
    return { memberId: String(memberId), startingAfterId: String(startingAfterId) };
  });
}

/** Reads a page after each cursor, several at once. */
async function readPages({ store, servers }: Subject, limit: number) {
  const before = servers.map(readCpuMs);
  const used = process.cpuUsage();
  const waiting = cursors.values();
  const read = async () => {
    for (const cursor of waiting)
      await store.readPage({ projectId, campaignId, order: "created_at", limit, ...cursor });
  };
  await Promise.all(Array.from({ length: READERS }, read));
  const { user, system } = process.cpuUsage(used);
  const databases = servers.map((pid, index) => (readCpuMs(pid) - (before[index] ?? 0)) / cursors.length);
  return { node: (user + system) / 1_000 / cursors.length, databases };
}
