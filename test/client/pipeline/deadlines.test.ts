import { getEventListeners, once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoyaltyClient, type LoyaltyClientOptions, TimeoutError } from "../../../src/index.ts";
import { listen } from "../../support/listen.ts";
import { catchError, readPage, respondWithPage } from "../../support/responses.ts";
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

function setUp(options: Partial<LoyaltyClientOptions> = {}) {
  const clock = new VirtualClock();
  const client = createLoyaltyClient({
    baseUrl,
    accessToken: "t",
    clock,
    retry: false,
    ...options,
  } as LoyaltyClientOptions);
  return { clock, client };
}
const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

/** Starts a call and waits until the service has received the request. */
async function startCall(mode: string, client: ReturnType<typeof setUp>["client"], signal?: AbortSignal) {
  const arrived = once(server, "request");
  const call = client.listMemberActivity(mode, "m", signal && { signal }).firstPage();
  const error = call.catch((thrown: unknown) => thrown);
  await arrived;
  return { error };
}

describe("the deadline", () => {
  it.each(["silent", "half"])("of an attempt ends a %s response", async (mode) => {
    const { clock, client } = setUp({ deadlines: { attemptMs: 500 } });
    const { error } = await startCall(mode, client);
    await clock.advance(500);

    expect(await error).toBeInstanceOf(TimeoutError);
    expect(await error).toMatchObject({ deadline: "attempt", timeoutMs: 500 });
    expect(clock.pending).toBe(0);
  });

  it("of a call covers all attempts and the delays between them", async () => {
    const { clock, client } = setUp({
      deadlines: { attemptMs: 1000, totalMs: 2500 },
      retry: { maxRetries: 100, baseDelayMs: 1000 },
      random: () => 0.5,
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const outcome = catchError(readPage(client));
    await clock.advance(2500);

    expect(await outcome).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 2500 });
    expect(clock.pending).toBe(0);
  });

  it("of an attempt leaves no timer after a success", async () => {
    const { clock, client } = setUp({ fetch: async () => respondWithPage() });
    await readPage(client);

    expect(clock.pending).toBe(0);
  });
});

describe("an abort", () => {
  it("leaves no timer and no socket, before the head and within the body", async () => {
    for (const mode of ["silent", "half"]) {
      const { clock, client } = setUp();
      const controller = new AbortController();
      const { error } = await startCall(mode, client, controller.signal);
      controller.abort(new Error("enough"));

      expect(await error).toMatchObject({ message: "enough" });
      expect(clock.pending).toBe(0);
    }
    while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it("leaves no listener on a signal that many calls share", async () => {
    const { client } = setUp({ fetch: async () => respondWithPage() });
    const { signal } = new AbortController();
    for (let call = 0; call < 5; call++) await readPage(client, signal);

    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("ends the wait for a token", async () => {
    const application = { appId: "a", appToken: "b" };
    const fetch = () => new Promise<never>(() => {});
    const { client } = setUp({ accessToken: undefined, application, oauth: { scopes: ["api"] }, fetch } as object);
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
  });

  it("can follow a retry: the delay leaves no listener on the signal", async () => {
    const answers = [Response.json({}, { status: 500 }), respondWithPage()];
    const fetch = async () => answers.shift() ?? respondWithPage();
    const { clock, client } = setUp({ retry: {}, random: () => 1, fetch });
    const { signal } = new AbortController();
    const call = readPage(client, signal);
    await clock.advance(200);
    await call;

    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("ends the delay before a retry", async () => {
    const { clock, client } = setUp({
      retry: { baseDelayMs: 1000 },
      random: () => 1,
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const controller = new AbortController();
    const outcome = catchError(readPage(client, controller.signal));
    await clock.settle();
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
    expect(clock.pending).toBe(0);
  });
});
