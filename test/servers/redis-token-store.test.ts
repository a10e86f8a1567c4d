import KeyvRedis from "@keyv/redis";
import Keyv from "keyv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFleetClient, openTokenStore } from "../../examples/fleet-token.ts";
import { createLoyaltyClient } from "../../src/index.ts";
import { startDemoService } from "../support/demo-service.ts";

const url = process.env.LOYALTY_TEST_REDIS_URL;
if (!url) throw new Error("LOYALTY_TEST_REDIS_URL must name a Redis server, for example redis://127.0.0.1:6379");

describe("a token store on Redis", () => {
  const namespace = `loyalty-test-${process.pid}`;
  const stores = [1, 2].map(() => new Keyv({ store: new KeyvRedis(url), namespace }));
  beforeAll(() => stores[0]?.clear());
  afterAll(async () => {
    await stores[0]?.clear();
    for (const store of stores) await store.disconnect();
  });

  it("shares one token between clients that share nothing else", async () => {
    const service = await startDemoService();
    const { appId, appToken } = service.demo.credentials;
    let issues = 0;
    for (const tokenStore of stores) {
      const client = createLoyaltyClient({
        baseUrl: "https://api.loyalty.example",
        application: { appId, appToken },
        oauth: { scopes: ["loyalties"] },
        tokenStore,
        onEvent: (event) => {
          if (event.type === "token-store-failed") throw new Error(event.error);
        },
        fetch: (input, init) => {
          if (String(input).endsWith("/oauth/token")) issues++;
          return service.fetch(input, init);
        },
      });
      const { campaignId, memberId } = service.demo.ids;
      expect((await client.listMemberActivity(campaignId, memberId, { limit: 1 }).firstPage()).data).toHaveLength(1);
    }
    await service.store.close();

    expect(issues).toBe(1);
  });

  it("shares one token among the fleet of examples/fleet-token.ts", async () => {
    const service = await startDemoService();
    const { appId, appToken } = service.demo.credentials;
    const { campaignId, memberId } = service.demo.ids;
    // A new base address gives a new key, so no token of an earlier run is found.
    const baseUrl = `https://fleet-${process.pid}-${Date.now()}.loyalty.example`;
    let issues = 0;
    const fleet = Array.from({ length: 5 }, () => {
      const tokenStore = openTokenStore(url);
      const fetch: typeof globalThis.fetch = (input, init) => {
        if (String(input).endsWith("/oauth/token")) issues++;
        return service.fetch(input, init);
      };
      return {
        tokenStore,
        client: createFleetClient({ baseUrl, application: { appId, appToken }, tokenStore, fetch }),
      };
    });
    const read = ({ client }: (typeof fleet)[number]) => client.listMemberActivity(campaignId, memberId).toArray();

    const [first, ...others] = fleet;
    const lists = [first && (await read(first)), ...(await Promise.all(others.map(read)))];
    for (const { tokenStore } of fleet) await tokenStore.disconnect();
    await service.store.close();

    expect(lists.map((list) => list?.length)).toEqual(Array(5).fill(service.demo.activityCount));
    expect(issues).toBe(1);
  });

  it("lets the client issue separate tokens if the server cannot be reached", async () => {
    const service = await startDemoService();
    const { appId, appToken } = service.demo.credentials;
    const down = new KeyvRedis({
      url: "redis://127.0.0.1:1",
      socket: { reconnectStrategy: false, connectTimeout: 500 },
    });
    const tokenStore = new Keyv({ store: down, throwOnErrors: true });
    const failures: string[] = [];
    tokenStore.on("error", () => {});
    const client = createLoyaltyClient({
      baseUrl: "https://api.loyalty.example",
      application: { appId, appToken },
      oauth: { scopes: ["loyalties"] },
      tokenStore,
      onEvent: (event) => event.type === "token-store-failed" && failures.push(event.action),
      fetch: service.fetch,
    });
    const { campaignId, memberId } = service.demo.ids;

    expect((await client.listMemberActivity(campaignId, memberId, { limit: 1 }).firstPage()).data).toHaveLength(1);
    expect(failures).toContain("get");
    await service.store.close();
  });
});
