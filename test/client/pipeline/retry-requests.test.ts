import { describe, expect, it } from "vitest";
import {
  type ClientEvent,
  ConnectionError,
  createLoyaltyClient,
  type LoyaltyClientOptions,
  RateLimitError,
} from "../../../src/index.ts";
import { VirtualClock } from "../../support/virtual-clock.ts";

const page = () => Response.json({ object: "list", data_ref: "data", data: [], has_more: false });
const token = () =>
  Response.json({
    access_token: "t",
    client_id: "c",
    expires_at: 1,
    expires_in: 900,
    scope: "api",
    token_type: "Bearer",
  });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ code, message: "No" }, { status: code, headers });
const noConnection = () => Promise.reject(new TypeError("fetch failed"));

/** A client whose service gives these answers, the last one for ever, and whose jitter is always the whole range. */
function setUp(answers: (() => Response | Promise<Response>)[], options: Partial<LoyaltyClientOptions> = {}) {
  const clock = new VirtualClock();
  const events: ClientEvent[] = [];
  const sentAt: number[] = [];
  const client = createLoyaltyClient({
    baseUrl: "https://api.loyalty.example",
    application: { appId: "a", appToken: "b" },
    clock,
    random: () => 1,
    onEvent: (event) => events.push(event),
    fetch: async () => {
      sentAt.push(clock.monotonic());
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return (answer ?? page)();
    },
    ...options,
  } as LoyaltyClientOptions);
  return { client, clock, events, sentAt, list: () => client.listMemberActivity("c", "m").firstPage() };
}

/** What became of a call once so much time has passed. */
async function outcome(call: Promise<unknown>, clock: VirtualClock, ms = 60_000): Promise<unknown> {
  const settled = call.then(
    () => "done",
    (error: unknown) => error,
  );
  await clock.advance(ms);
  return settled;
}

describe("retries", () => {
  it.each([408, 429, 500, 502, 503, 504])("send a read again after %i", async (code) => {
    const { list, clock, sentAt } = setUp([status(code), page]);

    expect(await outcome(list(), clock)).toBe("done");
    expect(sentAt).toHaveLength(2);
  });

  it.each([400, 401, 402, 403, 404, 409, 501])("do not send a read again after %i", async (code) => {
    const { list, clock, sentAt } = setUp([status(code), page]);

    expect(await outcome(list(), clock)).toMatchObject({ status: code });
    expect(sentAt).toHaveLength(1);
  });

  it("send a read and a revocation again where there was no connection, or the body broke off", async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) }));
    const reading = setUp([noConnection, broken, page]);
    const revoking = setUp([noConnection, status(500), () => new Response(null, { status: 204 })]);

    expect(await outcome(reading.list(), reading.clock)).toBe("done");
    expect(await outcome(revoking.client.revokeToken("t"), revoking.clock)).toBe("done");
    expect([reading.sentAt.length, revoking.sentAt.length]).toEqual([3, 3]);
  });

  it.each([
    [429, 2],
    [503, 2],
    [408, 1],
    [500, 1],
    [502, 1],
    [504, 1],
  ])("of token issuance after %i: sent %i times", async (code, times) => {
    const { client, clock, sentAt } = setUp([status(code), token]);
    await outcome(client.generateToken({ scopes: ["api"] }), clock);

    expect(sentAt).toHaveLength(times);
  });

  it("of token issuance happen where there was no connection", async () => {
    const { client, clock, sentAt } = setUp([noConnection, token]);

    expect(await outcome(client.generateToken({ scopes: ["api"] }), clock)).toBe("done");
    expect(sentAt).toHaveLength(2);
  });

  it("of a call do not multiply those of the token that it needs", async () => {
    const { list, clock, sentAt } = setUp([noConnection], { oauth: { scopes: ["api"] }, retry: { maxRetries: 2 } });

    expect(await outcome(list(), clock)).toBeInstanceOf(ConnectionError);
    expect(sentAt).toHaveLength(3);
  });

  it("wait a random part of a range that doubles, up to a limit", async () => {
    const { list, clock, sentAt, events } = setUp([status(500)], {
      retry: { maxRetries: 5, baseDelayMs: 100, maxDelayMs: 400 },
    });
    await outcome(list(), clock);
    const none = setUp([status(500)], { random: () => 0 });
    await outcome(none.list(), none.clock, 0);

    expect(sentAt).toEqual([0, 100, 300, 700, 1100, 1500]);
    expect(events.filter(({ type }) => type === "retry")).toHaveLength(5);
    expect(none.sentAt).toEqual([0, 0, 0, 0]);
  });

  it("wait as long as Retry-After says, in seconds or until a date read against the response's own", async () => {
    const inSeconds = setUp([status(503, { "Retry-After": "7" }), page]);
    await outcome(inSeconds.list(), inSeconds.clock);
    const dates = { "Retry-After": "Thu, 01 Jan 2026 00:00:09 GMT", Date: "Thu, 01 Jan 2026 00:00:00 GMT" };
    const byDate = setUp([status(429, dates), page]);
    await outcome(byDate.list(), byDate.clock);

    expect(inSeconds.sentAt).toEqual([0, 7000]);
    expect(byDate.sentAt).toEqual([0, 9000]);
  });

  it("do not wait longer than the cap: the error says when to try again", async () => {
    const { list, clock, sentAt } = setUp([status(429, { "Retry-After": "31" }), page]);
    const error = await outcome(list(), clock);

    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ retryAt: new Date(clock.epochStart + 31_000) });
    expect(sentAt).toHaveLength(1);
  });

  it("spend a budget, so that an outage is not multiplied", async () => {
    const { list, clock, sentAt } = setUp([status(500)], {
      retry: { maxRetries: 3, budget: { reserve: 4, perCall: 0.1 } },
    });
    for (let call = 0; call < 20; call++) await outcome(list(), clock);

    expect(sentAt.length).toBe(20 + 4 + 1); // four from the reserve, and one that 16 more calls have filled
  });

  it("can be switched off", async () => {
    const { list, clock, sentAt } = setUp([status(500)], { retry: false });
    await outcome(list(), clock);

    expect(sentAt).toHaveLength(1);
  });
});
