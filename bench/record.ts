/**
 * Compares calls through the recording proxy with direct ones at a fixed rate, and its throughput with that of redaction
 * alone. The upstream runs in another thread. Run: npm run bench:record
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { buildPage } from "./build-page.ts";
import { median } from "./measure.ts";
import { runBench } from "./run-bench.ts";

/** Requests per second for small bodies and for pages of 100 events. */
const LOADS = { "200 small/s": [200, 0], "50 pages/s": [0, 50], "both together": [200, 50] } as const;
const PATH = "/v1/loyalties/camp_1/members/LC-1/activity";
const CLIENTS = 4;
const page = JSON.stringify(buildPage({ size: 100 }));
const UPSTREAM = `const { createServer } = require("node:http"); const { parentPort, workerData } = require("node:worker_threads");
const server = createServer((request, response) => response.setHeader("Content-Type", "application/json")
  .end(request.url.includes("page") ? workerData : '{"object":"list","data_ref":"data","data":[],"has_more":false}'));
server.listen(0, "127.0.0.1", () => parentPort.postMessage("http://127.0.0.1:" + server.address().port));`;
/** The least that a proxy on node:http does. */
const BARE = `const { Agent, createServer, request } = require("node:http"); const { parentPort, workerData } = require("node:worker_threads");
const agent = new Agent({ keepAlive: true });
const server = createServer(({ method, url: path, rawHeaders: headers }, outgoing) => request(workerData, { method, path, headers, agent },
  (response) => response.pipe(outgoing.writeHead(response.statusCode, response.rawHeaders))).end());
server.listen(0, "127.0.0.1", () => parentPort.postMessage("http://127.0.0.1:" + server.address().port));`;
const REDACT = `const { parentPort, workerData: { page, ms, module, key } } = require("node:worker_threads");
import(module).then(({ createRedactor }) => {
  const redact = createRedactor({ key });
  const entry = { request: { method: "GET", url: "http://x.example${PATH}" }, response: { status: 200, content: { text: page } } };
  const run = (end, count = 0) => { while (performance.now() < end) { redact(entry); count++; } return count; };
  run(performance.now() + ms); // warms up the compiler
  parentPort.postMessage(run(performance.now() + ms) / ms * 1000);
});`;

await runBench(
  "record",
  "Times calls through loyalty record beside direct ones, and its throughput beside redaction alone.",
  {
    rounds: { default: 5, about: "number of measurements, in turns" },
    seconds: { default: 2, about: "duration of each measurement" },
  },
  async ({ rounds, seconds }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "bench-record-"));
    const upstream = new Worker(UPSTREAM, { eval: true, workerData: page });
    const [direct] = await once(upstream, "message");
    const bare = new Worker(BARE, { eval: true, workerData: direct });
    const [bareUrl] = await once(bare, "message");
    const args = [
      "src/cli/main.ts",
      "record",
      "--upstream",
      direct,
      "--port",
      "0",
      "--out",
      join(folder.path, "a.har"),
    ];
    const recorder = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [hello] = await once(createInterface({ input: recorder.stdout }), "line");
    try {
      await compare({ direct, bare: bareUrl, proxy: JSON.parse(hello).url }, rounds, seconds * 1000);
    } finally {
      recorder.kill("SIGKILL");
      await Promise.all([upstream, bare].map((worker) => worker.terminate()));
    }
  },
);

interface Urls {
  readonly direct: string;
  readonly bare: string;
  readonly proxy: string;
}

async function compare(urls: Urls, rounds: number, ms: number): Promise<void> {
  const all = [urls.direct, urls.bare, urls.proxy];
  for (const url of all) await callAtRate(url, 100, "?page", ms);
  for (const [name, [small, pages]] of Object.entries(LOADS)) {
    const times: number[][] = all.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, url] of all.entries())
        for (const calls of await Promise.all([callAtRate(url, small, "", ms), callAtRate(url, pages, "?page", ms)]))
          times[at]?.push(...calls);
    const [direct, ...others] = times.map((list) => list.sort((a, b) => a - b));
    for (const [at, list] of others.entries()) {
      const [median, last] = [0.5, 0.99].map((share) => (pick(list, share) - pick(direct, share)).toFixed(2));
      console.log(`${name.padEnd(14)} ${at === 0 ? "a bare proxy" : "the recorder"} adds ${median} ms, p99 ${last} ms`);
    }
  }
  const rates: { readonly passed: number; readonly redacted: number }[] = [];
  for (let round = 0; round < rounds; round++)
    rates.push({ redacted: await countRedacted(ms), passed: await countPassed(urls.proxy, ms) });
  const [passed, share] = [rates.map((rate) => rate.passed), rates.map((rate) => rate.passed / rate.redacted)].map(
    median,
  );
  console.log(`saturated      ${passed?.toFixed(0)} pages/s, ${share?.toFixed(2)} of redaction alone`);
}

function pick(sorted: readonly number[] = [], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Sends requests at fixed times, whether or not earlier ones have ended; returns the milliseconds from those times to the ends. */
async function callAtRate(url: string, rate: number, query: string, ms: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const calls = Array.from({ length: (rate * ms) / 1000 }, async (_, index) => {
    const due = start + (index * 1000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    const sentAt = performance.now(); // timers are late by up to a millisecond
    await call(url + PATH + query, agent);
    return performance.now() - sentAt;
  });
  const times = await Promise.all(calls);
  agent.destroy();
  return times;
}

async function call(url: string, agent: Agent): Promise<void> {
  const [response] = (await once(get(url, { agent }), "response")) as [IncomingMessage];
  await once(response.resume(), "end");
}

async function countPassed(proxy: string, ms: number): Promise<number> {
  const end = performance.now() + ms;
  const work = async (): Promise<number> => {
    const agent = new Agent({ keepAlive: true });
    let count = 0;
    for (; performance.now() < end; count++) await call(`${proxy}${PATH}?page`, agent);
    agent.destroy();
    return count;
  };
  const counts = await Promise.all(Array.from({ length: CLIENTS }, work));
  return (counts.reduce((sum, count) => sum + count, 0) / (performance.now() - end + ms)) * 1000;
}

/** Returns the pages per second that the threads of the recorder redact if they do nothing else. */
async function countRedacted(ms: number): Promise<number> {
  const module = new URL("../src/traffic/index.ts", import.meta.url).href;
  const start = () => new Worker(REDACT, { eval: true, workerData: { page, ms, module, key: "key" } });
  const threads = Array.from({ length: Math.max(1, availableParallelism() - 1) }, start);
  const rates = await Promise.all(threads.map(async (thread) => Number((await once(thread, "message"))[0])));
  return rates.reduce((sum, rate) => sum + rate, 0);
}
