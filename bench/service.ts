/**
 * The service under load beside a bare `node:http` that sends a prebuilt Buffer, express with `res.json` over the same
 * file, and Prism as a mock server. Needs wrk (Debian: apt-get install wrk).
 *
 * Run: npm run bench:service -- [--events N] [--bytes N] [--beside N] [--rounds N] [--seconds N] [--postgres postgres://…]
 * `--beside` serves a second SQLite file, of that many events. Files stay where they are, for the next run.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "../src/service/index.ts";
import { type Case, firstPageBars, p99Bars } from "./service/cases.ts";
import { activityPath, fill, firstPage, keys, pagePaths } from "./service/dataset.ts";
import { reportCases } from "./service/report-cases.ts";
import { type Load, runWrk } from "./service/run-wrk.ts";
import { startPrismMock } from "./service/start-prism-mock.ts";
import { type RunningServer, startServer } from "./service/start-server.ts";
import { writePathsScript, writeTokenScript } from "./service/wrk-scripts.ts";

const LIMITS = [10, 100];
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "1000000" },
    bytes: { type: "string" },
    beside: { type: "string" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    postgres: { type: "string" },
  },
});
const seconds = Number(values.seconds);
const bytes = values.bytes === undefined ? undefined : Number(values.bytes);
const servers: RunningServer[] = [];

const cases = await startAll();
const loads = new Map<Case, Load[]>(cases.map((subject) => [subject, []]));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const subject of cases) {
    const { path, script, mostSeconds = seconds } = subject;
    const loading = { seconds: Math.min(seconds, mostSeconds), headers: keys, path, script };
    loads.get(subject)?.push(await runWrk(subject.server, loading));
  }
}
for (const server of servers) await server.stop();
console.log(reportCases(cases, loads));

async function startAll(): Promise<Case[]> {
  const database = await fillFile(Number(values.events));
  if (values.postgres !== undefined) await fill(values.postgres, Number(values.events), bytes);
  const fewer = values.beside === undefined ? undefined : await fillFile(Number(values.beside));
  const [bare, express, sqlite] = await Promise.all([
    start("./serve-bare.ts", database),
    start("./serve-express.ts", database),
    start("./serve-ours.ts", database),
  ]);
  const postgres = values.postgres === undefined ? undefined : await start("./serve-ours.ts", values.postgres);
  const smaller = fewer === undefined ? undefined : await start("./serve-ours.ts", fewer);
  const all: Case[] = [];
  for (const limit of LIMITS) {
    const path = `${activityPath}?limit=${limit}`;
    const prism = await startPrism(database, limit);
    all.push({ name: `bare, limit ${limit}`, limit, server: bare, path, isReference: "bare" });
    all.push({ name: `Prism, limit ${limit}`, limit, server: prism, path, isReference: "Prism", mostSeconds: 2 });
    all.push({ name: `express, limit ${limit}`, limit, server: express, path, isReference: "express" });
    if (fewer && smaller) {
      const name = `SQLite, ${values.beside} events`;
      const [first, any] = await pageCases("SQLite", { server: smaller, limit, database: fewer, name });
      if (first) all.push({ ...first, bars: {} });
      if (any) all.push({ ...any, bars: {}, isReference: "fewer events" });
    }
    all.push(...(await pageCases("SQLite", { server: sqlite, limit, database, name: "SQLite" })));
    if (postgres) {
      const place = { server: postgres, limit, database: values.postgres ?? "", name: "PostgreSQL" };
      all.push(...(await pageCases("PostgreSQL", place)));
    }
  }
  const tokens = { limit: 10, script: writeTokenScript(), bars: { bare: 0.1 } };
  all.push({ name: "SQLite, token issuance", server: sqlite, ...tokens });
  if (postgres) all.push({ name: "PostgreSQL, token issuance", server: postgres, ...tokens, bars: {} });
  return all;
}

/** First page, any page and deepest page. */
async function pageCases(
  engine: keyof typeof firstPageBars,
  { server, limit, database, name }: { server: RunningServer; limit: number; database: string; name: string },
): Promise<Case[]> {
  const { any, deepest } = await pagePaths(database, limit);
  const p99OfBare = p99Bars[limit] ?? Number.NaN;
  const common = { limit, server, ...(engine === "SQLite" && { p99OfBare }) };
  const bars = { "first page": 0.75, ...(values.beside !== undefined && { "fewer events": 0.8 }) };
  const script = writePathsScript(`${name.replaceAll(/\W+/g, "-")}-${limit}`, any);
  return [
    {
      ...common,
      name: `${name}, first page, limit ${limit}`,
      path: `${activityPath}?limit=${limit}`,
      bars: firstPageBars[engine][limit] ?? {},
      isReference: "first page",
    },
    { ...common, name: `${name}, any page, limit ${limit}`, script, bars },
    { ...common, name: `${name}, deepest page, limit ${limit}`, path: deepest, bars: { "first page": 0.75 } },
  ];
}

async function fillFile(events: number): Promise<string> {
  const file = join(tmpdir(), `loyalty-bench-${events}${bytes === undefined ? "" : `-${bytes}`}.db`);
  await fill(file, events, bytes);
  return file;
}

async function start(script: string, ...args: string[]): Promise<RunningServer> {
  const server = await startServer(script, ...args);
  servers.push(server);
  return server;
}

async function startPrism(database: string, limit: number): Promise<RunningServer> {
  const store = await openStore({ database });
  const server = await startPrismMock(await firstPage(store, limit), limit);
  await store.close();
  servers.push(server);
  return server;
}
