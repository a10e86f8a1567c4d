/**
 * The service under load beside a bare `node:http` that sends a prebuilt Buffer. Needs wrk (Debian: apt-get install wrk).
 * Run: npm run bench:service -- [--events N] [--rounds N] [--seconds N] [--postgres postgres://…]
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { generateDataset } from "../src/service/generate-dataset.ts";
import { importDataset, openStore } from "../src/service/index.ts";
import { activityPath, keys } from "./service/first-page.ts";
import { type Load, runWrk } from "./service/run-wrk.ts";

const MEMBERS = 1_000;
const CURSORS = 2_000;
const { values } = parseArgs({
  options: {
    events: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "5" },
    postgres: { type: "string" },
  },
});

/** Fills a database, where it is not there yet, and tells how fast that was. */
async function fill(database: string): Promise<void> {
  const store = await openStore({ database });
  const isFilled = (await store.findApplicationKey(keys["X-App-Id"])) !== undefined;
  const startedAt = performance.now();
  if (!isFilled) await importDataset(store, generateDataset({ members: MEMBERS, events: Number(values.events) }));
  const seconds = (performance.now() - startedAt) / 1000;
  if (!isFilled)
    console.log(
      `imported ${values.events} events into ${database.split(":")[0]}: ${Math.round(Number(values.events) / seconds)} a second`,
    );
  await store.close();
}

async function start(script: string, database: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [new URL(`service/${script}`, import.meta.url).pathname, database], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  return { child, url };
}

/** A script for wrk that asks for pages after events all over the log of the busiest member. */
async function writeDeepScript(database: string, limit: number): Promise<string> {
  const store = await openStore({ database });
  const rows = await store.engine.kysely.selectFrom("activity").select("id").where("member_key", "=", 1).execute();
  await store.close();
  const step = Math.max(1, Math.floor(rows.length / CURSORS));
  const ids = rows.filter((_, index) => index % step === 0).map(({ id }) => `"${id}"`);
  const file = join(tmpdir(), `loyalty-bench-deep-${limit}.lua`);
  writeFileSync(
    file,
    `local ids = {${ids.join(",")}}
request = function()
  return wrk.format("GET", "${activityPath}?limit=${limit}&starting_after_id=" .. ids[math.random(#ids)])
end\n`,
  );
  return file;
}

function writeTokenScript(): string {
  const file = join(tmpdir(), "loyalty-bench-token.lua");
  writeFileSync(
    file,
    `wrk.method = "POST"
wrk.body = "grant_type=client_credentials&scope=loyalties"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"\n`,
  );
  return file;
}

const database = join(tmpdir(), `loyalty-bench-${values.events}.db`);
if (!existsSync(database)) console.log(`writing ${database}, which stays there for the next run`);
await fill(database);
if (values.postgres !== undefined) await fill(values.postgres);
const bare = await start("serve-bare.ts", database);
const sqlite = await start("serve-ours.ts", database);
const postgres = values.postgres === undefined ? undefined : await start("serve-ours.ts", values.postgres);
const cases: Record<string, { url: string; script?: string }> = {};
for (const limit of [10, 100]) {
  const page = `${activityPath}?limit=${limit}`;
  cases[`bare, limit ${limit}`] = { url: bare.url + page };
  cases[`SQLite, first page, limit ${limit}`] = { url: sqlite.url + page };
  cases[`SQLite, any page, limit ${limit}`] = { url: sqlite.url, script: await writeDeepScript(database, limit) };
  if (postgres) cases[`PostgreSQL, first page, limit ${limit}`] = { url: postgres.url + page };
}
cases["SQLite, token issuance"] = { url: `${sqlite.url}/oauth/token`, script: writeTokenScript() };

const loads = new Map<string, Load[]>(Object.keys(cases).map((name) => [name, []]));
for (let round = 0; round < Number(values.rounds); round++) {
  for (const [name, { url, script }] of Object.entries(cases)) {
    loads.get(name)?.push(await runWrk(url, Number(values.seconds), keys, script));
  }
}
for (const server of [bare, sqlite, postgres]) server?.child.kill();

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
console.log(`| what | requests/s | of bare | p99 ms |\n|---|---|---|---|`);
for (const [name, list] of loads) {
  const reference = loads.get(`bare, limit ${name.includes("100") ? 100 : 10}`) ?? [];
  // Each round beside the bare server of the same round: what else the machine does weighs on both.
  const share = median(
    list.map((load, round) => load.requestsPerSecond / (reference[round]?.requestsPerSecond ?? Number.NaN)),
  );
  const rate = Math.round(median(list.map(({ requestsPerSecond }) => requestsPerSecond)));
  console.log(`| ${name} | ${rate} | ${share.toFixed(2)} | ${median(list.map(({ p99Ms }) => p99Ms)).toFixed(1)} |`);
}
