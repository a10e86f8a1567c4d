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
await compareServers(file);
const postgres = await startPostgresServer(folder);
started.defer(postgres.stop);
await fillDatabase(postgres.url, { members: MEMBERS, events });
await postgres.query("ANALYZE");
await compareServers(postgres.url, postgres.pid());

/** Loads both servers of a database with random pages in turns, after as many rounds that warm up the compiler. Prints medians. */
async function compareServers(database: string, databasePid?: number): Promise<void> {
  const fastify = await startServer(["tools/bench/serve-fastify.js", database]);
  const serve = ["serve", "--port", "0", "--admin-port", "0", "--database", database];
  const ours = await startServer(["src/cli/main.ts", ...serve]);
  for (const limit of LIMITS) {
    const paths = listPages(file, limit);
    const first = [fastify, ours].map(async ({ url }) => (await fetch(url + paths[0], { headers })).text());
    const [one, other] = await Promise.all(first);
    if (one !== other) throw new Error(`the servers do not do the same:\n${one}\n${other}`);
    const loads: Record<"fastify" | "ours", Load>[] = [];
    for (let round = -rounds; round < rounds; round++) {
      const fastifyLoad = await loadServer(fastify, paths, databasePid);
      const ourLoad = await loadServer(ours, paths, databasePid);
      if (round >= 0) loads.push({ fastify: fastifyLoad, ours: ourLoad });
    }
    console.log(`\n${database}, random pages of ${limit}: milliseconds of CPU for a request, and of the database`);
    for (const name of ["fastify", "ours"] as const) {
      const cpuMs = median(loads.map((load) => load[name].cpuMs)).toFixed(3);
      const databaseMs = median(loads.map((load) => load[name].databaseMs)).toFixed(3);
      console.log(`${name.padEnd(8)} ${cpuMs} ms, ${databaseMs} ms`);
    }
    // Within a round, other load on the machine affects both.
    const ratio = median(loads.map((load) => load.fastify.cpuMs / load.ours.cpuMs));
    console.log(`ours has ${ratio.toFixed(2)} times the speed of Fastify, by CPU`);
  }
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
