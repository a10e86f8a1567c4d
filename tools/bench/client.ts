/**
 * Compares the client with hand-written `fetch` and openapi-fetch, against a `node:http` server in another thread that sends
 * prebuilt pages: CPU time of the client's thread. Run: node tools/bench/client.ts
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import createClient from "openapi-fetch";
import { checkResponse, type paths } from "../../src/contract/internal.ts";
import { createLoyaltyClient, type LoyaltyClientOptions } from "../../src/index.ts";
import { median, readCounts } from "./measure.ts";

const headers = { "X-App-Id": "a", "X-App-Token": "b", Accept: "application/json" };
const template = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const validate = { response: checkResponse, on: "throw" } as const;
const buildPath = (size: string) => `/v1/loyalties/${size}/members/m/activity?limit=100`;

const { rounds } = readCounts({ rounds: 33 });
const server = new Worker(new URL("./client-server.ts", import.meta.url));
const [baseUrl] = await once(server, "message");
const readers = createPageReaders(baseUrl);
// The calls of a round take a few hundredths of a second.
await compare("100", 15);
await compare("1", 100);
await server.terminate();

/**
 * Measures the time of each reader on the processor once a round, after as many rounds that warm up the compiler. The readers take
 * turns in random order: a slow moment of the machine affects all of them, and garbage that one leaves does not always delay the same
 * other one. Prints the medians of the ratios to the first reader in the same round.
 */
async function compare(size: string, calls: number): Promise<void> {
  const samples: Record<string, number>[] = [];
  for (let round = -rounds; round < rounds; round++) {
    const sample: Record<string, number> = {};
    for (const name of Object.keys(readers).sort(() => Math.random() - 0.5)) {
      const used = process.threadCpuUsage();
      for (let call = 0; call < calls; call++) await readers[name]?.(size);
      const { user, system } = process.threadCpuUsage(used);
      sample[name] = user + system;
    }
    if (round >= 0) samples.push(sample);
  }
  console.log(`\npage of ${size}: median of ${rounds} rounds on the processor, relative to the first`);
  const [first = ""] = Object.keys(readers);
  for (const name of Object.keys(readers)) {
    const ratios = samples.map((sample) => Number(sample[name]) / Number(sample[first]));
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
