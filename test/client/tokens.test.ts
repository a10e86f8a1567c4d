import { describe, expect, it } from "vitest";
import { TokenSource } from "../../src/client/tokens.ts";
import type { AccessToken, ClientEvent, TokenStore } from "../../src/index.ts";
import {
  catchError,
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  respondWithPage,
} from "../support/responses.ts";
import { serve } from "../support/serve.ts";
import { VirtualClock } from "./virtual-clock.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs steps on a source that has got `t1` at time 0, and returns what they return and the events. `get@S`: the token that the source
 * has after S seconds. `ask@S`: the same, but the request for another token that this causes is answered first. `start@S`: the same
 * without waiting. `answer` and `fail`: the end of the request that waits. `refuse@S`: a call to a service that refuses every token; returns how many were issued.
 */
async function run(steps: string, store?: TokenStore, expires_in = 900): Promise<string> {
  const waiting: PromiseWithResolvers<AccessToken>[] = [];
  const log: unknown[] = [];
  let now = 0;
  let issued = 0;
  const source = new TokenSource({
    issue: () => {
      waiting.push(Promise.withResolvers());
      issued++;
      return (waiting.at(-1) as (typeof waiting)[number]).promise;
    },
    scopes: ["loyalties"],
    clock: { monotonic: () => now, epoch: () => 0, schedule: () => () => {} },
    notify: (event) => log.push(event.type.replace("token-", "") + ("error" in event ? `:${event.error}` : "")),
    key: "k",
    store,
  });
  const finish = async (failure?: Error) => {
    await settle();
    const next = waiting.pop();
    if (failure) next?.reject(failure);
    else next?.resolve(createToken({ access_token: `t${issued}`, expires_in }));
    await settle();
  };
  const ask = async () => {
    const token = source.get();
    await finish();
    return token;
  };
  const actions: Record<string, (token: string) => unknown> = {
    get: async () => log.push(await source.get()),
    ask: async () => log.push(await ask()),
    start: () => void source.get().then((token) => log.push(token)),
    answer: () => finish(),
    fail: () => finish(new TypeError("down")),
    discard: (token) => source.discard(token),
    forget: (token) => source.forget(token),
    async release() {
      const released = source.release();
      await finish();
      log.push(`[${await released}]`);
    },
    async refuse() {
      const token = await source.get();
      source.discard(token);
      const renewed = await ask();
      if (renewed !== token) source.discard(renewed, true);
      log.push(issued);
    },
  };
  await ask();
  log.length = 0;
  for (const step of steps.split(" ")) {
    const [name = "", argument = ""] = step.split("@");
    if (/^\d/.test(argument)) now = Number(argument) * 1000;
    await actions[name]?.(argument);
  }
  return log.join(" ");
}
/** A store that returns these tokens in turn, and the last one again. */
const sharing = (...tokens: string[]) => ({
  get: () => ({ accessToken: tokens.length > 1 ? tokens.shift() : tokens[0], lifetimeMs: 900_000 }),
  set: () => {},
});

it.each<[string, string, string, (TokenStore | undefined)?, number?]>([
  [
    "renews a token in the background after 80 % of its lifetime, and returns the old one meanwhile",
    "get@719.999 get@720 get answer get",
    "t1 t1 t1 renewed t2",
  ],
  [
    "waits for a new token in the last 30 s of a life",
    "get@869.999 fail ask@870",
    "t1 renewal-failed:TypeError renewed t3",
  ],
  [
    "waits for a new token in the last tenth of a short life",
    "get@8.999 fail ask@9",
    "t1 renewal-failed:TypeError renewed t3",
    undefined,
    10,
  ],
  [
    "returns the old token if a background renewal fails, emits an event, and tries again later",
    "get@720 get fail get get@749.999 get@750 answer get",
    "t1 t1 renewal-failed:TypeError t1 t1 t1 renewed t3",
  ],
  ["requests one token for all calls that wait for it", "discard@t1 start start answer get", "issued t2 t2 t2"],
  ["keeps a newer token when an old one is discarded late", "discard@t1 ask discard@t1 get", "issued t2 t2"],
  [
    "renews no refused token for 10 s after a renewed one was refused too",
    "refuse@0 refuse@1 refuse@9.999 refuse@10 refuse@19.999",
    "issued refused 2 2 2 issued refused 3 3",
  ],
  [
    "releases the tokens that it issued: the current one, a renewed one, and one on its way",
    "get@720 answer get start@1590 release forget@t3 release",
    "t1 renewed t2 renewed t3 [t2,t3] [t2]",
  ],
  ["returns a token that expired on arrival, which a 401 renews", "start@900 answer@1800", "renewed t2"],
  ["releases a refused token, because it may be alive", "discard@t1 release", "[t1]"],
  ["releases no token that a store shares", "release", "[]", new Map() as TokenStore],
  [
    "does not return to a refused token if its renewal fails",
    "get@720 discard@t1 fail ask",
    "t1 renewal-failed:TypeError issued t3",
  ],
  [
    "renews its own token even though a store still has it",
    "get@720 answer get",
    "t1 renewed t2",
    new Map() as TokenStore,
  ],
  ["ignores a refused token that a store returns again", "get discard@s1 ask get", "s1 issued t1 t1", sharing("s1")],
  [
    "uses a token that another client issued for one margin, and reads the store again",
    "get get@29.999 get@30",
    "s1 s1 s2",
    sharing("s1", "s2"),
  ],
])("TokenSource %s", async (_, steps, expected, store, lifetime) => {
  expect(await run(steps, store, lifetime)).toBe(expected);
});

describe("a token store", () => {
  it("a token store gets a time to live that ends while the token can still be used", async () => {
    const entries: [string, number][] = [];
    const tokenStore: TokenStore = { get: () => {}, set: (key, _, ttlMs) => entries.push([key, ttlMs]) };
    const options = { oauth: { scopes: ["loyalties", "api", "loyalties"] }, tokenStore, clock: new VirtualClock() };
    const { client } = createRecordingClient(options, (url) =>
      url.endsWith("/token") ? Response.json(createToken()) : respondWithPage(),
    );
    await readPage(client);

    expect(entries).toEqual([["loyalty-token|https://api.loyalty.example|a|api loyalties", 870_000]]);
  });

  it.each<[string, string, () => unknown]>([
    ["is down", "Error", () => Promise.reject(new Error("ECONNREFUSED"))],
    ["returns another object", "not a token", () => ({ accessToken: 7 })],
    ["returns an empty token", "not a token", () => ({ accessToken: "", lifetimeMs: 1 })],
    ["returns what no header can carry", "not a token", () => ({ accessToken: "s3cret\nline", lifetimeMs: 900_000 })],
    ["returns a token without a lifetime", "not a token", () => ({ accessToken: "t", lifetimeMs: 0 })],
  ])(
    "a token store that %s gives no error but an event (%s): the client issues its own token",
    async (_, error, get) => {
      const set = () => Promise.reject(new RangeError("down"));

      expect(await run("discard@t1 ask", { get, set })).toBe(`store-failed:${error} issued store-failed:RangeError t2`);
    },
  );

  it.each([null, undefined])("a token store that returns %s has no token, which is no failure", async (none) => {
    expect(await run("discard@t1 ask", { get: () => none, set: () => {} })).toBe("issued t2");
  });

  it("stores no token that may no longer be used", async () => {
    let sets = 0;
    const fetch = async (url: string) =>
      url.endsWith("/oauth/token") ? Response.json(createToken({ expires_in: 0.001 })) : respondWithPage();
    const tokenStore = { get: () => {}, set: () => sets++ };
    await readPage(createTestClient({ oauth: { scopes: ["api"] }, tokenStore, fetch }));

    expect(sets).toBe(0);
  });

  it("a token store that does not answer is given up after 1 s, and asked again for the next token", async () => {
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
    const options = { tokenStore, onEvent, clock, baseUrl };
    const client = createTestClient({ ...options, oauth: { scopes: ["loyalties"] } });
    const first = readPage(client);
    await clock.advance(1000);
    await first; // though `set` has not settled
    const failed = events.length;
    await clock.advance(880_000);
    await readPage(client);

    expect([failed, issuedAt, answers]).toEqual([1, [1000], []]);
    expect(events).toEqual(
      ["get", "set"].map((action) => ({ type: "token-store-failed", action, error: "TimeoutError" })),
    );
    expect(clock.pending).toBe(0);
  });
});

it("the client issues two tokens to a service that refuses all, tells it in one event, and revoke() revokes both", async () => {
  let issued = 0;
  const answer = (url: string) => {
    if (url.endsWith("/token")) return Response.json(createToken({ access_token: `t${++issued}` }));
    return new Response(null, { status: url.endsWith("/revoke") ? 204 : 401 });
  };
  const options = { clock: new VirtualClock(), oauth: { scopes: ["loyalties"] } };
  const { client, requests, events } = createRecordingClient(options, answer);
  const errors = await Promise.all(Array.from({ length: 50 }, () => catchError(readPage(client))));
  for (let call = 0; call < 50; call++) errors.push(await catchError(readPage(client)));
  await client.revoke();

  expect(new Set(errors.map((error) => (error as Error).name))).toEqual(new Set(["UnauthorizedError"]));
  expect(issued).toBe(2);
  expect(requests.slice(-2).map(({ body }) => body)).toEqual(["access_token=t1", "access_token=t2"]);
  expect(events.filter(({ type }) => type === "token-refused")).toEqual([{ type: "token-refused" }]);
});
