import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import KeyvRedis from "@keyv/redis";
import Keyv from "keyv";
import { describe, expect, it, onTestFinished } from "vitest";
import { createFleetClient, openTokenStore } from "../../docs/examples/fleet-token.ts";
import { type ClientEvent, createLoyaltyClient, type TokenStore } from "../../src/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { findFreePort } from "../support/serve.ts";

/** As docs/client.md shows it, with all defaults. */
const openPlainStore = (address: string) => new Keyv({ store: new KeyvRedis(address) });

const service = await startDemoService();
let issues = 0;
let run = 0;

/** Options of the clients of a test. A new base URL gives a new key, so no token of an earlier run is found. */
function createOptions() {
  issues = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (String(input).endsWith("/oauth/token")) issues++;
    return service.fetch(input, init);
  };
  const baseUrl = `https://run-${++run}-${process.pid}-${Date.now()}.loyalty.example`;
  return { baseUrl, application: service.demo.credentials, fetch };
}

async function countEvents(client: Pick<ReturnType<typeof createLoyaltyClient>, "listMemberActivity">) {
  const { campaignId, memberId } = service.demo.ids;
  return (await client.listMemberActivity({ campaignId, memberId }).toArray()).length;
}

/** A Redis server without persistence until the end of the test, which can be frozen, killed and started again at its address. */
async function createRedis() {
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => void child?.kill(name);
  onTestFinished(() => signal("SIGKILL"));
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()];
      child = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
      for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
        if (line.includes("Ready to accept connections")) return;
      }
      throw new Error("redis-server did not start");
    },
    async kill(): Promise<void> {
      signal("SIGKILL");
      await once(child as ChildProcess, "exit");
    },
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
  };
}

describe("a token store on Redis", () => {
  it.each([
    ["clients that share nothing else", openPlainStore, createLoyaltyClient],
    ["the fleet of docs/examples/fleet-token.ts", openTokenStore, createFleetClient],
  ])("shares one token among %s", async (_, open, create) => {
    const redis = await createRedis();
    await redis.start();
    const options = { ...createOptions(), oauth: { scopes: ["loyalties" as const] } };
    const stores = Array.from({ length: 5 }, () => open(redis.url));
    const [first, ...others] = stores.map((tokenStore) => create({ ...options, tokenStore: tokenStore as TokenStore }));
    const counts = [first && (await countEvents(first)), ...(await Promise.all(others.map(countEvents)))];
    for (const store of stores) await store.disconnect();

    expect(counts).toEqual(Array(5).fill(service.demo.activityCount));
    expect(issues).toBe(1);
  });

  it.each(["frozen", "killed"])("Redis that is %s stops no call, and shares the token later", async (outage) => {
    const redis = await createRedis();
    await redis.start();
    const tokenStore = openTokenStore(redis.url);
    await tokenStore.get("connected");
    const noticed = new Promise((resolve) => tokenStore.on("error", resolve));
    if (outage === "frozen") redis.freeze();
    else await Promise.all([redis.kill(), noticed]); // until then, Keyv hides that the connection broke
    const failures: string[] = [];
    const options = { ...createOptions(), oauth: { scopes: ["loyalties" as const] } };
    const onEvent = (event: ClientEvent) => event.type === "token-store-failed" && failures.push(event.action);
    const client = createLoyaltyClient({ ...options, tokenStore, onEvent });
    const counts = await Promise.all(Array.from({ length: 20 }, () => countEvents(client)));

    expect(counts).toEqual(Array(20).fill(service.demo.activityCount));
    expect([issues, failures[0]]).toEqual([1, "get"]);

    if (outage === "frozen") redis.thaw();
    else await redis.start();
    await tokenStore.get("connected"); // Redis has received the token that was sent before
    const other = openTokenStore(redis.url);
    const second = createLoyaltyClient({ ...options, tokenStore: other });
    expect(await countEvents(second)).toBe(service.demo.activityCount);
    expect(issues).toBe(1);
    for (const store of [tokenStore, other]) await store.disconnect();
  });
});
