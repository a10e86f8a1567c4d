/**
 * Loads the service beside the same operation written by hand with Fastify, and beside a bare `node:http`, on the same database.
 * Needs wrk and PostgreSQL (Debian: apt-get install wrk postgresql). Run: node tools/bench/service.ts
 */
import { mkdtempDisposableSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generatedWorld } from "../../src/service/datasets/generate-dataset.ts";
import { installTools } from "../install.ts";
import { median } from "./measure.ts";
import { runBench } from "./run-bench.ts";
import { importInto, listPages, startPostgres, writeDataset } from "./service/fill-databases.ts";
import { type Load, loadServer, type Requests, type RunningServer, startServer } from "./service/load-server.ts";

const LIMITS = [10, 100];
const SCRIPTS = {
  Fastify: "tools/bench/serve-fastify.js",
  bare: "tools/bench/service/serve-bare.ts",
  ours: "tools/bench/service/serve-ours.ts",
};
type Kind = keyof typeof SCRIPTS;
const headers = { "X-App-Id": generatedWorld.appId, "X-App-Token": generatedWorld.appToken };
/** One row of the table. */
interface Case {
  readonly name: string;
  readonly run: () => Promise<Load>;
  /** The cases that it is compared with. */
  readonly units?: readonly Case[];
}

interface Settings {
  readonly started: AsyncDisposableStack;
  readonly folder: string;
  readonly dataset: string;
  readonly events: number;
  readonly seconds: number;
}

await runBench(
  "service",
  "Loads the service beside a server written by hand with Fastify, and beside a bare node:http.",
  {
    events: { default: 200_000, about: "events of the database" },
    rounds: { default: 5, about: "number of measurements, after one that does not count; their median counts" },
    seconds: { default: 3, about: "length of a measurement" },
    only: { about: "only the rows that begin with this: SQLite, PostgreSQL or import" },
  },
  async ({ events, rounds, seconds, only = "" }) => {
    await installTools("bench");
    using temporary = mkdtempDisposableSync(join(tmpdir(), "loyalty-bench-"));
    await using started = new AsyncDisposableStack();
    const folder = temporary.path;
    const dataset = await writeDataset(folder, events);
    const settings = { started, folder, dataset, events, seconds };
    const cases = await startCases(settings, (name) => name.startsWith(only));
    const loads = new Map<Case, Load[]>(cases.map((subject) => [subject, []]));
    for (let round = -1; round < rounds; round++) {
      // The first of a pair may profit from an idle processor, so they take turns.
      for (const [subject, results] of round % 2 === 0 ? loads : [...loads].reverse()) {
        const load = await subject.run();
        if (round >= 0) results.push(load);
      }
    }
    printMedians(loads);
  },
);

async function startCases(settings: Settings, isWanted: (name: string) => boolean): Promise<Case[]> {
  const { started, folder, dataset, events } = settings;
  const file = join(folder, "loyalty.db");
  await importInto(file, dataset); // the pages of PostgreSQL have the same cursors
  console.log(`The SQLite file has ${Math.round(statSync(file).size / events)} bytes for each event.`);
  const cases: Case[] = [];
  const start = async (name: string, kinds: readonly Kind[], database: string, databasePid?: number) =>
    cases.push(...(await startEngine(settings, { name, kinds, file, database, databasePid })));
  if (isWanted("SQLite")) await start("SQLite", ["Fastify", "bare", "ours"], file);
  if (isWanted("PostgreSQL")) {
    const { url, pid } = await startPostgres(started, folder, dataset);
    await start("PostgreSQL", ["Fastify", "ours"], url, pid());
  }
  if (isWanted("import")) cases.push(createImport(settings));
  return cases;
}

interface Engine {
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** SQLite file with the events of the database. */
  readonly file: string;
  readonly database: string;
  /** Process id of PostgreSQL. */
  readonly databasePid: number | undefined;
}

/** Starts the servers of a database. */
async function startEngine({ started, folder, seconds }: Settings, engine: Engine): Promise<Case[]> {
  const { name, kinds, file, database, databasePid } = engine;
  const cases: Case[] = [];
  const servers = new Map<Kind, RunningServer>();
  for (const kind of kinds) servers.set(kind, await startServer(started, SCRIPTS[kind], database));
  const add = (title: string, kind: Kind, requests: Requests, units: readonly Case[] = []) => {
    const run = () => loadServer(servers.get(kind) as RunningServer, requests, { folder, seconds, databasePid });
    cases.push({ name: `${name}, ${title}${kind === "ours" ? "" : `, ${kind}`}`, run, units });
  };
  for (const limit of LIMITS) {
    const { paths, barePaths } = listPages(file, limit);
    const listed = cases.length;
    for (const kind of kinds) {
      const requests = { headers, paths: kind === "bare" ? barePaths : paths };
      add(`random pages of ${limit}`, kind, requests, kind === "ours" ? cases.slice(listed) : []);
    }
    await expectSamePage([...servers].map(([kind, { url }]) => url + (kind === "bare" ? barePaths : paths)[0]));
  }
  return cases;
}

/** @throws Error if the pages differ, because then the servers do not do the same. */
async function expectSamePage(urls: readonly string[]): Promise<void> {
  const pages = await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).text()));
  if (new Set(pages).size > 1) throw new Error(`${urls.join(" and ")} differ:\n${pages.join("\n")}`);
}

/** The import into a new SQLite file. */
function createImport({ dataset, events }: Settings): Case {
  const run = async () => {
    const { seconds } = await importInto(`${dataset}.db`, dataset);
    for (const suffix of ["", "-wal", "-shm", "-tokens", "-tokens-wal", "-tokens-shm"])
      rmSync(`${dataset}.db${suffix}`, { force: true });
    return { rate: events / seconds };
  };
  return { name: "import into SQLite", run };
}

/** Prints a table of medians. */
function printMedians(loads: ReadonlyMap<Case, readonly Load[]>): void {
  const head = ["case", "per second", "CPU ms", "database CPU ms", "rate", "CPU"];
  const rows = [...loads].map(([subject, results]) => {
    const format = (select: (load: Load) => number | undefined, digits: number) =>
      formatMedian(results.map(select), digits);
    const compare = (select: (load: Load) => number | undefined) =>
      (subject.units ?? []).map((unit) => {
        const ratio = formatRatio(results.map(select), loads.get(unit)?.map(select) ?? []);
        return ratio && `${ratio} × ${unit.name.split(", ").at(-1)}`;
      });
    return [
      subject.name,
      format((load) => load.rate, 0),
      format((load) => load.cpuMs, 3),
      format((load) => load.databaseMs, 2),
      compare((load) => load.rate).join(", "),
      compare((load) => load.cpuMs).join(", "),
    ];
  });
  for (const cells of [head, head.map(() => "---"), ...rows]) console.log(`| ${cells.join(" | ")} |`);
}

function formatMedian(values: readonly (number | undefined)[], digits: number): string {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? median(known).toFixed(digits) : "";
}

/** Takes ratios within a round, because other load on the machine then affects both sides. */
function formatRatio(values: readonly (number | undefined)[], units: readonly (number | undefined)[]): string {
  return formatMedian(
    values.map((value, round) => value && value / (units[round] ?? Number.NaN)),
    2,
  );
}
