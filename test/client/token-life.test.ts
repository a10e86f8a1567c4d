import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  catchError,
  createRecordingClient,
  createTestClient,
  createToken,
  readPage,
  respondWithPage,
} from "../support/responses.ts";
import { VirtualClock } from "./virtual-clock.ts";

/**
 * A service with tokens that expire on the test's clock. It responds when the test says so, and records faults of the client:
 * two requests for a token at once, and calls with a token that the client knows to be expired, or refused if it has a newer one.
 */
function createTokenService(lifetimeSeconds: number) {
  const clock = new VirtualClock();
  const faults: string[] = [];
  const alive = new Map<string, number>();
  const refused = new Set<string>();
  const waiting: (() => void)[] = [];
  let [issued, issuing, newest] = [0, 0, ""];
  const takeTurn = () => new Promise<void>((resolve) => waiting.push(resolve));

  async function issue(): Promise<Response> {
    if (++issuing > 1) faults.push("two requests for a token at once");
    await takeTurn();
    issuing--;
    newest = `token-${++issued}`;
    alive.set(newest, clock.monotonic() + lifetimeSeconds * 1000);
    return Response.json(createToken({ access_token: newest, expires_in: lifetimeSeconds }));
  }

  async function respond(token: string): Promise<Response> {
    const isExpired = () => clock.monotonic() >= (alive.get(token) ?? Number.POSITIVE_INFINITY);
    if (refused.has(token) && token !== newest) faults.push(`sent ${token}, which was refused`);
    if (isExpired()) faults.push(`sent ${token}, which had expired`);
    await takeTurn();
    if (alive.has(token) && !isExpired()) return respondWithPage();
    refused.add(token);
    return Response.json({ code: 401, message: "Unauthorized", key: "unauthorized" }, { status: 401 });
  }

  const client = createTestClient({
    oauth: { scopes: ["loyalties"] },
    clock,
    deadlines: { attemptMs: Number.POSITIVE_INFINITY, totalMs: Number.POSITIVE_INFINITY },
    retry: false,
    fetch: (url: string, { headers }: RequestInit) =>
      url.endsWith("/oauth/token") ? issue() : respond(`${new Headers(headers).get("Authorization")}`.slice(7)),
  });
  /** Responds to the oldest request that waits. */
  const answer = async () => {
    waiting.shift()?.();
    await clock.settle();
  };
  /** `revokeAll` revokes every token; the client does not know. */
  return { clock, faults, client, answer, revokeAll: () => alive.clear() };
}

type Step = "call" | "answer" | "revoke" | { readonly advanceMs: number } | { readonly wallClockMs: number };

describe("the life of a token", () => {
  it("never requests two tokens at once, and never sends a token that it knows to be expired or replaced", async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 4, arbitrary: fc.constant("call" as const) },
      { weight: 6, arbitrary: fc.constant("answer" as const) },
      { weight: 2, arbitrary: fc.constant("revoke" as const) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 400_000 }).map((advanceMs) => ({ advanceMs })) },
      { weight: 1, arbitrary: fc.integer({ min: -1e9, max: 1e9 }).map((wallClockMs) => ({ wallClockMs })) },
    );
    const property = fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.constantFrom(5, 60, 900),
      async (steps, lifetime) => {
        const service = createTokenService(lifetime);
        let open = 0;
        const call = () => {
          open++;
          const done = () => void open--;
          readPage(service.client).then(done, done);
        };
        for (const next of steps) {
          if (next === "call") call();
          else if (next === "answer") await service.answer();
          else if (next === "revoke") service.revokeAll();
          else if ("advanceMs" in next) await service.clock.advance(next.advanceMs);
          else service.clock.epochStart += next.wallClockMs;
          await service.clock.settle();
        }
        for (let left = 0; left < 200 && open > 0; left++) await service.answer();
        expect([open, service.faults]).toEqual([0, []]);
      },
    );

    await fc.assert(property, { numRuns: 250 });
  });

  it("issues two tokens to a service that refuses all, tells it in one event, and revoke() revokes both", async () => {
    let issued = 0;
    const answer = (url: string) => {
      if (url.endsWith("/token")) return Response.json(createToken({ access_token: `t${++issued}` }));
      return new Response(null, { status: url.endsWith("/revoke") ? 204 : 401 });
    };
    const options = { clock: new VirtualClock(), oauth: { scopes: ["loyalties"] } };
    const { client, requests, events } = createRecordingClient(options, answer);
    const errors = await Promise.all(Array.from({ length: 50 }, () => catchError(readPage(client))));
    for (let call = 0; call < 50; call++) errors.push(await catchError(readPage(client)));
    await client.revoke();

    expect(new Set(errors.map((error) => (error as Error).name))).toEqual(new Set(["UnauthorizedError"]));
    expect(issued).toBe(2);
    expect(requests.slice(-2).map(({ body }) => body)).toEqual(["access_token=t1", "access_token=t2"]);
    expect(events.filter(({ type }) => type === "token-refused")).toEqual([{ type: "token-refused" }]);
  });
});
