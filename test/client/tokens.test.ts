import Keyv from "keyv";
import { describe, expect, it } from "vitest";
import { TokenSource } from "../../src/client/tokens.ts";
import type { AccessToken, ClientEvent, FetchInit, TokenStore } from "../../src/index.ts";
import { createTestClient, createToken, readPage, respondWithPage } from "../support/responses.ts";
import { serve } from "../support/serve.ts";
import { VirtualClock } from "./virtual-clock.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));
const down = new TypeError("down");

/** A source whose tokens the test issues, `token-1` first, and whose clock stands still until the test sets it. */
function setUp(store?: TokenStore, expires_in = 900) {
  const waiting: PromiseWithResolvers<AccessToken>[] = [];
  const events: ClientEvent[] = [];
  let [now, issued] = [0, 0];
  const source = new TokenSource({
    issue: () => {
      waiting.push(Promise.withResolvers());
      issued++;
      return (waiting.at(-1) as (typeof waiting)[number]).promise;
    },
    scopes: ["loyalties"],
    clock: { monotonic: () => now, epoch: () => 0, schedule: () => () => {} },
    notify: (event) => events.push(event),
    key: "k",
    store,
    storeTimeoutMs: 60_000,
  });
  /** Responds to the request for a token that waits, if there is one. */
  const answer = async (failure?: Error) => {
    await settle();
    const next = waiting.pop();
    if (failure) next?.reject(failure);
    else next?.resolve(createToken({ access_token: `token-${issued}`, expires_in }));
    await settle();
  };
  const get = (timeMs = now) => {
    now = timeMs;
    return source.get();
  };
  const renew = async (timeMs = now, failure?: Error) => {
    const token = get(timeMs);
    await answer(failure);
    return token;
  };
  return {
    source,
    answer,
    issued: () => issued,
    setTime: (timeMs: number) => {
      now = timeMs;
    },
    types: () => events.map(({ type }) => type),
    /** Gets the token that the source has at this time. */
    get,
    /** Gets a token at this time, and responds to each request that this causes. */
    renew,
    /** A call to a service that refuses every token: it asks for another one once. */
    async refuse(timeMs: number) {
      const token = await get(timeMs);
      source.discard(token);
      const renewed = await renew();
      if (renewed !== token) source.discard(renewed, true);
      return issued;
    },
  };
}
type Context = ReturnType<typeof setUp>;
/** A store that returns these tokens in turn, and the last one again. */
const sharing = (...tokens: string[]) => ({
  get: () => ({ accessToken: tokens.length > 1 ? tokens.shift() : tokens[0], lifetimeMs: 900_000 }),
  set: () => {},
});

describe("TokenSource", () => {
  it.each<[string, Context, (context: Context) => Promise<unknown[]>, unknown[]]>([
    [
      "renews a token in the background after 80 % of its lifetime, and returns the old one meanwhile",
      setUp(),
      async ({ get, answer, issued, types }) => [
        ...[await get(719_999), issued(), await get(720_000), await answer(), await get(), ...types()],
      ],
      ["token-1", 1, "token-1", undefined, "token-2", "token-issued", "token-renewed"],
    ],
    [
      "waits for a new token in the last 30 s of a life",
      setUp(),
      async ({ get, answer, renew }) => [await get(869_999), await answer(down), await renew(870_000)],
      ["token-1", undefined, "token-3"],
    ],
    [
      "waits for a new token in the last tenth of a short life",
      setUp(undefined, 10),
      async ({ get, answer, renew }) => [await get(8_999), await answer(down), await renew(9_000)],
      ["token-1", undefined, "token-3"],
    ],
    [
      "returns the old token if a background renewal fails, emits an event, and tries again later",
      setUp(),
      async ({ renew, get, issued, types }) => [
        ...[await renew(720_000, down), await get(), await get(749_999), issued()],
        ...[await renew(750_000), issued(), await get(), ...types()],
      ],
      [
        ...["token-1", "token-1", "token-1", 2, "token-1", 3, "token-3"],
        ...["token-issued", "token-renewal-failed", "token-renewed"],
      ],
    ],
    [
      "keeps a newer token when an old one is discarded late",
      setUp(),
      async ({ source, renew, get, issued }) => [
        ...[source.discard("token-1"), await renew(), source.discard("token-1"), await get(), issued()],
      ],
      [undefined, "token-2", undefined, "token-2", 2],
    ],
    [
      "renews no refused token for 10 s after a renewed one was refused too",
      setUp(),
      async ({ refuse, types }) => [
        ...[await refuse(0), await refuse(1), await refuse(9_999), await refuse(10_000), await refuse(19_999)],
        types().filter((type) => type === "token-refused").length,
      ],
      [2, 2, 2, 3, 3, 2],
    ],
    [
      "releases the tokens that it issued: the current one, a renewed one, and one on its way",
      setUp(),
      async ({ source, renew, get, answer }) => {
        await renew(720_000); // the first is still alive
        get(1_590_000); // and has expired by now
        const released = source.release();
        await answer();
        return [await released, source.forget("token-3"), await source.release()];
      },
      [["token-2", "token-3"], undefined, ["token-2"]],
    ],
    [
      "releases a refused token, because it may be alive",
      setUp(),
      async ({ source }) => [source.discard("token-1"), await source.release()],
      [undefined, ["token-1"]],
    ],
    ["releases no token that a store shares", setUp(new Map()), async ({ source }) => source.release(), []],
    [
      "releases its tokens even if the request for another one fails",
      setUp(),
      async ({ source, get, answer }) => {
        await get(720_000);
        const released = source.release();
        await answer(down);
        return released;
      },
      ["token-1"],
    ],
    [
      "does not return to a refused token if its renewal fails",
      setUp(),
      async ({ source, get, answer, renew }) => [
        ...[await get(720_000), source.discard("token-1"), await answer(down), await renew()],
      ],
      ["token-1", undefined, undefined, "token-3"],
    ],
    [
      "renews its own token even though a store still has it",
      setUp(new Map()),
      async ({ renew, get, issued }) => [await renew(720_000), await get(), issued()],
      ["token-1", "token-2", 2],
    ],
    [
      "ignores a refused token that a store returns again, and forgets it after 100 others",
      setUp(sharing("old-0")),
      async ({ source, get, renew }) => {
        source.discard("old-0");
        source.discard("old-1");
        const ignored = await renew();
        for (let token = 2; token < 101; token++) source.discard(`old-${token}`);
        return [ignored, await get(870_000)];
      },
      ["token-1", "old-0"],
    ],
    [
      "uses a token that another client issued for one margin, and reads the store again",
      setUp(sharing("shared-1", "shared-2")),
      async ({ get, issued }) => [await get(0), await get(29_999), await get(30_000), issued()],
      ["shared-1", "shared-1", "shared-2", 0],
    ],
  ])("%s", async (_, context, run, expected) => {
    await context.renew(0);

    expect(await run(context)).toEqual(expected);
  });

  it("returns a token after three that expired on arrival", async () => {
    const { get, setTime, answer, issued } = setUp();
    const token = get();
    for (let time = 1; time <= 3; time++) {
      await settle();
      setTime(time * 900_000);
      await answer();
    }

    expect([await token, issued()]).toEqual(["token-3", 3]);
  });
});

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
