import { getEventListeners, once } from "node:events";
import { promisify } from "node:util";
import type { Middleware } from "openapi-fetch";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { TimeoutError } from "../../src/index.ts";
import {
  catchError,
  createTestClient,
  middlewareModes,
  readPage,
  respondWithPage,
  serveClient,
} from "../support/responses.ts";
import { serve } from "../support/serve.ts";
import { stopTime } from "./stop-time.ts";

/** With its first request, `fetch` of Node begins a timer that stays: it must not count as one of the client. */
const { url: elsewhere } = await serve((_, response) => void response.end());
await fetch(elsewhere);

/** A client whose time stands still. A service responds to campaign `half` with half of a body, and to others never. */
async function setUp(options: object = {}, middleware: Middleware[] = []) {
  const clock = stopTime();
  const { server, url: baseUrl } = await serve((request, response) => {
    if (request.url?.includes("/half/")) response.writeHead(200).write('{"object":"list",');
  });
  const client = createTestClient({ baseUrl, retry: false, ...options });
  if (middleware.length > 0) client.http.use(...middleware);
  /** Starts a call and waits until the request is sent. */
  const startCall = async (campaignId: string, signal?: AbortSignal) => {
    const arrived = "fetch" in options ? clock.settle() : once(server, "request");
    const error = catchError(client.listMemberActivity({ campaignId, memberId: "m" }, { signal }));
    await arrived;
    return { error };
  };
  const countConnections = () => promisify(server.getConnections.bind(server))();
  return { clock, client, startCall, countConnections };
}
const failToConnect = () => Promise.reject(new TypeError("fetch failed"));

describe.each(middlewareModes)("the deadline of a client with $mode", ({ middleware }) => {
  it.each<[string, object, string]>([
    ["a response without a head", {}, "silent"],
    ["half of a body", {}, "half"],
    ["a fetch that ignores its signal", { fetch: () => new Promise(() => {}) }, "none"],
    ["a body that ignores its signal", { fetch: async () => new Response(new ReadableStream()) }, "none"],
  ])("ends %s in an attempt, as an abort does, and leaves no timer and no socket", async (_, options, mode) => {
    const events: string[] = [];
    const onEvent = ({ type }: { type: string }) => events.push(type);
    const { clock, startCall, countConnections } = await setUp({ onEvent, ...options }, middleware);
    const late = await startCall(mode);
    await clock.advance(10_000);
    const controller = new AbortController();
    const aborted = await startCall(mode, controller.signal);
    controller.abort(new Error("enough"));

    expect(await late.error).toBeInstanceOf(TimeoutError);
    expect(await late.error).toMatchObject({
      deadline: "attempt",
      timeoutMs: 10_000,
      message: `GET /v1/loyalties/${mode}/members/m/activity: no complete response within 10000 ms (attempt deadline)`,
    });
    expect(await aborted.error).toMatchObject({ message: "enough" });
    expect(events).toEqual(["request", "failure", "request", "failure"]);
    expect(clock.countTimers()).toBe(0);
    while ((await countConnections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it("ends the wait for a token at the deadline of the call, and not before", async () => {
    const options = { oauth: { scopes: ["api"] }, deadlines: { attemptMs: 1000 }, retry: { maxRetries: 100 } };
    const { clock, client } = await setUp({ ...options, fetch: () => new Promise(() => {}) }, middleware);
    const parameters = { campaignId: "c", memberId: "m" };
    const outcome = catchError(client.listMemberActivity(parameters, { timeoutMs: 2500 }));
    await clock.advance(2499);
    const isWaiting = clock.countTimers() > 0;
    await clock.advance(1);

    const request = "GET /v1/loyalties/c/members/m/activity";
    expect(isWaiting).toBe(true);
    expect(await outcome).toMatchObject({ name: "TimeoutError", request, deadline: "total", timeoutMs: 2500 });
  });

  const refuse = (status: number) => async () =>
    Response.json({ key: "down" }, { status, headers: { "X-Request-Id": "req_9" } });
  const silence = () => new Promise(() => {});
  const refusal = { name: "ApiError", status: 503, key: "down", requestId: "req_9" };
  const timeout = { name: "TimeoutError", deadline: "attempt", timeoutMs: 2000 };
  const noConnection = { name: "ConnectionError" };
  it.each([
    { last: "the last response", attemptMs: Infinity, answers: [refuse(500), refuse(503), silence], cause: refusal },
    { last: "an attempt that timed out", attemptMs: 2000, answers: [refuse(503), silence], cause: timeout },
    { last: "an attempt without a connection", attemptMs: Infinity, answers: [failToConnect], cause: noConnection },
    { last: "nothing, if no attempt failed before", attemptMs: Infinity, answers: [silence], cause: undefined },
  ])(
    "covers all attempts of a call: its TimeoutError has as its cause $last",
    async ({ attemptMs, answers, cause }) => {
      const deadlines = { attemptMs, totalMs: 2500 };
      const retry = { maxRetries: 100, baseDelayMs: 100 };
      const fetch = () => (answers.length > 1 ? answers.shift() : answers[0])?.();
      const { clock, client } = await setUp({ deadlines, retry, fetch }, middleware);
      const outcome = catchError(readPage(client));
      await clock.advance(2500);
      const error = (await outcome) as Error;

      const message = "GET /v1/loyalties/c/members/m/activity: no complete response within 2500 ms (total deadline)";
      expect(error).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 2500, message });
      expect(error).toMatchObject(cause ? { cause } : {});
      expect("cause" in error).toBe(cause !== undefined);
      expect(JSON.parse(JSON.stringify(error))).not.toHaveProperty("cause");
      expect(clock.countTimers()).toBe(0);
    },
  );
});

describe.each(middlewareModes)("an abort of a client with $mode", ({ middleware }) => {
  it.each<[string, number, object]>([
    [
      "the wait for a token, which other calls share",
      1,
      { oauth: { scopes: ["api"] }, fetch: () => new Promise(() => {}) },
    ],
    ["the delay before a retry", 0, { retry: { baseDelayMs: 1000 }, fetch: failToConnect }],
  ])("ends %s, and leaves %i timers", async (_, timers, options) => {
    const { clock, client } = await setUp(options, middleware);
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    await clock.settle();
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
    expect(clock.countTimers()).toBe(timers);
  });
});

it.each([
  { after: "no connection", blockedMs: 700, options: { fetch: failToConnect } },
  { after: "no response", blockedMs: 700, options: { fetch: () => new Promise(() => {}) } },
  { after: "no token", blockedMs: 5000, options: { oauth: { scopes: ["api"] }, fetch: failToConnect } },
])("Node warns of nothing after $after if a listener blocks it for $blockedMs ms", async ({ blockedMs, options }) => {
  const warned: unknown[] = [];
  const onRejection = (error: unknown) => warned.push(error);
  process.on("unhandledRejection", onRejection);
  const clock = stopTime();
  let lateMs = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + lateMs;
  const setTimer = vi.fn(setTimeout);
  Object.assign(globalThis, { setTimeout: setTimer });
  onTestFinished(() => void process.off("unhandledRejection", onRejection));
  const onEvent = () => (lateMs += blockedMs);
  const deadlines = { attemptMs: 1000, totalMs: 2000 };
  const client = createTestClient({ deadlines, retry: { baseDelayMs: 500 }, onEvent, ...options });
  const calls = Promise.all(Array.from({ length: 5 }, () => catchError(readPage(client))));
  await clock.advance(10_000);

  expect((await calls).map((error) => (error as Error).name)).toContain("TimeoutError");
  const delays = setTimer.mock.calls.map(([, delayMs = Number.NaN]) => delayMs);
  expect(delays.filter((delayMs) => !(delayMs >= 0 && delayMs < 2 ** 31))).toEqual([]);
  expect(warned).toEqual([]);
});

it("neither a retried call nor its delay leaves a timer or a listener on the signal", async () => {
  const answers = [Response.json({}, { status: 500 })];
  const { clock, client } = await setUp({ retry: {}, fetch: async () => answers.shift() ?? respondWithPage() });
  const { signal } = new AbortController();
  const call = readPage(client, signal);
  await clock.advance(200);
  await call;

  expect([getEventListeners(signal, "abort"), clock.countTimers()]).toEqual([[], 0]);
});

it.each([Infinity, 2 ** 31])("a deadline of %s lets a call end", async (ms) => {
  const { client } = await serveClient({ deadlines: { attemptMs: ms, totalMs: ms } }, (_, response) => {
    setTimeout(() => response.end('{"data":[]}'), 20); // later than a timer that overflows
  });

  expect((await readPage(client)).data).toEqual([]);
});
