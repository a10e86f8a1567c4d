import { getEventListeners, once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TimeoutError } from "../../../src/index.ts";
import { listen } from "../../support/listen.ts";
import { catchError, createTestClient, readPage, respondWithPage } from "../../support/responses.ts";
import { VirtualClock } from "../../support/virtual-clock.ts";

let server: Server;
let baseUrl = "";
/** Responds to `/v1/loyalties/<mode>/…`: never if the mode is `silent`, with half of a body if it is `half`. */
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url?.includes("/half/")) {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write('{"object":"list",');
    }
  });
  baseUrl = await listen(server);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function setUp(options: object = {}) {
  const clock = new VirtualClock();
  return { clock, client: createTestClient({ baseUrl, clock, retry: false, random: () => 1, ...options }) };
}
const failToConnect = () => Promise.reject(new TypeError("fetch failed"));
const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

/** Starts a call and waits until the service has received the request. */
async function startCall(mode: string, client: ReturnType<typeof setUp>["client"], signal?: AbortSignal) {
  const arrived = once(server, "request");
  const error = catchError(
    client.listMemberActivity({ campaignId: mode, memberId: "m" }, signal && { signal }).firstPage(),
  );
  await arrived;
  return { error };
}

describe("the deadline", () => {
  it.each(["silent", "half"])("of an attempt ends a %s response", async (mode) => {
    const { clock, client } = setUp();
    const { error } = await startCall(mode, client);
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
    const { clock, client } = setUp({
      deadlines: { attemptMs: 1000, totalMs: 2500 },
      retry: { maxRetries: 100, baseDelayMs: 500 },
      fetch: failToConnect,
    });
    const outcome = catchError(readPage(client));
    await clock.advance(2500);

    expect(await outcome).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 2500 });
    expect(clock.pending).toBe(0);
  });
});

describe("an abort", () => {
  it("leaves no timer and no socket, before the head and within the body", async () => {
    for (const mode of ["silent", "half"]) {
      const events: string[] = [];
      const { clock, client } = setUp({ onEvent: ({ type }: { type: string }) => events.push(type) });
      const controller = new AbortController();
      const { error } = await startCall(mode, client, controller.signal);
      controller.abort(new Error("enough"));

      expect(await error).toMatchObject({ message: "enough" });
      expect([clock.pending, events]).toEqual([0, ["request", "failure"]]);
    }
    while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it("ends the wait for a token", async () => {
    const { client } = setUp({ oauth: { scopes: ["api"] }, fetch: () => new Promise(() => {}) });
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
  });

  it("can follow a retry: neither the delay nor the call leaves a timer or a listener on the signal", async () => {
    const answers = [Response.json({}, { status: 500 })];
    const { clock, client } = setUp({ retry: {}, fetch: async () => answers.shift() ?? respondWithPage() });
    const { signal } = new AbortController();
    const call = readPage(client, signal);
    await clock.advance(200);
    await call;

    expect([getEventListeners(signal, "abort"), clock.pending]).toEqual([[], 0]);
  });

  it("ends the delay before a retry", async () => {
    const { clock, client } = setUp({ retry: { baseDelayMs: 1000 }, fetch: failToConnect });
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    await clock.settle();
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
    expect(clock.pending).toBe(0);
  });
});
