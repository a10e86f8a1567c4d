/**
 * What the client costs beside hand-written `fetch` and other clients, against a bare `node:http` server in a thread of
 * its own with prebuilt pages. Wall and CPU time of the client's thread, relative to `fetch` and `JSON.parse` by hand; each
 * round takes the subjects in another random sequence: what one leaves to the garbage collector, the next one pays.
 *
 * Run: npm run build && npm run bench:client
 */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import axios from "axios";
import ky from "ky";
import createClient from "openapi-fetch";
import { checkResponse, type paths } from "../src/contract/index.ts";
import { createLoyaltyClient, type LoyaltyClientOptions } from "../src/index.ts";
import { createRandom } from "../src/service/create-random.ts";
import { createUndiciFetch } from "../src/undici/index.ts";
import { timeImports } from "./time-imports.ts";
import { median } from "./time-interleaved.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 33);
/** Long enough for the compiler to have done its work: services run for days. */
const WARM_UP_ROUNDS = ROUNDS;
const server = new Worker(new URL("./client-server.ts", import.meta.url));
const [{ baseUrl }] = (await once(server, "message")) as [{ baseUrl: string }];
const undici = createUndiciFetch();
const headers = { "X-App-Id": "a", "X-App-Token": "b", Accept: "application/json" };

const ours = (options: Partial<LoyaltyClientOptions> = {}) => {
  const client = createLoyaltyClient({
    baseUrl,
    application: { appId: "a", appToken: "b" },
    ...options,
  } as LoyaltyClientOptions);
  return (size: string) => client.listMemberActivity(size, "m", { limit: 100 }).firstPage();
};
const bare = createClient<paths>({ baseUrl, headers });
const client = axios.create({ baseURL: baseUrl, headers });
const kyClient = ky.create({ prefixUrl: baseUrl, headers });
const pathOf = (size: string) => `/v1/loyalties/${size}/members/m/activity?limit=100`;
const template = "/v1/loyalties/{campaignId}/members/{memberId}/activity";
const validate = { response: checkResponse, on: "throw" } as const;

/** One page, by its size: 100 events of 2 kB, or 1. */
const subjects: Record<string, (size: string) => Promise<unknown>> = {
  "fetch + JSON.parse by hand": async (size) =>
    JSON.parse(await (await fetch(baseUrl + pathOf(size), { headers })).text()),
  "openapi-fetch": (size) =>
    bare.GET(template, { params: { path: { campaignId: size, memberId: "m" }, query: { limit: 100 } } }),
  axios: (size) => client.get(pathOf(size)),
  ky: (size) => kyClient.get(pathOf(size).slice(1)).json(),
  ours: ours(),
  "ours, validate": ours({ validate }),
  "ours, undici": ours({ fetch: undici.fetch }),
  "ours, undici, validate": ours({ fetch: undici.fetch, validate }),
};

for (const [size, calls] of [
  ["100", 15],
  ["1", 100],
] as const) {
  const works = Object.entries(subjects).map(([name, subject]): [string, () => Promise<void>] => [
    name,
    async () => {
      for (let call = 0; call < calls; call++) await subject(size);
    },
  ]);
  report(`page of ${size}`, await measure(works));
}
report("ten pages of 100, server takes 5 ms", await measure(Object.entries(listings())));
await undici.close();
await server.terminate();
const imports = timeImports(ROUNDS);
console.log(
  `\nimport: openapi-fetch ${imports.openapiFetch.toFixed(1)} ms, ours with it ${imports.client.toFixed(1)} ms`,
);

interface Sample {
  readonly wall: number;
  readonly cpu: number;
}

async function measure(works: [string, () => Promise<void>][]): Promise<Record<string, Sample[]>> {
  const samples: Record<string, Sample[]> = Object.fromEntries(works.map(([name]) => [name, []]));
  const random = createRandom(1);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const drawn = works.map((work) => ({ work, place: random() })).sort((a, b) => a.place - b.place);
    for (const [name, work] of drawn.map((entry) => entry.work)) {
      const sample = await timed(work);
      if (round >= 0) samples[name]?.push(sample);
    }
  }
  return samples;
}

async function timed(work: () => Promise<void>): Promise<Sample> {
  const [started, used] = [performance.now(), process.threadCpuUsage()];
  await work();
  const { user, system } = process.threadCpuUsage(used);
  return { wall: performance.now() - started, cpu: (user + system) / 1000 };
}

/** Ratios are taken round by round against the first subject, so that a slow moment of the machine hits both sides. */
function report(title: string, samples: Record<string, Sample[]>): void {
  const [reference = []] = Object.values(samples);
  console.log(`\n${title}: median of ${reference.length} rounds, relative to the first\n${"".padEnd(28)}  wall   CPU`);
  for (const [name, values] of Object.entries(samples)) {
    const ratio = (measure: keyof Sample) =>
      median(values.map((sample, round) => sample[measure] / (reference[round]?.[measure] ?? Number.NaN)));
    console.log(`${name.padEnd(28)}  ${ratio("wall").toFixed(2)}  ${ratio("cpu").toFixed(2)}`);
  }
}

/** Ten pages of 100 from a server that takes 5 ms for each, with work between them. */
function listings(): Record<string, () => Promise<void>> {
  const read = (prefetch: boolean) => async () => {
    const listing = createLoyaltyClient({ baseUrl, accessToken: "t" }).listMemberActivity("slow", "m", {
      limit: 100,
      prefetch,
    });
    for await (const _ of listing);
  };
  const byHand = async () => {
    let cursor = "";
    do {
      const url = `${baseUrl}/v1/loyalties/slow/members/m/activity?limit=100${cursor && `&starting_after_id=${cursor}`}`;
      const page = JSON.parse(await (await fetch(url, { headers })).text());
      cursor = page.has_more ? page.more_starting_after : "";
    } while (cursor);
  };
  return { "by hand": byHand, ours: read(false), "ours, prefetch": read(true) };
}
