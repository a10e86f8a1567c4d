/**
 * Compares the client with hand-written `fetch` and other clients, against a `node:http` server in another thread that sends
 * prebuilt pages: elapsed and CPU time of the client's thread. Run: npm run build && node bench/client.ts
 */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { createUndiciFetch } from "../src/undici/index.ts";
import { createListings, createPageReaders } from "./client/subjects.ts";
import { measure, median, type Sample, timeImports } from "./measure.ts";
import { runBench } from "./run-bench.ts";

/** Sizes of pages, and calls of a round, which take a few hundredths of a second. */
const PAGES = [
  ["100", 15],
  ["1", 100],
] as const;
const BUILT_CLIENT = new URL("../dist/src/index.js", import.meta.url);

await runBench(
  "client",
  "Times the client beside hand-written fetch and other clients, over HTTP. Needs npm run build.",
  { rounds: { default: 33, about: "number of measurements, after as many for the compiler; their median counts" } },
  async ({ rounds }) => {
    if (!existsSync(BUILT_CLIENT)) throw new Error("dist/src/index.js is missing: run npm run build first");
    const server = new Worker(new URL("./client/server.ts", import.meta.url));
    try {
      const [baseUrl] = await once(server, "message");
      await compare(baseUrl, rounds);
    } finally {
      await server.terminate();
    }
    const [peer, ours] = timeImports(["openapi-fetch", BUILT_CLIENT.href], rounds).map((ms) => ms.toFixed(1));
    console.log(`\nimport: openapi-fetch ${peer} ms, ours ${ours} ms`);
  },
);

async function compare(baseUrl: string, rounds: number): Promise<void> {
  const undici = createUndiciFetch();
  const readers = Object.entries(createPageReaders(baseUrl, undici.fetch));
  for (const [size, calls] of PAGES) {
    const subjects = readers.map(([name, read]) => [
      name,
      async () => {
        for (let call = 0; call < calls; call++) await read(size);
      },
    ]);
    printRatios(`page of ${size}`, await measure(Object.fromEntries(subjects), rounds));
  }
  printRatios("ten pages of 100, server takes 5 ms", await measure(createListings(baseUrl), rounds));
  await undici.close();
}

/** Prints the medians of the ratios to the first subject in the same round. */
function printRatios(title: string, samples: Record<string, Sample[]>): void {
  const [reference = []] = Object.values(samples);
  console.log(`\n${title}: median of ${reference.length} rounds, relative to the first\n${"".padEnd(28)}  wall   CPU`);
  for (const [name, values] of Object.entries(samples)) {
    const ratio = (key: keyof Sample) =>
      median(values.map((sample, round) => sample[key] / (reference[round]?.[key] ?? Number.NaN))).toFixed(2);
    console.log(`${name.padEnd(28)}  ${ratio("wall")}  ${ratio("cpu")}`);
  }
}
