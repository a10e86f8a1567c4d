/**
 * Loads `loyalty serve` beside the same operation written by hand with Fastify, on the same database. Needs PostgreSQL
 * (Debian: apt-get install postgresql). Run: node tools/bench/service.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import type { Request } from "autocannon";
import { fillDatabase, generatedMemberId, generatedWorld } from "../../test/support/generate-dataset.ts";
import { loadAutocannon } from "../../test/support/load-autocannon.ts";
import { startPostgresServer } from "../../test/support/start-postgres-server.ts";
import { median, readCounts, readCpuMs } from "./measure.ts";

const LIMITS = [10, 100];
const MEMBERS = 1_000;
const CONNECTIONS = 32;
const autocannon = await loadAutocannon();
const headers = { "X-App-Id": generatedWorld.appId, "X-App-Token": generatedWorld.appToken };
const { events, rounds, seconds } = readCounts({ events: 200_000, rounds: 5, seconds: 3 });

using temporary = mkdtempDisposableSync(join(tmpdir(), "loyalty-bench-"));
await using started = new AsyncDisposableStack();
const folder = temporary.path;
const file = join(folder, "loyalty.db");
// The pages of both databases have the same cursors.
await fillDatabase(file, { members: MEMBERS, events });
await compareServers("SQLite", file);
const postgres = await startPostgresServer(folder);
started.defer(postgres.stop);
await fillDatabase(postgres.url, { members: MEMBERS, events });
await postgres.query("ANALYZE");
await compareServers("PostgreSQL", postgres.url, postgres.pid());

/** Loads both servers of a database with random pages in turns, after as many rounds that warm up the compiler. Prints medians. */
async function compareServers(name: string, database: string, databasePid?: number): Promise<void> {
  const fastify = await startServer(["tools/bench/serve-fastify.js", database]);
  const serve = ["serve", "--port", "0", "--admin-port", "0", "--database", database];
  const ours = await startServer(["src/cli/main.ts", ...serve]);
  for (const limit of LIMITS) {
    const paths = listPages(file, limit);
    await expectSamePage([fastify, ours].map((server) => server.url + paths[0]));
    const load = (server: RunningServer) => loadServer(server, paths, databasePid);
    const loads: { fastify: Load[]; ours: Load[] } = { fastify: [], ours: [] };
    for (let round = -rounds; round < rounds; round++) {
      const measured = { fastify: await load(fastify), ours: await load(ours) };
      if (round < 0) continue;
      loads.fastify.push(measured.fastify);
      loads.ours.push(measured.ours);
    }
    console.log(`\n${name}, random pages of ${limit}: milliseconds of CPU for a request`);
    printMedians("Fastify", loads.fastify);
    printMedians("loyalty serve", loads.ours);
    // Within a round, other load on the machine affects both.
    const ratios = loads.fastify.map(({ cpuMs }, round) => cpuMs / (loads.ours[round]?.cpuMs ?? Number.NaN));
    console.log(`loyalty serve has ${median(ratios).toFixed(2)} times the speed of Fastify, by CPU`);
  }
}

/** @throws Error if the pages differ, because then the servers do not do the same. */
async function expectSamePage(urls: readonly string[]): Promise<void> {
  const pages = await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).text()));
  if (new Set(pages).size > 1)
    throw new Error(`${urls.join(" and ")} differ:\n${pages.map((page) => page.slice(0, 500)).join("\n")}`);
}

function printMedians(name: string, loads: readonly Load[]): void {
  const cpu = median(loads.map((load) => load.cpuMs)).toFixed(3);
  const database = median(loads.map((load) => load.databaseMs)).toFixed(3);
  console.log(`${name.padEnd(14)} ${cpu} ms, ${database} ms of the database`);
}

/** Lists the paths of all full pages of the busiest member, which has a tenth of the events. */
function listPages(file: string, limit: number): string[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const ids = database
    .prepare("SELECT id FROM activity WHERE member_key = 1 ORDER BY created_at_us, sequence")
    .all()
    .map(({ id }) => String(id));
  const cursors = ids.slice(0, -Math.max(...LIMITS));
  const first = `/v1/loyalties/${generatedWorld.campaignId}/members/${generatedMemberId(0)}/activity?limit=${limit}`;
  return cursors.map((id) => `${first}&starting_after_id=${id}`);
}

/** A server in another process. */
interface RunningServer {
  readonly url: string;
  readonly pid: number;
}

/** Measurements of a case. */
interface Load {
  /** Processor time of the server for a request. */
  readonly cpuMs: number;
  /** Processor time of the server of the database for a request; 0 for SQLite. */
  readonly databaseMs: number;
}

/** Starts a program whose first line of output is JSON with its URL. It ends with the bench. */
async function startServer(args: readonly string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  started.defer(() => {
    child.kill("SIGKILL");
  });
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { url: JSON.parse(line).url, pid: child.pid ?? 0 };
}

/**
 * Loads a server with autocannon, with paths at random.
 * @param databasePid Process id of the server of the database.
 * @throws Error if a response is not a 2xx, or none arrived.
 */
async function loadServer(
  { url, pid }: RunningServer,
  paths: readonly string[],
  databasePid: number | undefined,
): Promise<Load> {
  const readDatabaseMs = () => (databasePid === undefined ? 0 : readCpuMs(databasePid));
  const before = { cpuMs: readCpuMs(pid), databaseMs: readDatabaseMs() };
  const choosePath = () => paths[Math.floor(Math.random() * paths.length)] ?? "";
  const request: Request = { method: "GET", headers, setupRequest: (given) => ({ ...given, path: choosePath() }) };
  const results = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests: [request] });
  const cpuMs = readCpuMs(pid) - before.cpuMs;
  const databaseMs = readDatabaseMs() - before.databaseMs;
  const { "2xx": count, non2xx, errors } = results;
  if (non2xx + errors > 0 || count === 0)
    throw new Error(`${url}: ${count} of ${count + non2xx + errors} requests succeeded`);
  return { cpuMs: cpuMs / count, databaseMs: databaseMs / count };
}
