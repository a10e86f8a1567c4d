/**
 * Loads the service beside the same operation written by hand with Fastify, and beside a bare `node:http`, on the same database.
 * Needs wrk and PostgreSQL (Debian: apt-get install wrk postgresql). Run: node tools/bench/service.ts
 */
import { mkdtempDisposableSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { installTools } from "../install.ts";
import { median, readCounts } from "./measure.ts";
import { importInto, listPages, startPostgres, writeDataset } from "./service/fill-databases.ts";
import { type Load, loadServer, type RunningServer, startServer } from "./service/load-server.ts";

const LIMITS = [10, 100];
const SCRIPTS = {
  Fastify: "tools/bench/serve-fastify.js",
  bare: "tools/bench/service/serve-bare.ts",
  ours: "tools/bench/service/serve-ours.ts",
};
type Kind = keyof typeof SCRIPTS;
const headers = { "X-App-Id": generatedWorld.appId, "X-App-Token": generatedWorld.appToken };
const { events, rounds, seconds } = readCounts({ events: 200_000, rounds: 5, seconds: 3 });

await installTools("bench");
using temporary = mkdtempDisposableSync(join(tmpdir(), "loyalty-bench-"));
await using started = new AsyncDisposableStack();
const folder = temporary.path;
const dataset = await writeDataset(folder, events);
const file = join(folder, "loyalty.db");
await importInto(file, dataset); // the pages of PostgreSQL have the same cursors
console.log(`The SQLite file has ${Math.round(statSync(file).size / events)} bytes for each event.`);
await compareServers("SQLite", ["Fastify", "bare", "ours"], file);
await timeImport();
const { url, pid } = await startPostgres(started, folder, dataset);
await compareServers("PostgreSQL", ["Fastify", "ours"], url, pid());

/** Loads servers of a database with random pages in turns, after a round that does not count, and prints medians. */
async function compareServers(name: string, kinds: Kind[], database: string, databasePid?: number): Promise<void> {
  const servers: [Kind, RunningServer][] = [];
  for (const kind of kinds) servers.push([kind, await startServer(started, SCRIPTS[kind], database)]);
  for (const limit of LIMITS) {
    const { paths, barePaths } = listPages(file, limit);
    const choosePaths = (kind: Kind) => (kind === "bare" ? barePaths : paths);
    await expectSamePage(servers.map(([kind, { url }]) => url + choosePaths(kind)[0]));
    const loads = new Map<Kind, Load[]>(kinds.map((kind) => [kind, []]));
    for (let round = -1; round < rounds; round++)
      // The first of a pair may profit from an idle processor, so they take turns.
      for (const [kind, server] of round % 2 === 0 ? servers : servers.toReversed()) {
        const requests = { headers, paths: choosePaths(kind) };
        const load = await loadServer(server, requests, { folder, seconds, databasePid });
        if (round >= 0) loads.get(kind)?.push(load);
      }
    printMedians(`${name}, random pages of ${limit}`, loads);
  }
}

/** @throws Error if the pages differ, because then the servers do not do the same. */
async function expectSamePage(urls: readonly string[]): Promise<void> {
  const pages = await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).text()));
  if (new Set(pages).size > 1) throw new Error(`${urls.join(" and ")} differ:\n${pages.join("\n")}`);
}

/** Prints a table. Ratios are taken within a round, because other load on the machine then affects both sides. */
function printMedians(title: string, loads: ReadonlyMap<Kind, readonly Load[]>): void {
  const ours = loads.get("ours") ?? [];
  const head = [title, "per second", "CPU ms", "database CPU ms", "rate of ours", "CPU of ours"];
  const rows = [...loads].map(([kind, results]) => {
    const format = (fact: keyof Load, digits: number) => median(results.map((load) => load[fact])).toFixed(digits);
    const compare = (fact: keyof Load) =>
      `${median(ours.map((load, round) => load[fact] / (results[round]?.[fact] ?? Number.NaN))).toFixed(2)} ×`;
    return [kind, format("rate", 0), format("cpuMs", 3), format("databaseMs", 2), compare("rate"), compare("cpuMs")];
  });
  for (const cells of [head, head.map(() => "---"), ...rows]) console.log(`| ${cells.join(" | ")} |`);
}

/** Imports the dataset into new SQLite files. */
async function timeImport(): Promise<void> {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push(events / (await importInto(`${dataset}.db`, dataset)).seconds);
    for (const suffix of ["", "-wal", "-shm"]) rmSync(`${dataset}.db${suffix}`, { force: true });
  }
  console.log(`import into SQLite: ${median(rates).toFixed(0)} events per second`);
}
