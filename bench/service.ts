/**
 * Loads the service beside a bare `node:http` that sends a prebuilt Buffer. Needs wrk (Debian: apt-get install wrk). Run: node bench/service.ts
 *
 * Pages come from the cache of the service, except in the rows marked "read". Each page is requested once just before it is
 * measured, so that it is in the memory of the machine: the bench would otherwise measure the disk.
 */
import { runBench } from "./run-bench.ts";
import { BenchmarkServers } from "./service/benchmark-servers.ts";
import { type Case, type Load, loadServer, warmUp } from "./service/load-server.ts";
import { reportCases } from "./service/report-cases.ts";
import { startShards } from "./service/shard-servers.ts";

await runBench(
  "service",
  "Loads the service with wrk, beside a bare node:http.\nSQLite files stay in the folder for temporary files, for the next run.",
  {
    events: { default: 1_000_000, about: "events of the database" },
    bytes: { about: "size of each event; default: as small as possible" },
    beside: { about: "events of a second SQLite file" },
    rounds: { default: 5, about: "number of measurements; their median counts" },
    seconds: { default: 5, about: "length of a measurement" },
    postgres: { text: "postgres://…", about: "also a PostgreSQL database: empty, or filled by an earlier run" },
    shards: {
      about: "measure partitions on up to this number of PostgreSQL servers, which it starts, and nothing else",
    },
    against: {
      text: "commit",
      about:
        "compare with the service of this commit only, in turns; its PostgreSQL database is the other one with _before",
    },
  },
  async ({ rounds, seconds, against, shards, ...settings }) => {
    if (shards !== undefined) {
      await using started = new AsyncDisposableStack();
      return await measure(await startShards(shards, settings.events, started), rounds, seconds);
    }
    await using servers = new BenchmarkServers(settings);
    const cases = against === undefined ? await servers.start() : await servers.startCommits(against);
    await measure(cases, rounds, seconds);
  },
);

async function measure(cases: readonly Case[], rounds: number, seconds: number): Promise<void> {
  const loads = new Map<Case, Load[]>(cases.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    // The first of a pair may profit from an idle processor, so they take turns.
    for (const [subject, results] of round % 2 === 0 ? loads : [...loads].reverse()) {
      await warmUp(subject);
      results.push(await loadServer(subject, seconds));
    }
  }
  console.log(reportCases(loads));
}
