/**
 * Loads `loyalty serve` beside the same operation written by hand with Fastify, on the same database. Needs PostgreSQL
 * (Debian: apt-get install postgresql). With `LOYALTY_TEST_CITUS_URL`, as its tests, it measures Citus too; its nodes must run on
 * this machine, and its database is emptied. Run: node tools/bench/service.ts
 */
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedWorld } from "../../test/support/generate-dataset.ts";
import { fill, fillCitus, listPages, startPostgres } from "./fill-databases.ts";
import { type Load, loadServer, type RunningServer, startServer } from "./load-server.ts";
import { median, readCounts } from "./measure.ts";

const LIMITS = [10, 100];
const headers = { "X-App-Id": generatedWorld.appId, "X-App-Token": generatedWorld.appToken };
const { events, rounds, seconds } = readCounts({ events: 200_000, rounds: 5, seconds: 3 });

using temporary = mkdtempDisposableSync(join(tmpdir(), "loyalty-bench-"));
await using started = new AsyncDisposableStack();
const folder = temporary.path;
const file = join(folder, "loyalty.db");
await fill(file, events);
await compareServers("SQLite", file);
const { url, pid } = await startPostgres(started, folder, events);
await compareServers("PostgreSQL", url, [pid()]);
const citusUrl = process.env.LOYALTY_TEST_CITUS_URL;
if (citusUrl !== undefined) await compareServers("Citus", citusUrl, await fillCitus(citusUrl, events));

/** Loads both servers of a database with random pages in turns, after as many rounds that warm up the compiler. Prints medians. */
async function compareServers(name: string, database: string, databasePids: readonly number[] = []): Promise<void> {
  const fastify = await startServer(started, ["tools/bench/serve-fastify.js", database]);
  const serve = ["serve", "--port", "0", "--admin-port", "0", "--database", database];
  const ours = await startServer(started, ["src/cli/main.ts", ...serve]);
  for (const limit of LIMITS) {
    const paths = listPages(file, limit);
    await expectSamePage([fastify, ours].map((server) => server.url + paths[0]));
    const load = (server: RunningServer) => loadServer(server, { headers, paths }, { seconds, databasePids });
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
