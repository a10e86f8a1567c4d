import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import KeyvRedis from "@keyv/redis";
import Keyv from "keyv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFleetClient, openTokenStore } from "../../examples/fleet-token.ts";
import { createLoyaltyClient, type TokenStore } from "../../src/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";

const url = process.env.LOYALTY_TEST_REDIS_URL;
if (!url) throw new Error("LOYALTY_TEST_REDIS_URL must name a Redis server, for example redis://127.0.0.1:6379");
const openPlainStore = (address: string) => new Keyv({ store: new KeyvRedis(address) }).on("error", () => {});

let service: DemoService;
let issues = 0;
let run = 0;
beforeAll(async () => {
  service = await startDemoService();
});
afterAll(() => service.store.close());

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

/** A proxy before Redis that can stop to answer, or refuse and end its connections. */
async function startProxy() {
  const { hostname, port } = new URL(url as string);
  const sockets = new Set<Socket>();
  let isPaused = false;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from.on("error", () => to.destroy()).on("close", () => to.destroy()));
      from.pipe(to);
      if (isPaused) from.pause();
    }
  });
  const start = async (at = 0) => {
    proxy.listen(at, "127.0.0.1");
    await once(proxy, "listening");
    return (proxy.address() as AddressInfo).port;
  };
  const stop = () => {
    proxy.close();
    for (const socket of sockets) socket.destroy();
  };
  const pause = (paused: boolean) => {
    isPaused = paused;
    for (const socket of sockets) paused ? socket.pause() : socket.resume();
  };
  return { start, stop, pause };
}

describe("a token store on Redis", () => {
  it.each([
    ["clients that share nothing else", openPlainStore, createLoyaltyClient],
    ["the fleet of examples/fleet-token.ts", openTokenStore, createFleetClient],
  ])("shares one token among %s", async (_, open, create) => {
    const options = { ...createOptions(), oauth: { scopes: ["loyalties" as const] } };
    const stores = Array.from({ length: 5 }, () => open(url));
    const [first, ...others] = stores.map((tokenStore) => create({ ...options, tokenStore: tokenStore as TokenStore }));
    const counts = [first && (await countEvents(first)), ...(await Promise.all(others.map(countEvents)))];
    for (const store of stores) await store.disconnect();

    expect(counts).toEqual(Array(5).fill(service.demo.activityCount));
    expect(issues).toBe(1);
  });

  it.each([
    ["stops to answer", openPlainStore],
    ["stops to answer", openTokenStore],
    ["is killed", openPlainStore],
    ["is killed", openTokenStore],
    ["is not started yet", openPlainStore],
    ["is not started yet", openTokenStore],
  ])("that %s stops no call, and shares the token when it is back", async (how, open) => {
    const proxy = await startProxy();
    const port = await proxy.start();
    if (how === "is not started yet") proxy.stop();
    const tokenStore = open(`redis://127.0.0.1:${port}`);
    if (how !== "is not started yet") await tokenStore.get("connected");
    if (how === "stops to answer") proxy.pause(true);
    if (how === "is killed") {
      const noticed = new Promise((resolve) => tokenStore.on("error", resolve));
      proxy.stop();
      await noticed;
    }
    const failures: string[] = [];
    const options = { ...createOptions(), oauth: { scopes: ["loyalties" as const] }, tokenStoreTimeoutMs: 100 };
    const client = createLoyaltyClient({
      ...options,
      tokenStore,
      onEvent: (event) => event.type === "token-store-failed" && failures.push(event.action),
    });

    expect(await countEvents(client)).toBe(service.demo.activityCount);
    expect(failures).toContain("get");
    expect(issues).toBe(1);

    if (how === "stops to answer") proxy.pause(false);
    else await proxy.start(port);
    await tokenStore.get("connected"); // Redis has received the token that was sent before
    const other = open(url);
    const second = createLoyaltyClient({ ...options, tokenStore: other });
    expect(await countEvents(second)).toBe(service.demo.activityCount);
    expect(issues).toBe(1);
    for (const store of [tokenStore, other]) await store.disconnect();
    proxy.stop();
  });
});
