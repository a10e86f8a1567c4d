import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { TokenSource } from "../../src/client/tokens.ts";
import { tokenLifetimeSeconds } from "../../src/contract/vocabulary.ts";
import type { TokenStore } from "../../src/index.ts";
import {
  catchError,
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  respondWithPage,
} from "../support/responses.ts";
import { serve } from "../support/serve.ts";
import { stopTime } from "./stop-time.ts";

const MINUTE = 60_000;

/** A source whose time stands still, and that has got the token `t1` for 15 minutes at time 0. Its first revocation fails. */
async function createSource({ store, expires_in = 900 }: { store?: TokenStore; expires_in?: number } = {}) {
  const clock = stopTime();
  const events: string[] = [];
  const revoked: string[] = [];
  const service = { requests: 0, isDown: false };
  const source = new TokenSource({
    issue: async () => {
      service.requests++;
      if (service.isDown) throw new TypeError("down");
      return createToken({ access_token: `t${service.requests}`, expires_in });
    },
    revoke: async (token) => {
      revoked.push(token);
      if (revoked.length === 1) throw new RangeError("down");
    },
    scopes: ["loyalties"],
    notify: ({ type, ...event }) => events.push("error" in event ? `${type}: ${event.error}` : type),
    key: "k",
    store,
  });
  /** Gets a token, and waits for a renewal that this begins in the background. */
  async function getToken(): Promise<string> {
    const token = await source.get();
    await clock.settle();
    return token;
  }
  await getToken();
  events.length = 0;
  return { source, service, clock, events, revoked, getToken };
}

/** A store that returns these tokens in turn, and the last one again. */
const sharing = (...tokens: string[]): TokenStore => ({
  get: () => ({ accessToken: tokens.length > 1 ? tokens.shift() : tokens[0], lifetimeMs: 15 * MINUTE }),
  set: () => {},
});

describe("TokenSource renews a token", () => {
  it("in the background after 80 % of its lifetime, and returns the old one meanwhile", async () => {
    const { service, clock, events, getToken } = await createSource();

    await clock.advance(12 * MINUTE - 1);
    expect([await getToken(), service.requests]).toEqual(["t1", 1]);
    await clock.advance(1);
    expect([await getToken(), service.requests]).toEqual(["t1", 2]);
    expect([await getToken(), events]).toEqual(["t2", ["token-renewed"]]);
  });

  it.each([
    { life: "15 minutes", expires_in: 900, marginMs: 30_000, margin: "30 s" },
    { life: "10 s", expires_in: 10, marginMs: 1_000, margin: "tenth" },
  ])("that lives for $life before it returns one in the last $margin", async ({ expires_in, marginMs }) => {
    const { service, clock, events, getToken } = await createSource({ expires_in });

    service.isDown = true;
    await clock.advance(expires_in * 1000 - marginMs - 1);
    expect(await getToken()).toBe("t1");
    service.isDown = false;
    await clock.advance(1);
    expect(await getToken()).toBe("t3");
    expect(events).toEqual(["token-renewal-failed: TypeError", "token-renewed"]);
  });

  it("again later if that failed in the background", async () => {
    const { service, clock, events, getToken } = await createSource();

    service.isDown = true;
    await clock.advance(12 * MINUTE);
    await getToken();
    service.isDown = false;
    await clock.advance(30_000 - 1); // a fifth of the time that is left
    expect([await getToken(), service.requests]).toEqual(["t1", 2]);
    await clock.advance(1);
    expect([await getToken(), service.requests]).toEqual(["t1", 3]);
    expect(await getToken()).toBe("t3");
    expect(events).toEqual(["token-renewal-failed: TypeError", "token-renewed"]);
  });

  it("of its own even though a store still has it", async () => {
    const { clock, getToken } = await createSource({ store: new Map() as TokenStore });

    await clock.advance(12 * MINUTE);
    expect([await getToken(), await getToken()]).toEqual(["t1", "t2"]);
  });
});

describe("TokenSource, after a token was refused,", () => {
  it("requests one token for all calls that wait for it", async () => {
    const { source, service, events } = await createSource();

    source.discard("t1", false);
    expect(await Promise.all([source.get(), source.get()])).toEqual(["t2", "t2"]);
    expect([service.requests, events]).toEqual([2, ["token-issued"]]);
  });

  it("keeps a newer one that was issued meanwhile", async () => {
    const { source, getToken } = await createSource();

    source.discard("t1", false);
    await getToken();
    source.discard("t1", false);
    expect(await getToken()).toBe("t2");
  });

  it("does not return to it if its renewal fails", async () => {
    const { source, service, clock, events, getToken } = await createSource();

    service.isDown = true;
    await clock.advance(12 * MINUTE);
    const renewing = getToken();
    source.discard("t1", false);
    await renewing;
    service.isDown = false;
    expect(await getToken()).toBe("t3");
    expect(events).toEqual(["token-renewal-failed: TypeError", "token-issued"]);
  });

  it("does not renew again for 10 s after the renewed one was refused, too", async () => {
    const { source, service, clock, events, getToken } = await createSource();
    /** Makes a call to a service that refuses every token. */
    async function call(): Promise<void> {
      const token = await getToken();
      source.discard(token, false);
      const renewed = await getToken();
      if (renewed !== token) source.discard(renewed, true);
    }

    await call();
    expect([service.requests, events]).toEqual([2, ["token-issued", "token-refused"]]);
    await clock.advance(9_999);
    await call();
    expect(service.requests).toBe(2);
    await clock.advance(1);
    await call();
    expect(service.requests).toBe(3);
    await clock.advance(9_999);
    await call();
    expect(service.requests).toBe(3);
  });
});

it("TokenSource uses a token that another client issued for one margin, and reads the store again", async () => {
  const { source, clock } = await createSource({ store: sharing("s1", "s2") });

  await clock.advance(30_000 - 1);
  expect(await source.get()).toBe("s1");
  await clock.advance(1);
  expect(await source.get()).toBe("s2");
});

describe("TokenSource revokes", () => {
  it("the tokens that it issued and that have not expired, and those that failed again", async () => {
    const { source, clock, events, revoked, getToken } = await createSource();

    await clock.advance(12 * MINUTE);
    await getToken();
    await clock.advance(14.5 * MINUTE); // t1 has expired, and t2 is in its last 30 s
    const onItsWay = source.get();
    const failure = await catchError(source.revoke());
    expect([await onItsWay, failure, revoked]).toEqual(["t3", new RangeError("down"), ["t2", "t3"]]);
    await source.revoke();
    await source.revoke();
    expect(revoked).toEqual(["t2", "t3", "t2"]);
    expect(events.filter((type) => type === "token-revoked")).toHaveLength(2);
  });

  it("no token that a store shares", async () => {
    const { source, revoked } = await createSource({ store: new Map() as TokenStore });
    await source.revoke();

    expect(revoked).toEqual([]);
  });
});

describe("a token store", () => {
  it("a token store gets a time to live that ends while the token can still be used", async () => {
    const entries: [string, number][] = [];
    const tokenStore: TokenStore = { get: () => {}, set: (key, _, ttlMs) => entries.push([key, ttlMs]) };
    const options = { oauth: { scopes: ["loyalties", "api", "loyalties"] }, tokenStore };
    stopTime();
    const { client } = createRecordingClient(options, (url) =>
      url.endsWith("/token") ? Response.json(createToken()) : respondWithPage(),
    );
    await readPage(client);

    expect(entries).toEqual([["loyalty-token|https://api.loyalty.example|a|api loyalties", 870_000]]);
  });

  it("a token store gets no token whose time is over: to some stores, 0 means for ever", async () => {
    const entries: unknown[] = [];
    const tokenStore: TokenStore = { get: () => {}, set: (...entry) => entries.push(entry) };
    const clock = stopTime();
    const options = { oauth: { scopes: ["api"] }, tokenStore };
    const { client } = createRecordingClient(options, async (url) => {
      if (!url.endsWith("/token")) return respondWithPage();
      await clock.advance(2_000);
      return Response.json(createToken({ expires_in: 2 }));
    });
    await readPage(client);

    expect(entries).toEqual([]);
  });

  it.each<[string, string, () => unknown]>([
    ["is down", "Error", () => Promise.reject(new Error("ECONNREFUSED"))],
    ["returns what no header can carry", "not a token", () => ({ accessToken: "s3cret\nline", lifetimeMs: 900_000 })],
    ["returns a token without a lifetime", "not a token", () => ({ accessToken: "t", lifetimeMs: 0 })],
    [
      "returns an object that cannot be read",
      "RangeError",
      () => ({
        accessToken: "s",
        get lifetimeMs() {
          throw new RangeError("revoked");
        },
      }),
    ],
  ])(
    "a token store that %s gives no error but an event (%s): the client issues its own token",
    async (_, error, get) => {
      const set = () => Promise.reject(new RangeError("down"));

      const { source, events, getToken } = await createSource({ store: { get, set } });
      source.discard("t1", false);

      expect(await getToken()).toBe("t2");
      expect(events).toEqual([`token-store-failed: ${error}`, "token-issued", "token-store-failed: RangeError"]);
    },
  );

  it.each([null, undefined])("a token store that returns %s has no token, which is no failure", async (none) => {
    const { source, events, getToken } = await createSource({ store: { get: () => none, set: () => {} } });
    source.discard("t1", false);

    expect([await getToken(), events]).toEqual(["t2", ["token-issued"]]);
  });

  it("a token store that does not answer is given up after 1 s, and asked again for the next token", async () => {
    const answers = [undefined, new Promise(() => {}), { accessToken: "shared", lifetimeMs: 900_000 }];
    const store = { get: () => answers.shift(), set: () => new Promise(() => {}) };
    const { source, clock, events } = await createSource({ store });
    await clock.advance(1000);
    source.discard("t1", false);
    const token = source.get();
    await clock.advance(1000);
    expect(await token).toBe("t2"); // though `set` has not settled
    await clock.advance(1000);
    source.discard("t2", false);

    expect(await source.get()).toBe("shared");
    const failure = "token-store-failed: TimeoutError";
    expect([events, clock.countTimers()]).toEqual([[failure, failure, "token-issued", failure], 0]);
  });
});

it("the client issues a token in the same call after all were revoked, even if a store has a dead one", async () => {
  let reads = 0;
  let alive = "shared";
  let issued = 0;
  const tokenStore = {
    get: () => ({ accessToken: reads++ === 0 ? "shared" : "dead", lifetimeMs: 900_000 }),
    set: () => {},
  };
  const { url: baseUrl } = await serve(({ url = "", headers }, response) => {
    if (url.endsWith("/token")) {
      alive = `t${++issued}`;
      return response.end(JSON.stringify(createToken({ access_token: alive })));
    }
    return response.writeHead(headers.authorization === `Bearer ${alive}` ? 200 : 401).end('{"data":[]}');
  });
  const client = createTestClient({ baseUrl, oauth: { scopes: ["loyalties"] }, tokenStore });
  await readPage(client);
  alive = "none";
  const errors = await Promise.all(Array.from({ length: 20 }, () => catchError(readPage(client))));

  expect([new Set(errors), issued]).toEqual([new Set([undefined]), 1]);
});

it("the client issues two tokens to a service that refuses all, tells it in one event, and revoke() revokes both", async () => {
  let issued = 0;
  const answer = (url: string) => {
    if (url.endsWith("/token")) return Response.json(createToken({ access_token: `t${++issued}` }));
    return new Response(null, { status: url.endsWith("/revoke") ? 204 : 401 });
  };
  stopTime();
  const options = { oauth: { scopes: ["loyalties"] } };
  const { client, requests, events } = createRecordingClient(options, answer);
  const errors = await Promise.all(Array.from({ length: 50 }, () => catchError(readPage(client))));
  for (let call = 0; call < 50; call++) errors.push(await catchError(readPage(client)));
  await client.revoke();

  expect(new Set(errors.map((error) => (error as Error).name))).toEqual(new Set(["UnauthorizedError"]));
  expect(issued).toBe(2);
  expect(requests.filter(({ method }) => method === "GET")).toHaveLength(2 * 50 + 50); // a token is sent twice by no call
  expect(requests.slice(-2).map(({ body }) => body)).toEqual(["access_token=t1", "access_token=t2"]);
  expect(events.filter(({ type }) => type === "token-refused")).toEqual([{ type: "token-refused" }]);
});

/** A client whose service answers each request for a token. */
function serveTokens(answer: () => Response) {
  const options = { oauth: { scopes: ["loyalties"] } };
  const recording = createRecordingClient(options, (url) => (url.endsWith("/token") ? answer() : respondWithPage()));
  return { ...recording, getBearers: () => recording.requests.flatMap(({ headers }) => headers.authorization ?? []) };
}

describe("a token response", () => {
  const tokens = ['""', "7", '["s3cret"]', '{"a":"s3cret"}', '"s3cret\\nline"'].map((t) => `{"access_token":${t}}`);
  it.each(["null", "[]", "{}", ...tokens])(
    "the token response %s is an error, and no call is sent without a token",
    async (body) => {
      const { client, requests, events, getBearers } = serveTokens(() => new Response(body));
      const errors = [await catchError(readPage(client)), await catchError(readPage(client))];

      const message = `POST /oauth/token: 200 with no valid access_token: ${body.length} characters, not shown`;
      expect(errors).toMatchObject(Array(2).fill({ name: "UnreadableResponseError", start: "", message }));
      expect(inspect([errors, events])).not.toContain("s3cret");
      expect([requests.length, getBearers()]).toEqual([2, []]);
    },
  );

  it.each([
    { scope: undefined },
    { scope: null },
    { expires_in: undefined },
    { expires_in: null },
    { expires_in: String(tokenLifetimeSeconds) },
    { expires_in: -5 },
    { token_type: undefined },
  ])("a token response with %j works (RFC 6749 §5.1)", async (properties) => {
    const token = { ...createToken({ expires_in: tokenLifetimeSeconds }), ...properties };
    const { client, events, getBearers } = serveTokens(() => Response.json(token));
    await readPage(client);
    await readPage(client);

    expect(getBearers()).toEqual(["Bearer t", "Bearer t"]);
    const issued = events.filter(({ type }) => type === "token-issued");
    expect(issued).toEqual([{ type: "token-issued", scopes: ["loyalties"], expiresInSeconds: tokenLifetimeSeconds }]);
  });
});
