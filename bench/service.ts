/**
 * The service under load beside a bare `node:http` that sends a prebuilt Buffer, express with `res.json` over the same
 * file, and Prism as a mock server. Needs wrk (Debian: apt-get install wrk).
 *
 * Run: npm run bench:service -- [--events N] [--bytes N] [--beside N] [--rounds N] [--seconds N] [--postgres postgres://…]
 * Where a page is not said to be read, it comes from the memory of the service, as it does once it was asked for. A page
 * that is read lies in the memory of the machine: each one was asked for just before. Without this, whatever a system let go
 * of since the last round would be read from the disk, and the disk be measured.
 * `--beside` serves a second SQLite file, of that many events. Files stay where they are, for the next run.
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStore } from "../src/service/index.ts";
import { askEach } from "./service/ask-each.ts";
import { type Case, firstPageBars, p99Bars } from "./service/cases.ts";
import { activityPath, fill, firstPage, firstPagePaths, keys, pagePaths } from "./service/dataset.ts";
import { reportCases } from "./service/report-cases.ts";
import { type Load, runWrk } from "./service/run-wrk.ts";
import { startPrismMock } from "./service/start-prism-mock.ts";
import { type RunningServer, startServer } from "./service/start-server.ts";
import { writeTokenScript } from "./service/wrk-scripts.ts";

const LIMITS = [10, 100];
/** It is slow, so that much less gives no figure, and much more none that is better. */
const PRISM_SECONDS = 2;
const FEW_EVENTS = 1_000;
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
const bytes = values.bytes === undefined ? undefined : Number(values.bytes);
const servers: RunningServer[] = [];

try {
  await measure(await startAll());
} finally {
  for (const server of servers) await server.stop(); // whatever failed, none of them outlives the bench
}

async function measure(cases: readonly Case[]): Promise<void> {
  const loads = new Map<Case, Load[]>(cases.map((subject) => [subject, []]));
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const subject of cases) {
      const { server, paths, script, seconds = Number(values.seconds) } = subject;
      await askEach(server, paths, keys);
      loads.get(subject)?.push(await runWrk(server, { seconds, headers: keys, paths, script }));
    }
  }
  console.log(reportCases(cases, loads));
}

async function startAll(): Promise<Case[]> {
  const database = await fillFile(Number(values.events));
  if (values.postgres !== undefined) await fill(values.postgres, Number(values.events), bytes);
  const fewer = values.beside === undefined ? undefined : await fillFile(Number(values.beside));
  const bare = await start("./serve-bare.ts", database);
  const express = await start("./serve-express.ts", database);
  const sqlite = await startOurs("SQLite", database);
  const postgres = values.postgres === undefined ? undefined : await startOurs("PostgreSQL", values.postgres);
  const smaller = fewer === undefined ? undefined : await startOurs("SQLite", fewer);
  const all: Case[] = [];
  for (const limit of LIMITS) {
    const paths = [`${activityPath}?limit=${limit}`];
    const prism = await startPrism(database, limit);
    all.push({ name: `bare, limit ${limit}`, limit, server: bare, paths, isReference: "bare" });
    all.push({
      name: `Prism, limit ${limit}`,
      limit,
      server: prism,
      paths,
      isReference: "Prism",
      seconds: PRISM_SECONDS,
    });
    all.push({ name: `express, limit ${limit}`, limit, server: express, paths, isReference: "express" });
    if (smaller) {
      const any = (await pageCases(smaller, limit)).find(({ bars }) => bars?.["any first page"] !== undefined);
      if (any) all.push({ ...any, name: `${any.name}, ${values.beside} events`, isReference: "fewer events" });
    }
    all.push(...(await pageCases(sqlite, limit)));
    if (postgres) all.push(...(await pageCases(postgres, limit)));
  }
  const tokens = { limit: 10, paths: [], script: writeTokenScript() };
  // In a file of its own: what another process writes empties the cache of pages that SQLite keeps.
  const issuing = await start("./serve-ours.ts", await fillFile(FEW_EVENTS));
  all.push({ ...tokens, name: "SQLite, token issuance", server: issuing, bars: { bare: 0.1 } });
  if (postgres) all.push({ ...tokens, name: "PostgreSQL, token issuance", server: postgres.server });
  return all;
}

/** The service over a database twice: as it is, and without the pages that it keeps in memory. */
interface Ours {
  readonly engine: keyof typeof firstPageBars;
  readonly database: string;
  readonly server: RunningServer;
  readonly reading: RunningServer;
}

async function startOurs(engine: Ours["engine"], database: string): Promise<Ours> {
  const server = await start("./serve-ours.ts", database);
  return { engine, database, server, reading: await start("./serve-ours.ts", database, "read") };
}

/**
 * First page, from memory and read from the database; any page and the deepest one, read. A page that is always the same
 * one lies in the caches of the processor, and one that is any of many does not: the deepest page is compared with the
 * first one, and any page with the first page of any member.
 */
async function pageCases({ engine, database, server, reading }: Ours, limit: number): Promise<Case[]> {
  const { any, deepest } = await pagePaths(database, limit);
  const paths = [`${activityPath}?limit=${limit}`];
  const name = (page: string) => `${engine}, ${page}, limit ${limit}`;
  const p99OfBare = engine === "SQLite" ? p99Bars[limit] : undefined;
  const read = { limit, server: reading };
  const bars = { "any first page": 0.75, ...(values.beside !== undefined && { "fewer events": 0.8 }) };
  return [
    { limit, server, name: name("first page"), paths, bars: firstPageBars[engine][limit] ?? {}, p99OfBare },
    { ...read, name: name("first page, read"), paths, isReference: "first page" },
    { ...read, name: name("deepest page, read"), paths: [deepest], bars: { "first page": 0.75 } },
    {
      ...read,
      name: name("first page of any member, read"),
      paths: firstPagePaths(limit),
      isReference: "any first page",
    },
    { ...read, name: name("any page, read"), paths: any, bars },
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
