/**
 * Loads the service beside a bare `node:http` that sends a prebuilt Buffer. Needs wrk (Debian: apt-get install wrk). Run: node bench/service.ts
 *
 * Pages come from the cache of the service, except in the rows marked "read". Each page is requested once just before it is
 * measured, so that it is in the memory of the machine: the bench would otherwise measure the disk.
 */
import { median } from "./measure.ts";
import { runBench } from "./run-bench.ts";
import { type Case, type Load, loadServer, warmUp } from "./service/load-server.ts";
import { startShards } from "./service/shard-servers.ts";
import { startCases, startCommits } from "./service/start-cases.ts";

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
    await using started = new AsyncDisposableStack();
    const cases =
      shards !== undefined
        ? await startShards(started, shards, settings.events)
        : await (against === undefined ? startCases(started, settings) : startCommits(started, against, settings));
    const loads = new Map<Case, Load[]>(cases.map((subject) => [subject, []]));
    for (let round = 0; round < rounds; round++) {
      // The first of a pair may profit from an idle processor, so they take turns.
      for (const [subject, results] of round % 2 === 0 ? loads : [...loads].reverse()) {
        await warmUp(subject);
        results.push(await loadServer(subject, seconds));
      }
    }
    printMedians(loads);
  },
);

/** Prints a table of medians. Ratios are taken within a round, because other load on the machine then affects both sides. */
function printMedians(loads: ReadonlyMap<Case, readonly Load[]>): void {
  const compare = (subject: Case, unit: Case, key: "requestsPerSecond" | "requestsPerCpuSecond") => {
    const units = loads.get(unit) ?? [];
    const ratios = loads.get(subject)?.map((load, round) => load[key] / (units[round]?.[key] ?? Number.NaN));
    return median(ratios ?? []).toFixed(2);
  };
  const head = ["case", "requests/s", "per CPU second", "p99 ms", "database CPU ms", "as a multiple"];
  const rows = [...loads].map(([subject, results]) => {
    const { name, databases = [], units = [] } = subject;
    const ratios = units.map(
      (unit) =>
        `${compare(subject, unit, "requestsPerSecond")} × ${unit.name} (per CPU second ${compare(subject, unit, "requestsPerCpuSecond")})`,
    );
    return [
      name,
      Math.round(median(results.map((load) => load.requestsPerSecond))),
      Math.round(median(results.map((load) => load.requestsPerCpuSecond))),
      median(results.map((load) => load.p99Ms)).toFixed(1),
      databases.map((_, at) => median(results.map((load) => load.databaseMs[at] ?? 0)).toFixed(2)).join(" + "),
      ratios.join(", "),
    ];
  });
  for (const cells of [head, head.map(() => "---"), ...rows]) console.log(`| ${cells.join(" | ")} |`);
}
