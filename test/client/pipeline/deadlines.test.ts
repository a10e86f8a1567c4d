import { getEventListeners, once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoyaltyClient, type LoyaltyClientOptions, TimeoutError } from "../../../src/index.ts";
import { listen } from "../../support/listen.ts";
import { VirtualClock } from "../../support/virtual-clock.ts";

let server: Server;
let baseUrl = "";
/** Answers to `/v1/loyalties/<mode>/…`: `silent` never, `half` the head and half of the body. */
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

/** Starts a call and waits until the service has the request, and so much of its answer as it gives. */
async function started(mode: string, client: ReturnType<typeof setUp>["client"], signal?: AbortSignal) {
  const arrived = once(server, "request");
  const call = client.listMemberActivity(mode, "m", signal && { signal }).firstPage();
  const outcome = call.catch((error: unknown) => error);
  await arrived;
  return outcome;
}

describe("deadlines", () => {
  it.each(["silent", "half"])("of an attempt end a %s answer", async (mode) => {
    const { clock, client } = setUp({ deadlines: { attemptMs: 500 } });
    const arrived = once(server, "request");
    const outcome = client
      .listMemberActivity(mode, "m")
      .firstPage()
      .catch((error: unknown) => error);
    await arrived;
    await clock.advance(500);

    expect(await outcome).toBeInstanceOf(TimeoutError);
    expect(await outcome).toMatchObject({ deadline: "attempt", timeoutMs: 500 });
    expect(clock.pending).toBe(0);
  });

  it("in total cover all attempts and the waits between them", async () => {
    const { clock, client } = setUp({
      deadlines: { attemptMs: 1000, totalMs: 2500 },
      retry: { maxRetries: 100, baseDelayMs: 1000 },
      random: () => 0.5,
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const outcome = client
      .listMemberActivity("c", "m")
      .firstPage()
      .catch((error: unknown) => error);
    await clock.advance(2500);

    expect(await outcome).toMatchObject({ name: "TimeoutError", deadline: "total", timeoutMs: 2500 });
    expect(clock.pending).toBe(0);
  });

  it("leave no timer behind after a success", async () => {
    const page = { object: "list", data_ref: "data", data: [], has_more: false };
    const { clock, client } = setUp({ fetch: async () => Response.json(page) });
    await client.listMemberActivity("c", "m").firstPage();

    expect(clock.pending).toBe(0);
  });
});

describe("an abort", () => {
  it("leaves no timer, listener or socket behind, wherever it strikes", async () => {
    for (const mode of ["silent", "half"]) {
      const { clock, client } = setUp();
      const controller = new AbortController();
      const outcome = started(mode, client, controller.signal);
      await clock.settle();
      controller.abort(new Error("enough"));

      expect(await outcome).toMatchObject({ message: "enough" });
      expect(clock.pending).toBe(0);
    }
    while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it("takes its listeners off a signal that many calls share", async () => {
    const page = { object: "list", data_ref: "data", data: [], has_more: false };
    const { client } = setUp({ fetch: async () => Response.json(page) });
    const { signal } = new AbortController();
    for (let call = 0; call < 5; call++) await client.listMemberActivity("c", "m", { signal }).firstPage();

    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it("strikes while a retry waits", async () => {
    const { clock, client } = setUp({
      retry: { baseDelayMs: 1000 },
      random: () => 1,
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const controller = new AbortController();
    const outcome = client
      .listMemberActivity("c", "m", { signal: controller.signal })
      .firstPage()
      .catch((error: unknown) => error);
    await clock.settle();
    controller.abort(new Error("enough"));

    expect(await outcome).toMatchObject({ message: "enough" });
    expect(clock.pending).toBe(0);
  });
});
