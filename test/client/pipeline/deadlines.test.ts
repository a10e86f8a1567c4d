import { getEventListeners, once } from "node:events";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { TimeoutError } from "../../../src/index.ts";
import { catchError, createTestClient, readPage, respondWithPage } from "../../support/responses.ts";
import { serve } from "../../support/serve.ts";
import { VirtualClock } from "../../support/virtual-clock.ts";

/** A client on a virtual clock. A service responds to campaign `half` with half of a body, and to others never. */
async function setUp(options: object = {}) {
  const clock = new VirtualClock();
  const { server, url: baseUrl } = await serve((request, response) => {
    if (request.url?.includes("/half/")) response.writeHead(200).write('{"object":"list",');
  });
  const client = createTestClient({ baseUrl, clock, retry: false, random: () => 1, ...options });
  /** Starts a call and waits until the service has received the request. */
  const startCall = async (campaignId: string, signal?: AbortSignal) => {
    const arrived = once(server, "request");
    const listing = client.listMemberActivity({ campaignId, memberId: "m" }, { signal });
    const error = catchError(listing.firstPage());
    await arrived;
    return { error };
  };
  const countConnections = () => promisify(server.getConnections.bind(server))();
  return { clock, client, startCall, countConnections };
}
const failToConnect = () => Promise.reject(new TypeError("fetch failed"));

describe("the deadline", () => {
  it.each(["silent", "half"])("of an attempt ends a %s response", async (mode) => {
    const { clock, startCall } = await setUp();
    const { error } = await startCall(mode);
    await clock.advance(10_000);

    expect(await error).toBeInstanceOf(TimeoutError);
    expect(await error).toMatchObject({
      deadline: "attempt",
      timeoutMs: 10_000,
      message: `GET /v1/loyalties/${mode}/members/m/activity: no complete response within 10000 ms (attempt deadline)`,
    });
    expect(clock.pending).toBe(0);
  });

  it("of a call covers all attempts and the delays between them", async () => {
    const { clock, client } = await setUp({
      deadlines: { attemptMs: 1000, totalMs: 2500 },
      retry: { maxRetries: 100, baseDelayMs: 500 },
      fetch: failToConnect,
    });
    const outcome = catchError(readPage(client));
    await clock.advance(2500);

    const cause = { name: "ConnectionError" };
    expect(await outcome).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 2500, cause });
    expect(clock.pending).toBe(0);
  });
});

describe("the TimeoutError of a call", () => {
  const answer = async (status: number) =>
    Response.json({ key: "down" }, { status, headers: { "X-Request-Id": "req_9" } });
  /** Calls a service that answers with these statuses and then not at all; returns the error. */
  async function callUntilTimeout(attemptMs: number, ...statuses: number[]) {
    const { clock, client } = await setUp({
      deadlines: { attemptMs, totalMs: 2500 },
      retry: { baseDelayMs: 100 },
      fetch: () => (statuses.length > 0 ? answer(Number(statuses.shift())) : new Promise(() => {})),
    });
    const error = catchError(readPage(client));
    await clock.advance(2500);
    return error;
  }

  it.each([
    [
      "response",
      Number.POSITIVE_INFINITY,
      [500, 503],
      { name: "ApiError", status: 503, key: "down", requestId: "req_9" },
    ],
    ["attempt that timed out", 2000, [503], { name: "TimeoutError", deadline: "attempt", timeoutMs: 2000 }],
  ])("has the error of the last %s as its cause", async (_, attemptMs, statuses, cause) => {
    const error = await callUntilTimeout(attemptMs, ...statuses);

    expect(error).toMatchObject({ deadline: "total", timeoutMs: 2500, cause });
  });

  it("has no cause if no attempt failed before it", async () => {
    const error = await callUntilTimeout(Number.POSITIVE_INFINITY);

    expect(error).toMatchObject({ deadline: "total" });
    expect(error).not.toHaveProperty("cause");
  });
});

describe("an abort", () => {
  it("leaves no timer and no socket, before the head and within the body", async () => {
    for (const mode of ["silent", "half"]) {
      const events: string[] = [];
      const onEvent = ({ type }: { type: string }) => events.push(type);
      const { clock, startCall, countConnections } = await setUp({ onEvent });
      const controller = new AbortController();
      const { error } = await startCall(mode, controller.signal);
      controller.abort(new Error("enough"));

      expect(await error).toMatchObject({ message: "enough" });
      expect([clock.pending, events]).toEqual([0, ["request", "failure"]]);
      while ((await countConnections()) > 0) await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it("ends the wait for a token", async () => {
    const { client } = await setUp({ oauth: { scopes: ["api"] }, fetch: () => new Promise(() => {}) });
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
  });

  it("can follow a retry: neither the delay nor the call leaves a timer or a listener on the signal", async () => {
    const answers = [Response.json({}, { status: 500 })];
    const { clock, client } = await setUp({ retry: {}, fetch: async () => answers.shift() ?? respondWithPage() });
    const { signal } = new AbortController();
    const call = readPage(client, signal);
    await clock.advance(200);
    await call;

    expect([getEventListeners(signal, "abort"), clock.pending]).toEqual([[], 0]);
  });

  it("ends the delay before a retry", async () => {
    const { clock, client } = await setUp({ retry: { baseDelayMs: 1000 }, fetch: failToConnect });
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    await clock.settle();
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
    expect(clock.pending).toBe(0);
  });
});
