import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { TokenSource } from "../../src/client/tokens.ts";
import { checkResponse } from "../../src/contract/index.ts";
import { tokenLifetimeSeconds } from "../../src/contract/vocabulary.ts";
import { isLoyaltyError, type TokenStore } from "../../src/index.ts";
import { catchError, createRecordingClient, createToken, readPage, respondWithPage } from "../support/responses.ts";
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

describe("TokenSource renews a token", () => {
  it.each([
    { from: "the service", store: undefined },
    { from: "the service, although a store still has the old one", store: new Map() as TokenStore },
  ])("from $from, in the background after 80 % of its lifetime", async ({ store }) => {
    const { service, clock, events, getToken } = await createSource(store && { store });

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
    const { service, clock, getToken } = await createSource();

    service.isDown = true;
    await clock.advance(12 * MINUTE);
    await getToken();
    service.isDown = false;
    await clock.advance(30_000 - 1); // a fifth of the time that is left
    expect([await getToken(), service.requests]).toEqual(["t1", 2]);
    await clock.advance(1);
    expect([await getToken(), await getToken()]).toEqual(["t1", "t3"]);
  });
});

describe("TokenSource, after a token was refused,", () => {
  it("requests one for all calls, and keeps it if another call reports the old one", async () => {
    const { source, events, getToken } = await createSource();

    source.discard("t1", false);
    expect(await Promise.all([source.get(), source.get()])).toEqual(["t2", "t2"]);
    source.discard("t1", false);
    expect([await getToken(), events]).toEqual(["t2", ["token-issued"]]);
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
});

it("TokenSource revokes the tokens that have not expired, and those that failed again", async () => {
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

describe("a token store", () => {
  /** A store that has these tokens in turn, and the last one again. */
  const sharing = (...tokens: string[]): TokenStore => ({
    get: () => ({ accessToken: tokens.length > 1 ? tokens.shift() : tokens[0], lifetimeMs: 15 * MINUTE }),
    set: () => {},
  });

  it("a token store shares a token, which is used for one margin and not revoked", async () => {
    const { source, clock, revoked } = await createSource({ store: sharing("s1", "s2") });

    await clock.advance(30_000 - 1);
    expect(await source.get()).toBe("s1");
    await clock.advance(1);
    expect(await source.get()).toBe("s2");
    await source.revoke();
    expect(revoked).toEqual([]);
  });

  it.each([
    { token: "gets a time to live that ends while it can be used", expires_in: 900, stored: [870_000] },
    { token: "is not stored if its time is over: to some stores, 0 means for ever", expires_in: 2, stored: [] },
  ])("a token $token", async ({ expires_in, stored }) => {
    const entries: [string, number][] = [];
    const tokenStore: TokenStore = { get: () => {}, set: (key, _, ttlMs) => entries.push([key, ttlMs]) };
    const clock = stopTime();
    const options = { oauth: { scopes: ["loyalties", "api", "loyalties"] }, tokenStore };
    const { client } = createRecordingClient(options, async (url) => {
      if (!url.endsWith("/token")) return respondWithPage();
      if (stored.length === 0) await clock.advance(2_000);
      return Response.json(createToken({ expires_in }));
    });
    await readPage(client);

    const key = "loyalty-token|https://api.loyalty.example|a|api loyalties";
    expect(entries).toEqual(stored.map((ttlMs) => [key, ttlMs]));
  });

  const unreadable = {
    accessToken: "s",
    get lifetimeMs() {
      throw new RangeError("revoked");
    },
  };
  it.each([
    { entry: "none", get: () => null, failures: [] },
    { entry: "an error", get: () => Promise.reject(new Error("ECONNREFUSED")), failures: ["Error"] },
    { entry: "no header", get: () => ({ accessToken: "a\nb", lifetimeMs: 1 }), failures: ["not a token"] },
    { entry: "no lifetime", get: () => ({ accessToken: "t", lifetimeMs: 0 }), failures: ["not a token"] },
    { entry: "an object that throws", get: () => unreadable, failures: ["RangeError"] },
  ])("a client issues its own token if the store returns $entry, and reports $failures", async ({ get, failures }) => {
    const store = { get, set: () => Promise.reject(new RangeError("down")) };
    const { source, events, getToken } = await createSource({ store });
    source.discard("t1", false);

    expect(await getToken()).toBe("t2");
    const reports = failures.map((error) => `token-store-failed: ${error}`);
    expect(events).toEqual(reports.concat("token-issued", "token-store-failed: RangeError"));
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

  it("a store with one dead token after another costs no call: one token is issued", async () => {
    let issued = 0;
    let read = 0;
    const get = () => ({ accessToken: `dead ${++read}`, lifetimeMs: 15 * MINUTE });
    const options = { oauth: { scopes: ["loyalties"] }, tokenStore: { get, set: () => {} } };
    const { client, requests } = createRecordingClient(options, (url) => {
      if (url.endsWith("/token")) return Response.json(createToken({ access_token: `t${++issued}` }));
      const isAlive = requests.at(-1)?.headers.authorization === "Bearer t1";
      return isAlive ? respondWithPage() : new Response(null, { status: 401 });
    });
    const errors = await Promise.all(Array.from({ length: 20 }, () => catchError(readPage(client))));

    expect([new Set(errors), issued]).toEqual([new Set([undefined]), 1]);
  });
});

it("a client of a service that refuses all tokens issues two, tells it once, and renews after 10 s", async () => {
  let issued = 0;
  const answer = (url: string) => {
    if (url.endsWith("/token")) return Response.json(createToken({ access_token: `t${++issued}` }));
    return new Response(null, { status: url.endsWith("/revoke") ? 204 : 401 });
  };
  const clock = stopTime();
  const { client, requests, events } = createRecordingClient({ oauth: { scopes: ["loyalties"] } }, answer);
  const call = () => catchError(readPage(client));
  const errors = await Promise.all(Array.from({ length: 50 }, call));
  errors.push(await call());
  await clock.advance(9_999);
  errors.push(await call());

  expect(errors).toEqual(errors.map(() => expect.objectContaining({ name: "UnauthorizedError" })));
  expect(issued).toBe(2);
  expect(requests.filter(({ method }) => method === "GET")).toHaveLength(50 * 2 + 2); // no call sends a token twice
  expect(events.filter(({ type }) => type === "token-refused")).toEqual([{ type: "token-refused" }]);
  await clock.advance(1);
  await call();
  expect(issued).toBe(3);
  await client.revoke();
  const bodies = requests.flatMap(({ body }) => body ?? []);
  const issue = "grant_type=client_credentials&scope=loyalties";
  const revoke = [1, 2, 3].map((id) => `access_token=t${id}`);
  expect(bodies).toEqual([issue, issue, issue, ...revoke]);
});

/** A client whose service answers each request for a token. */
function serveTokens(answer: () => Response, more: object = {}) {
  const options = { oauth: { scopes: ["loyalties"] }, retry: false, ...more };
  const recording = createRecordingClient(options, (url) => (url.endsWith("/token") ? answer() : respondWithPage()));
  return { ...recording, getBearers: () => recording.requests.flatMap(({ headers }) => headers.authorization ?? []) };
}

describe("a token response", () => {
  const token = JSON.stringify(createToken({ access_token: "s3cret-token" }));
  it.each([
    { response: "null", status: 200, body: "null" },
    { response: "without a token", status: 200, body: "{}" },
    { response: "with a line break", status: 200, body: '{"access_token":"s3cret\\nline"}' },
    { response: "that is no JSON", status: 200, body: `access_token=${token}` },
    { response: "of a refusal", status: 404, body: token },
    { response: "that ends early", status: 500, body: token.slice(0, -1) },
  ])("a token response $response is an error that shows no token, and no call is sent", async ({ status, body }) => {
    for (const on of ["throw", "warn"]) {
      const answer = () => new Response(body, { status });
      const { client, requests, events, getBearers } = serveTokens(answer, {
        validate: { response: checkResponse, on },
      });
      const error = (await catchError(readPage(client))) as Error;

      expect(isLoyaltyError(error)).toBe(true);
      expect(error.message).toContain(status === 200 ? `${body.length} characters, not shown` : `${status}`);
      expect(inspect([error, events], { depth: Infinity, showHidden: true })).not.toContain("s3cret");
      expect([requests.length, getBearers()]).toEqual([1, []]);
    }
  });

  it.each([
    { scope: null, expires_in: undefined },
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
