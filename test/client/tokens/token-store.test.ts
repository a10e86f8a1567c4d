import Keyv from "keyv";
import { describe, expect, it } from "vitest";
import { SafeTokenStore } from "../../../src/client/tokens/token-store.ts";
import { type ClientEvent, createLoyaltyClient, type TokenStore } from "../../../src/index.ts";
import { startDemoService } from "../../support/demo-service.ts";

/** Clients with the same service and the same store. Records the path of each request. */
async function startFleet(tokenStore: TokenStore, size: number) {
  const service = await startDemoService();
  const { appId, appToken } = service.demo.credentials;
  const { campaignId, memberId } = service.demo.ids;
  const paths: string[] = [];
  const events: ClientEvent[] = [];
  const clients = Array.from({ length: size }, () =>
    createLoyaltyClient({
      baseUrl: "https://api.loyalty.example",
      application: { appId, appToken },
      oauth: { scopes: ["loyalties", "api", "loyalties"] },
      tokenStore,
      onEvent: (event) => events.push(event),
      fetch: (input, init) => {
        paths.push(new URL(String(input)).pathname);
        return service.fetch(input, init);
      },
    }),
  );
  return {
    service,
    clients,
    events,
    issues: () => paths.filter((path) => path === "/oauth/token").length,
    revocations: () => paths.filter((path) => path.endsWith("/revoke")).length,
    read: (client: (typeof clients)[number]) =>
      client.listMemberActivity(campaignId, memberId, { limit: 1 }).firstPage(),
  };
}

describe("a token store", () => {
  it("shares one token among a fleet (Keyv in memory)", async () => {
    const fleet = await startFleet(new Keyv(), 3);
    for (const client of fleet.clients) await fleet.read(client);
    for (const client of fleet.clients) await client.revoke();

    expect(fleet.issues()).toBe(1);
    expect(fleet.revocations()).toBe(0); // other clients still use it
    expect((await fleet.read(fleet.clients[0] as never)).data).toHaveLength(1);
  });

  it("shares the new token after one client has replaced the old one", async () => {
    const fleet = await startFleet(new Keyv(), 2);
    const [first, second] = fleet.clients;
    if (!first || !second) throw new Error("a fleet of two");
    await fleet.read(first);
    await fleet.read(second);
    fleet.service.clock.now += 901_000;
    await fleet.read(first);
    await fleet.read(second);

    expect(fleet.issues()).toBe(2);
  });

  it("gets a time to live that ends before the token may no longer be used", async () => {
    const ttls: number[] = [];
    const entries = new Map<string, unknown>();
    const store: TokenStore = {
      get: (key) => entries.get(key),
      set: (key, value, ttlMs) => {
        ttls.push(ttlMs);
        entries.set(key, value);
      },
      delete: (key) => entries.delete(key),
    };
    const fleet = await startFleet(store, 1);
    await fleet.read(fleet.clients[0] as never);

    expect(ttls).toHaveLength(1);
    expect(ttls.every(Number.isInteger)).toBe(true);
    expect(ttls[0]).toBeLessThanOrEqual(870_000);
    expect(ttls[0]).toBeGreaterThan(860_000);
    expect([...entries.keys()]).toEqual(["loyalty-token|https://api.loyalty.example|app_demo|api loyalties"]);
  });

  it.each([
    ["is down", () => Promise.reject(new Error("ECONNREFUSED"))],
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["returns another object", () => ({ accessToken: 7 })],
    ["returns text", () => "token"],
    ["returns an empty token", () => ({ accessToken: "", lifetimeMs: 1 })],
    ["returns a token without a lifetime", () => ({ accessToken: "t", lifetimeMs: 0 })],
  ])("that %s causes an event and no error: each client issues its own token", async (_, get) => {
    const fleet = await startFleet({ get, set: get, delete: get } as TokenStore, 2);
    for (const client of fleet.clients) expect((await fleet.read(client)).data).toHaveLength(1);

    expect(fleet.issues()).toBe(2);
    expect(fleet.events.filter(({ type }) => type === "token-store-failed").length).toBeGreaterThanOrEqual(2);
  });

  it.each([null, undefined])("that returns %s for an unknown key causes no event", async (nothing) => {
    const fleet = await startFleet({ get: () => nothing, set: () => {}, delete: () => {} }, 1);
    await fleet.read(fleet.clients[0] as never);

    expect(fleet.events.map(({ type }) => type)).not.toContain("token-store-failed");
  });
});

describe("SafeTokenStore", () => {
  it.each([
    ["deletes a refused token", "old", []],
    ["keeps a newer token", "new", ["k"]],
  ])("%s", async (_, accessToken, keys) => {
    const entries = new Map([["k", { accessToken, lifetimeMs: 1 }]]);
    await new SafeTokenStore(entries as unknown as TokenStore, () => {}).remove("k", "old");

    expect([...entries.keys()]).toEqual(keys);
  });

  it("stores no token that may no longer be used", async () => {
    const entries = new Map();
    await new SafeTokenStore(entries, () => {}).set("k", { accessToken: "t", lifetimeMs: 1 }, 0.5);

    expect(entries.size).toBe(0);
  });
});
