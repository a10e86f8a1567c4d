/**
 * Compares calls through the recording proxy with direct ones at a fixed rate, and counts the pages that pass without a pause.
 * The upstream runs in another thread. Run: node bench/record.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { Agent, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
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
const HEAD = `const { Agent, createServer, request } = require("node:http"); const { parentPort, workerData } = require("node:worker_threads");`;
const LISTEN = `.listen(0, "127.0.0.1", function () { parentPort.postMessage("http://127.0.0.1:" + this.address().port) });`;
const UPSTREAM = `${HEAD} createServer((request, response) => response.setHeader("Content-Type", "application/json")
  .end(request.url.includes("page") ? workerData : '{"object":"list","data_ref":"data","data":[],"has_more":false}'))${LISTEN}`;
/** The least that a proxy on node:http does. */
const BARE = `${HEAD} const agent = new Agent({ keepAlive: true });
createServer(({ method, url: path, rawHeaders: headers }, outgoing) => request(workerData, { method, path, headers, agent },
  (response) => response.pipe(outgoing.writeHead(response.statusCode, response.rawHeaders))).end())${LISTEN}`;

await runBench(
  "record",
  "Times calls through loyalty record beside direct ones, and counts the pages that pass without a pause.",
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
    const args = ["record", "--upstream", direct, "--port", "0", "--out", join(folder.path, "a.har")];
    const recorder = spawn(process.execPath, ["src/cli/main.ts", ...args], { stdio: ["ignore", "pipe", "inherit"] });
    const [hello] = await once(createInterface({ input: recorder.stdout }), "line");
    try {
      await compare([direct, bareUrl, JSON.parse(hello).url], rounds, seconds * 1000);
    } finally {
      recorder.kill("SIGKILL");
      await Promise.all([upstream, bare].map((worker) => worker.terminate()));
    }
  },
);

/** @param urls The upstream, the bare proxy and the recorder. */
async function compare(urls: readonly string[], rounds: number, ms: number): Promise<void> {
  for (const url of urls) await callAtRate(url, 100, "?page", ms);
  for (const [name, [small, pages]] of Object.entries(LOADS)) {
    const times: number[][] = urls.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [at, url] of urls.entries())
        for (const calls of await Promise.all([callAtRate(url, small, "", ms), callAtRate(url, pages, "?page", ms)]))
          times[at]?.push(...calls);
    const [direct = [], ...others] = times.map((list) => list.sort((a, b) => a - b));
    const pick = (list: readonly number[], share: number) => list[Math.floor(list.length * share)] ?? Number.NaN;
    for (const [at, list] of others.entries()) {
      const [half, last] = [0.5, 0.99].map((share) => (pick(list, share) - pick(direct, share)).toFixed(2));
      console.log(`${name.padEnd(14)} ${at === 0 ? "a bare proxy" : "the recorder"} adds ${half} ms, p99 ${last} ms`);
    }
  }
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push(await countPassed(urls.at(-1) ?? "", ms));
  console.log(`saturated      ${median(rates).toFixed(0)} pages/s`);
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
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  const work = async () => {
    for (; performance.now() < end; count++) await call(`${proxy}${PATH}?page`, agent);
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  agent.destroy();
  return (count / (performance.now() - end + ms)) * 1000;
}
