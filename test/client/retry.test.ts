import type { Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { isLoyaltyError, RateLimitError } from "../../src/index.ts";
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
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ code, message: "No" }, { status: code, headers });
const refusal = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const noConnection = () => Promise.reject(new TypeError("fetch failed", { cause: refusal }));
const brokenBody = () =>
  new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }));

/** Kinds of failures after which a request is sent again, and the error or the status that names them. */
const kindsOfFailures = [
  { failure: "status 503", reason: "503", fail: status(503) },
  { failure: "429 with Retry-After", reason: "429", fail: status(429, { "Retry-After": "1" }) },
  { failure: "no connection", reason: "ConnectionError", fail: noConnection },
  { failure: "a body that breaks", reason: "ConnectionError", fail: brokenBody },
  { failure: "no response at all", reason: "TimeoutError", fail: () => new Promise<Response>(() => {}) },
];

/** Returns the success of each operation by its address. */
function succeed(url: string): Response {
  if (url.endsWith("/revoke")) return new Response(null, { status: 204 });
  return url.endsWith("/token") ? Response.json(createToken()) : page();
}

type Answer = (url: string) => Response | Promise<Response>;

/** A client whose service gives these responses, repeating the last one, and whose delays have their whole length. */
function setUp(answers: Answer[], options: object = {}, middleware: Middleware[] = []) {
  const clock = stopTime();
  const sentAt: number[] = [];
  const { client, events, requests } = createRecordingClient(options, (url) => {
    sentAt.push(performance.now());
    return ((answers.length > 1 ? answers.shift() : answers[0]) ?? page)(url);
  });
  if (middleware.length > 0) client.http.use(...middleware);
  /** Returns the error of a call after some time. */
  const settle = async (call: Promise<unknown>, ms = 60_000) => {
    const error = catchError(call);
    await clock.advance(ms);
    return error;
  };
  return { client, clock, events, requests, sentAt, settle, list: (ms?: number) => settle(readPage(client), ms) };
}

describe.each(middlewareModes)("a client with $mode", ({ middleware }) => {
  const statuses = [408, 429, 500, 502, 504].map((code) => ({
    failure: `status ${code}`,
    reason: `${code}`,
    fail: status(code),
  }));

  it.each([...statuses, ...kindsOfFailures])(
    "sends a read, a revocation and a request for a token again after $failure",
    async ({ reason, fail }) => {
      const { client, settle, requests, events } = setUp([fail, fail, fail, succeed], {}, middleware);
      const revocation = client.revokeToken({ access_token: "t" });
      const issuance = client.generateToken({ scope: ["api"] });
      const error = await settle(Promise.all([readPage(client), revocation, issuance]));

      expect([error, requests.length]).toEqual([undefined, 6]);
      const retries = events.flatMap((event) => (event.type === "retry" ? `${event.operationId} ${event.reason}` : []));
      const operations = ["generateToken", "listMemberActivity", "revokeToken"];
      expect(retries.sort()).toEqual(operations.map((operation) => `${operation} ${reason}`));
    },
  );
});

describe("a client", () => {
  it.each(kindsOfFailures)("20 calls that wait for one token survive $failure of its request", async ({ fail }) => {
    const { client, settle, requests } = setUp([fail, succeed], { oauth: { scopes: ["api"] } });
    const errors = await settle(Promise.all(Array.from({ length: 20 }, () => readPage(client))));

    expect(errors).toBeUndefined();
    expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2);
    expect(requests.filter(({ method }) => method === "GET")).toHaveLength(20);
  });

  it.each([400, 401, 402, 403, 404, 409, 501])("does not send a request again after status %i", async (code) => {
    const { list, sentAt } = setUp([status(code), page]);

    expect(await list()).toMatchObject({ status: code });
    expect(sentAt).toHaveLength(1);
  });

  it.each(kindsOfFailures)("does not retry a call whose token failed with its retries: $failure", async ({ fail }) => {
    const { list, sentAt, events } = setUp([fail], { oauth: { scopes: ["api"] }, retry: { maxRetries: 2 } });

    expect(isLoyaltyError(await list())).toBe(true);
    expect(sentAt).toHaveLength(3);
    expect(events.filter((event) => event.type === "retry" && event.operationId !== "generateToken")).toEqual([]);
  });

  it("waits a random part of a delay that doubles up to a maximum", async () => {
    const { list, sentAt, events } = setUp([status(500)], {
      retry: { maxRetries: 5, baseDelayMs: 1_500 },
    });
    await list();

    expect(sentAt).toEqual([0, 1_500, 4_500, 9_500, 14_500, 19_500]);
    expect(events.filter(({ type }) => type === "retry")).toHaveLength(5);
    expect(events.flatMap((event) => (event.type === "response" ? event.attempt : []))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  const otherClock = { Date: "Thu, 01 Jan 2026 00:00:00 GMT" };
  it.each<[string, string, number, Record<string, string>?]>([
    ["seconds", "7", 7000],
    ["a date", "Mon, 01 Jun 2026 12:00:09 GMT", 9000],
    ["a date by another clock", "Thu, 01 Jan 2026 00:00:09 GMT", 9000, otherClock],
    ["a date, and a Date from a cache", "Mon, 01 Jun 2026 12:00:09 GMT", 9000, otherClock],
    ["a date in the past", "Mon, 01 Jun 2020 12:00:09 GMT", 200],
    ["a date of RFC 850", "Monday, 01-Jun-26 12:00:09 GMT", 9000],
    ["a date of asctime", "Mon Jun  1 12:00:09 2026", 9000],
    ["a fraction, which engines read as a date", "1.5", 200],
    ["a date that HTTP does not have", "2027-01-01", 200],
  ])("waits as long as Retry-After says, with %s: %s", async (_, wait, delayMs, headers = {}) => {
    const { list, sentAt } = setUp([status(503, { ...headers, "Retry-After": wait }), page]);
    await list();

    expect(sentAt).toEqual([0, delayMs]);
  });

  it.each([
    ["31", (now: number) => now + 31_000],
    ["9".repeat(23), () => 8.64e15],
    ["Fri, 31 Dec 9999 23:59:59 GMT", () => Date.UTC(9999, 11, 31, 23, 59, 59)],
  ])("the client waits no longer than 30 s, and names a valid date: %s", async (wait, getTime) => {
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
    [429, all, { "Retry-After": "0" }],
  ])("after status %i, 20 calls send %i requests with the headers %j", async (code, requests, headers) => {
    const { client, list, sentAt } = setUp([...Array(20).fill(page), status(code, headers)]);
    for (let call = 0; call < 20; call++) await readPage(client); // the reserve is full already
    for (let call = 0; call < 20; call++) await list();

    expect(sentAt).toHaveLength(20 + requests);
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
