import type { Middleware } from "openapi-fetch";
import { describe, expect, it, vi } from "vitest";
import { ConnectionError, RateLimitError } from "../../src/index.ts";
import {
  catchError,
  createRecordingClient,
  createToken,
  middlewareModes,
  readPage,
  respondWithPage,
} from "../support/responses.ts";
import { stopTime } from "./stop-time.ts";

const page = respondWithPage;
const token = () => Response.json(createToken());
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ code, message: "No" }, { status: code, headers });
const refusal = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const noConnection = () => Promise.reject(new TypeError("fetch failed", { cause: refusal }));

/** A client whose service gives these responses, repeating the last one, and whose jitter is the whole range. */
function setUpClient(middleware: Middleware[], answers: (() => Response | Promise<Response>)[], options: object = {}) {
  const clock = stopTime();
  const sentAt: number[] = [];
  const { client, events } = createRecordingClient(options, () => {
    sentAt.push(performance.now());
    return ((answers.length > 1 ? answers.shift() : answers[0]) ?? page)();
  });
  if (middleware.length > 0) client.http.use(...middleware);
  /** Returns the error of a call after some time. */
  const settle = async (call: Promise<unknown>, ms = 60_000) => {
    const error = catchError(call);
    await clock.advance(ms);
    return error;
  };
  return { client, clock, events, sentAt, settle, list: (ms?: number) => settle(readPage(client), ms) };
}

describe.each(middlewareModes)("a client with $mode", ({ middleware }) => {
  const setUp = (answers: Parameters<typeof setUpClient>[1], options?: object) =>
    setUpClient(middleware, answers, options);

  it.each<[number, string, number, Record<string, string>?]>([
    ...[408, 429, 500, 502, 503, 504].map((code): [number, string, number] => [code, "a read", 2]),
    ...[400, 401, 402, 403, 404, 409, 501].map((code): [number, string, number] => [code, "a read", 1]),
    ...[408, 500, 502, 503, 504].map((code): [number, string, number] => [code, "a request for a token", 1]),
    [429, "a request for a token", 2],
    [429, "a request for a token", 2, { "Retry-After": "0" }],
    [503, "a request for a token", 2, { "Retry-After": "0" }],
    [500, "a request for a token", 1, { "Retry-After": "0" }],
    [503, "a request for a token", 1, { "Retry-After": "soon" }],
  ])("status %i makes the client send %s %i times in total with the headers %j", async (code, kind, times, headers) => {
    const { client, settle, sentAt } = setUp([status(code, headers), kind === "a read" ? page : token]);
    const error = await settle(kind === "a read" ? readPage(client) : client.generateToken({ scope: ["api"] }));

    expect(error).toEqual(times === 2 ? undefined : expect.objectContaining({ status: code }));
    expect(sentAt).toHaveLength(times);
  });

  it("a request is sent again after a failed connection, and one for a token not after a truncated body", async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }));
    const issuing = setUp([noConnection, broken]);
    const reading = setUp([noConnection, broken, page]);
    const revoking = setUp([noConnection, status(500), () => new Response(null, { status: 204 })]);

    expect(await reading.list()).toBeUndefined();
    expect(await revoking.settle(revoking.client.revokeToken({ access_token: "t" }))).toBeUndefined();
    const issued = await issuing.settle(issuing.client.generateToken({ scope: ["api"] }));
    const message = "POST /oauth/token: the response from api.loyalty.example ended early: terminated";
    expect(issued).toMatchObject({ name: "ConnectionError", message }); // a token may have been issued
    expect([reading, revoking, issuing].map(({ sentAt }) => sentAt.length)).toEqual([3, 3, 2]);
  });

  it("retries a read after the deadline of an attempt, and token issuance not: a token may have been issued", async () => {
    const paths: string[] = [];
    const fetch: typeof globalThis.fetch = (url, init) => {
      paths.push(new URL(String(url)).pathname);
      if (paths.length === 2) return Promise.resolve(page());
      return new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
    };
    const { client, settle, list } = setUp([], { fetch, deadlines: { attemptMs: 1000 } });

    expect(await list()).toBeUndefined();
    const issuance = client.generateToken({ scope: ["api"] });
    expect(await settle(issuance)).toMatchObject({ name: "TimeoutError", deadline: "attempt" });
    expect(paths.slice(1)).toEqual([paths[0], "/oauth/token"]);
  });

  it("the client does not retry a call whose request for a token failed after its retries", async () => {
    const { list, sentAt } = setUp([noConnection], { oauth: { scopes: ["api"] }, retry: { maxRetries: 2 } });

    expect(await list()).toBeInstanceOf(ConnectionError);
    expect(sentAt).toHaveLength(3);
  });

  it("waits a random part of a delay that doubles up to a maximum", async () => {
    const { list, sentAt, events } = setUp([status(500)], {
      retry: { maxRetries: 5, baseDelayMs: 100, maxDelayMs: 400, maxRetryAfterMs: 0 },
    });
    await list();

    expect(sentAt).toEqual([0, 100, 300, 700, 1100, 1500]);
    expect(events.filter(({ type }) => type === "retry")).toHaveLength(5);
    expect(events.flatMap((event) => (event.type === "response" ? event.attempt : []))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("may wait no time at all", async () => {
    const { list, sentAt } = setUp([status(500)]);
    vi.mocked(Math.random).mockReturnValue(0);
    await list(10);

    expect(sentAt).toHaveLength(4);
  });

  it.each<[string, string, number, Record<string, string>?]>([
    ["seconds", "7", 7000],
    ["a date and a Date", "Thu, 01 Jan 2026 00:00:09 GMT", 9000, { Date: "Thu, 01 Jan 2026 00:00:00 GMT" }],
    ["a date", "Mon, 01 Jun 2026 12:00:09 GMT", 9000],
    [
      "a date, and a Date from a cache",
      "Mon, 01 Jun 2026 12:00:09 GMT",
      9000,
      { Date: "Thu, 01 Jan 2026 00:00:00 GMT" },
    ],
    ["a date in the past", "Mon, 01 Jun 2020 12:00:09 GMT", 200],
    ["a date of RFC 850", "Monday, 01-Jun-26 12:00:09 GMT", 9000],
    ["a date of asctime", "Mon Jun  1 12:00:09 2026", 9000],
    ...["soon", "1.5", "-5", "1, 1", "2027-01-01", "Mon"].map((value): [string, string, number] => [
      "an invalid value",
      value,
      200,
    ]),
  ])("waits as long as Retry-After says, with %s: %s", async (_, wait, delayMs, headers = {}) => {
    const { list, sentAt } = setUp([status(503, { ...headers, "Retry-After": wait }), page]);
    await list();

    expect(sentAt).toEqual([0, delayMs]);
  });

  it.each([
    ["31", (now: number) => now + 31_000],
    ["9".repeat(23), () => 8.64e15],
    ["Fri, 31 Dec 9999 23:59:59 GMT", () => Date.UTC(9999, 11, 31, 23, 59, 59)],
  ])("the client does not wait longer than maxRetryAfterMs, and names a valid date: %s", async (wait, getTime) => {
    const { list, clock, sentAt } = setUp([status(429, { "Retry-After": wait }), page]);
    const error = await list();

    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAt: new Date(getTime(clock.startedAt)) });
    expect(sentAt).toHaveLength(1);
  });

  const few = 20 + 10 + 1;
  const all = 20 * 4; // ten in reserve, and one that the calls added
  it.each([
    [500, few, {}],
    [500, few, { "Retry-After": "0" }],
    [429, few, {}],
    [429, all, { "Retry-After": "0" }],
    [503, all, { "Retry-After": "0" }],
  ])("after status %i, 20 calls send %i requests with the headers %j", async (code, requests, headers) => {
    const { client, list, sentAt } = setUp([...Array(100).fill(page), status(code, headers)]);
    for (let call = 0; call < 100; call++) await readPage(client); // the reserve is full already
    for (let call = 0; call < 20; call++) await list();

    expect(sentAt).toHaveLength(100 + requests);
  });

  it.each([429, 500, 503])("throws at once after %i with a wait beyond the deadline of the call", async (code) => {
    const { list, clock, sentAt } = setUp([status(code, { "Retry-After": "9" })], { deadlines: { totalMs: 9000 } });

    expect(await list()).toMatchObject({ status: code, retryAt: new Date(clock.startedAt + 9000) });
    expect(sentAt).toEqual([0]);
  });

  it.each([
    ["throws the answer if the delay, 400 ms, would end after", 500, [0, 200]],
    ["sends the last attempt if its delay ends before", 601, [0, 200, 600]],
  ])("%s the deadline of the call, which is %i ms", async (_, totalMs, times) => {
    const { list, sentAt } = setUp([status(503)], { deadlines: { totalMs }, retry: { maxRetries: 100 } });

    expect(await list()).toMatchObject({ name: "ApiError", status: 503 });
    expect(sentAt).toEqual(times);
  });
});
