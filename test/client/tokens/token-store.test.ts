import Keyv from "keyv";
import { describe, expect, it } from "vitest";
import type { ClientEvent, FetchInit, TokenStore } from "../../../src/index.ts";
import { createTestClient, createToken, readPage, respondWithPage } from "../../support/responses.ts";
import { serve } from "../../support/serve.ts";
import { VirtualClock } from "../../support/virtual-clock.ts";

/** Clients with the same store. Their service accepts the token that it issued last, until `refuseAll`. */
function startFleet(tokenStore: TokenStore, size: number) {
  const tokens: string[] = [];
  const paths: string[] = [];
  const events: ClientEvent[] = [];
  let accepted: string | undefined;
  const options = {
    oauth: { scopes: ["loyalties", "api", "loyalties"] },
    tokenStore,
    onEvent: (event: ClientEvent) => events.push(event),
    fetch: async (url: string, { headers }: FetchInit) => {
      paths.push(new URL(url).pathname);
      if (url.endsWith("/oauth/token")) {
        accepted = `t${tokens.length}`;
        tokens.push(accepted);
        return Response.json(createToken({ access_token: accepted }));
      }
      return headers.authorization === `Bearer ${accepted}` ? respondWithPage() : Response.json({}, { status: 401 });
    },
  };
  const clients = Array.from({ length: size }, () => createTestClient(options));
  return {
    clients,
    tokens,
    paths,
    events,
    refuseAll() {
      accepted = undefined;
    },
    async readAll() {
      for (const client of clients) await readPage(client);
    },
  };
}

describe("a token store", () => {
  it("shares one token among a fleet (Keyv in memory), and the new one after a client has replaced a refused one", async () => {
    const fleet = startFleet(new Keyv(), 3);
    await fleet.readAll();
    for (const client of fleet.clients) await client.revoke();
    await fleet.readAll();

    expect(fleet.tokens).toEqual(["t0"]);
    expect(fleet.paths.filter((path) => path.endsWith("/revoke"))).toEqual([]); // the other clients still use it
    fleet.refuseAll();
    await fleet.readAll();
    expect(fleet.tokens).toEqual(["t0", "t1"]);
  });

  it("a token store gets a time to live that ends while the token can still be used", async () => {
    const entries: [string, number][] = [];
    const fleet = startFleet({ get: () => {}, set: (key, _, ttlMs) => entries.push([key, ttlMs]) }, 1);
    await fleet.readAll();
    const [[key, ttlMs] = ["", 0], ...others] = entries;

    expect([key, others]).toEqual(["loyalty-token|https://api.loyalty.example|a|api loyalties", []]);
    expect(Number.isInteger(ttlMs)).toBe(true);
    expect(ttlMs).toBeLessThanOrEqual(870_000);
    expect(ttlMs).toBeGreaterThan(860_000);
  });

  it.each([
    ["is down", "Error", () => Promise.reject(new Error("ECONNREFUSED"))],
    ["throws", "SyntaxError", () => JSON.parse("broken")],
    ["returns another object", "not a token", () => ({ accessToken: 7 })],
    ["returns text", "not a token", () => "token"],
    ["returns an empty token", "not a token", () => ({ accessToken: "", lifetimeMs: 1 })],
    ["returns what no header can carry", "not a token", () => ({ accessToken: "s3cret\nline", lifetimeMs: 900_000 })],
    ["returns a token without a lifetime", "not a token", () => ({ accessToken: "t", lifetimeMs: 0 })],
    ["returns null for an unknown key", undefined, () => null],
    ["returns undefined for an unknown key", undefined, () => undefined],
  ])(
    "a token store that %s gives no error but an event (%s): each client issues its own token",
    async (_, error, get) => {
      const fleet = startFleet({ get, set: get }, 2);
      for (const client of fleet.clients) await readPage(client);

      expect(fleet.tokens).toHaveLength(2);
      const failures = fleet.events.filter((event) => event.type === "token-store-failed" && event.action === "get");
      expect(failures).toEqual(error ? Array(2).fill({ type: "token-store-failed", action: "get", error }) : []);
    },
  );

  it("stores no token that may no longer be used", async () => {
    let sets = 0;
    const fetch = async (url: string) =>
      url.endsWith("/oauth/token") ? Response.json(createToken({ expires_in: 0.001 })) : respondWithPage();
    const tokenStore = { get: () => {}, set: () => sets++ };
    await readPage(createTestClient({ oauth: { scopes: ["api"] }, tokenStore, fetch }));

    expect(sets).toBe(0);
  });

  it.each([
    ["1 s by default", undefined, 1000],
    ["tokenStoreTimeoutMs", 50, 50],
  ])(
    "a token store that does not answer is given up after %s, and asked again for the next token",
    async (_, limit, waitedMs) => {
      const issuedAt: number[] = [];
      const events: ClientEvent[] = [];
      const clock = new VirtualClock();
      const { url: baseUrl } = await serve((request, response) => {
        if (!request.url?.endsWith("/oauth/token")) return response.end('{"data":[]}');
        issuedAt.push(clock.monotonic());
        return response.end(JSON.stringify(createToken()));
      });
      const answers = [new Promise(() => {}), { accessToken: "shared", lifetimeMs: 900_000 }];
      const tokenStore = { get: () => answers.shift(), set: () => new Promise(() => {}) };
      const onEvent = (event: ClientEvent) => event.type === "token-store-failed" && events.push(event);
      const options = { tokenStore, tokenStoreTimeoutMs: limit, onEvent, clock, baseUrl };
      const client = createTestClient({ ...options, oauth: { scopes: ["loyalties"] } });
      const first = readPage(client);
      await clock.advance(waitedMs);
      await first; // though `set` has not settled
      const failed = events.length;
      await clock.advance(880_000);
      await readPage(client);

      expect([failed, issuedAt, answers]).toEqual([1, [waitedMs], []]);
      expect(events).toEqual(
        ["get", "set"].map((action) => ({ type: "token-store-failed", action, error: "TimeoutError" })),
      );
      expect(clock.pending).toBe(0);
    },
  );
});
