import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { checkResponse } from "../../src/contract/index.ts";
import { tokenLifetimeSeconds } from "../../src/contract/vocabulary.ts";
import { isLoyaltyError } from "../../src/index.ts";
import { catchError, createRecordingClient, createToken, readPage, respondWithPage } from "../support/responses.ts";
import { stopTime } from "./stop-time.ts";

const MINUTE = 60_000;

/** A client whose time stands still, and its service, which issues the tokens t1, t2 and so on, for 15 minutes. */
function setUp(options: object = {}) {
  const clock = stopTime();
  const service = {
    issued: 0,
    accepts: (_token: string) => true,
    revoke: () => new Response(null, { status: 204 }),
    issue: (): Response | Promise<Response> => Response.json(createToken({ access_token: `t${++service.issued}` })),
  };
  const defaults = { oauth: { scopes: ["loyalties"] }, retry: false };
  const { client, requests, events } = createRecordingClient({ ...defaults, ...options }, (url) => {
    if (url.endsWith("/token")) return service.issue();
    if (url.endsWith("/revoke")) return service.revoke();
    return service.accepts(getBearers().at(-1) ?? "") ? respondWithPage() : new Response(null, { status: 401 });
  });
  const getBearers = () => requests.flatMap(({ headers }) => headers.authorization?.replace("Bearer ", "") ?? []);
  /** Reads a page, and waits for a renewal that this begins in the background. Returns the token that was sent. */
  async function sendToken(): Promise<string | undefined> {
    await readPage(client);
    await clock.settle();
    return getBearers().at(-1);
  }
  const getEvents = () =>
    events.flatMap((event) => {
      if (!event.type.startsWith("token")) return [];
      return "error" in event ? `${event.type}: ${event.error}` : event.type;
    });
  const getBodies = () => requests.flatMap(({ body }) => body ?? []);
  return { client, clock, service, sendToken, getBearers, getEvents, getBodies };
}
const fail = () => new Response(null, { status: 503 });

describe("the client renews a token", () => {
  it("in the background after 80 % of its lifetime", async () => {
    const { clock, service, sendToken, getEvents } = setUp();

    expect(await sendToken()).toBe("t1");
    await clock.advance(12 * MINUTE - 1);
    expect([await sendToken(), service.issued]).toEqual(["t1", 1]);
    await clock.advance(1);
    expect([await sendToken(), service.issued]).toEqual(["t1", 2]);
    expect([await sendToken(), getEvents()]).toEqual(["t2", ["token-issued", "token-renewed"]]);
  });

  it.each([
    { life: "15 minutes", expires_in: 900, marginMs: 30_000, margin: "30 s" },
    { life: "10 s", expires_in: 10, marginMs: 1_000, margin: "tenth" },
  ])("that lives for $life before it sends one in the last $margin", async ({ expires_in, marginMs }) => {
    const { clock, service, sendToken, getEvents } = setUp();
    const issue = () => Response.json(createToken({ access_token: `t${++service.issued}`, expires_in }));

    service.issue = issue;
    await sendToken();
    service.issue = fail;
    await clock.advance(expires_in * 1000 - marginMs - 1);
    expect(await sendToken()).toBe("t1");
    service.issue = issue;
    await clock.advance(1);
    expect(await sendToken()).toBe("t2");
    expect(getEvents()).toEqual(["token-issued", "token-renewal-failed: ApiError", "token-renewed"]);
  });

  it("again later if that failed in the background", async () => {
    const { clock, service, sendToken } = setUp();
    const { issue } = service;

    await sendToken();
    service.issue = fail;
    await clock.advance(12 * MINUTE);
    await sendToken();
    service.issue = issue;
    await clock.advance(30_000 - 1); // a fifth of the time that is left
    expect([await sendToken(), service.issued]).toEqual(["t1", 1]);
    await clock.advance(1);
    expect([await sendToken(), await sendToken()]).toEqual(["t1", "t2"]);
  });
});

describe("the client, after a token was refused,", () => {
  it("requests one token for all calls", async () => {
    const { service, sendToken, getEvents } = setUp();

    await sendToken();
    service.accepts = (token) => token !== "t1";
    await Promise.all([sendToken(), sendToken()]);
    expect([await sendToken(), getEvents()]).toEqual(["t2", ["token-issued", "token-issued"]]);
  });

  it("does not return to it if its renewal fails", async () => {
    const { clock, service, sendToken } = setUp();
    const { issue } = service;

    await sendToken();
    service.accepts = (token) => token !== "t1";
    service.issue = fail;
    await clock.advance(12 * MINUTE);
    expect(await catchError(sendToken())).toMatchObject({ status: 503 });
    service.issue = issue;
    expect(await sendToken()).toBe("t2");
  });

  it("issues two tokens for a service that refuses all, tells it once, and renews after 10 s", async () => {
    const { client, clock, service, sendToken, getBearers, getEvents, getBodies } = setUp();
    service.accepts = () => false;
    const call = () => catchError(sendToken());
    const errors = await Promise.all(Array.from({ length: 50 }, call));
    errors.push(await call());
    await clock.advance(9_999);
    errors.push(await call());

    expect(errors).toEqual(errors.map(() => expect.objectContaining({ name: "UnauthorizedError" })));
    expect([service.issued, getBearers().length]).toEqual([2, 50 * 2 + 2]); // no call sends a token twice
    expect(getEvents().filter((type) => type === "token-refused")).toHaveLength(1);
    await clock.advance(1);
    await call();
    expect(service.issued).toBe(3);
    await client.revoke();
    const issue = "grant_type=client_credentials&scope=loyalties";
    const revoke = [1, 2, 3].map((id) => `access_token=t${id}`);
    expect(getBodies()).toEqual([issue, issue, issue, ...revoke]);
  });
});

it("revoke() revokes the tokens that have not expired, the one on its way, and those that failed again", async () => {
  const { client, clock, service, sendToken, getBodies, getEvents } = setUp();
  const { revoke } = service;
  const getRevoked = () => getBodies().flatMap((body) => body.match(/(?<=access_token=).*/) ?? []);

  await sendToken();
  await clock.advance(12 * MINUTE);
  await sendToken();
  await clock.advance(14.5 * MINUTE); // t1 has expired, and t2 is in its last 30 s
  const { issue } = service;
  service.issue = () => new Promise((resolve) => setTimeout(() => resolve(issue()), 100));
  const onItsWay = sendToken();
  await clock.settle();
  service.revoke = () => {
    service.revoke = revoke;
    return fail();
  };
  const failure = catchError(client.revoke());
  await clock.advance(100);
  expect(await failure).toMatchObject({ status: 503 });
  expect([await onItsWay, getRevoked()]).toEqual(["t3", ["t2", "t3"]]);
  await client.revoke();
  await client.revoke();
  expect(getRevoked()).toEqual(["t2", "t3", "t2"]);
  expect(getEvents().filter((type) => type === "token-revoked")).toHaveLength(2);
});

describe("a token response", () => {
  const token = JSON.stringify(createToken({ access_token: "s3cret-token" }));
  it.each([
    { response: "null", status: 200, body: "null" },
    { response: "without a token", status: 200, body: "{}" },
    { response: "with a line break", status: 200, body: '{"access_token":"s3cret\\nline"}' },
    { response: "that is no JSON", status: 200, body: `access_token=${token}` },
    { response: "of a refusal", status: 404, body: token },
    { response: "that ends early", status: 500, body: token.slice(0, -1) },
  ])("$response is an error that shows no token, and no call is sent", async ({ status, body }) => {
    for (const on of ["throw", "warn"]) {
      const { client, service, getBearers, getEvents } = setUp({ validate: { response: checkResponse, on } });
      service.issue = () => new Response(body, { status });
      const error = (await catchError(readPage(client))) as Error;

      expect(isLoyaltyError(error)).toBe(true);
      expect(error.message).toContain(status === 200 ? `${body.length} characters, not shown` : `${status}`);
      expect(inspect([error, getEvents()], { depth: Infinity, showHidden: true })).not.toContain("s3cret");
      expect(getBearers()).toEqual([]);
    }
  });

  it.each([
    { scope: null, expires_in: undefined },
    { expires_in: String(tokenLifetimeSeconds) },
    { expires_in: -5 },
    { token_type: undefined },
  ])("with %j works (RFC 6749 §5.1)", async (properties) => {
    const issued: object[] = [];
    const { service, sendToken } = setUp({ onEvent: (event: object) => issued.push(event) });
    service.issue = () => Response.json({ ...createToken({ expires_in: tokenLifetimeSeconds }), ...properties });

    expect([await sendToken(), await sendToken()]).toEqual(["t", "t"]);
    const event = { type: "token-issued", scopes: ["loyalties"], expiresInSeconds: tokenLifetimeSeconds };
    expect(issued).toContainEqual(event);
  });
});
