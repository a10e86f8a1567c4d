/**
 * Compares the client with hand-written `fetch` and openapi-fetch, against a `node:http` server in another thread that sends
 * prebuilt pages: CPU time of the client's thread. Run: node tools/bench/client.ts
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import createClient from "openapi-fetch";
import { checkResponse, type paths } from "../../src/contract/internal.ts";
import { createLoyaltyClient, type LoyaltyClientOptions } from "../../src/index.ts";
import { measure, median, readCounts } from "./measure.ts";

/** Sizes of pages, and calls of a round, which take a few hundredths of a second. */
const PAGES = [
  ["100", 15],
  ["1", 100],
] as const;

const headers = { "X-App-Id": "a", "X-App-Token": "b", Accept: "application/json" };
const template = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const validate = { response: checkResponse, on: "throw" } as const;
const buildPath = (size: string) => `/v1/loyalties/${size}/members/m/activity?limit=100`;

const { rounds } = readCounts({ rounds: 33 });
const server = new Worker(new URL("./client-server.ts", import.meta.url));
const [baseUrl] = await once(server, "message");
await compare(baseUrl);
await server.terminate();

async function compare(baseUrl: string): Promise<void> {
  const readers = Object.entries(createPageReaders(baseUrl));
  for (const [size, calls] of PAGES) {
    const subjects = readers.map(([name, read]) => [
      name,
      async () => {
        for (let call = 0; call < calls; call++) await read(size);
      },
    ]);
    printRatios(`page of ${size}`, await measure(Object.fromEntries(subjects), rounds));
  }
}

/** Prints the medians of the ratios to the first subject in the same round. */
function printRatios(title: string, samples: ReadonlyMap<string, number[]>): void {
  const [reference = []] = samples.values();
  console.log(`\n${title}: median of ${reference.length} rounds on the processor, relative to the first`);
  for (const [name, values] of samples) {
    const ratios = values.map((cpu, round) => cpu / (reference[round] ?? Number.NaN));
    console.log(`${name.padEnd(28)}  ${median(ratios).toFixed(2)}`);
  }
}

/** Readers of one page with 100 events of 2 kB, or with 1. The first one is the reference. */
function createPageReaders(baseUrl: string): Record<string, (size: string) => PromiseLike<unknown>> {
  const ours = (options: Partial<LoyaltyClientOptions> = {}) => {
    const application = { appId: "a", appToken: "b" };
    const client = createLoyaltyClient({ baseUrl, application, ...options } as LoyaltyClientOptions);
    return (size: string) => client.listMemberActivity({ campaignId: size, memberId: "m", limit: 100 });
  };
  const openapiFetch = createClient<paths>({ baseUrl, headers });
  return {
    "fetch + JSON.parse by hand": async (size) =>
      JSON.parse(await (await fetch(baseUrl + buildPath(size), { headers })).text()),
    "openapi-fetch": (size) =>
      openapiFetch.GET(template, { params: { path: { campaignId: size, memberId: "m" }, query: { limit: 100 } } }),
    ours: ours(),
    "ours, validate": ours({ validate }),
  };
}
