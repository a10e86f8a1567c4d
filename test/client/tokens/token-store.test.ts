import Keyv from "keyv";
import { describe, expect, it } from "vitest";
import { type ClientEvent, createLoyaltyClient, type TokenStore } from "../../../src/index.ts";
import { startDemoService } from "../../support/demo-service.ts";

/** Clients of one fleet: same service, same store. Every path that was asked for is kept. */
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
      oauth: { scopes: ["loyalties"] },
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
    expect(fleet.revocations()).toBe(0); // others still use it
    expect((await fleet.read(fleet.clients[0] as never)).data).toHaveLength(1);
  });

  it("gives a new token to all once one of them has learned that the old one is dead", async () => {
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

  it("keeps an entry no longer than the token may be used", async () => {
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
    expect([...entries.keys()]).toEqual(["loyalty-token|https://api.loyalty.example|app_demo|loyalties"]);
  });

  it.each([
    ["is down", () => Promise.reject(new Error("ECONNREFUSED"))],
    [
      "throws",
      () => {
        throw new Error("broken");
      },
    ],
    ["holds rubbish", () => ({ accessToken: 7 })],
    ["holds text", () => "token"],
  ])("that %s degrades to tokens of their own, with a warning and no error", async (_, get) => {
    const fleet = await startFleet({ get, set: get, delete: get } as TokenStore, 2);
    for (const client of fleet.clients) expect((await fleet.read(client)).data).toHaveLength(1);

    expect(fleet.issues()).toBe(2);
    expect(fleet.events.filter(({ type }) => type === "token-store-failed").length).toBeGreaterThanOrEqual(2);
  });
});
