import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { Agent, request } from "undici";
import { afterAll, expect, it } from "vitest";
import { startHttpServer } from "../../src/cli/serve/start-http-server.ts";
import { checkResponse, matchOperation } from "../../src/contract/internal.ts";
import { startDemoService } from "../support/demo-service.ts";
import { readDailySeed } from "../support/read-daily-seed.ts";

/** `.ci/full` sends 100,000. */
const REQUESTS = Number(process.env.LOYALTY_FUZZ_REQUESTS ?? 2_000);
const MAX_IN_FLIGHT = 16;
const MAX_TURNS = 10_000;
const COLLECTIONS = 3;
const MAX_GROWTH_BYTES = 16 * 2 ** 20;
const seed = readDailySeed();

const failures: unknown[] = [];
const { service, demo } = await startDemoService({ onFailure: (error) => failures.push(error) });
const { credentials, ids } = demo;
const server = await startHttpServer(service.listener, "127.0.0.1", 0);
afterAll(() => server.close(0));
let agent: Agent;

const nasty = fc.constantFrom(
  ..."% %zz %00 %0d%0aX-Injected:%20yes %F0%9F%92%B3 %ED%A0%80 %E2%80%AE __proto__ constructor".split(" "),
  ..."..%2f..%2fetc '%20OR%201=1--".split(" "),
  "a".repeat(4_000),
);
const strings = [fc.string({ unit: "binary" }), fc.string()].map((string) => string.map(encodeURIComponent));
const text = fc.oneof(nasty, ...strings);
const orText = (good: string) => fc.oneof(fc.constant(good), text);
const path = fc.oneof(
  fc.tuple(orText(ids.campaignId), orText(ids.memberId)).map(([c, m]) => `/v1/loyalties/${c}/members/${m}/activity`),
  orText(ids.projectId).map((id) => `/management/v1/projects/${id}/webhooks`),
  orText(ids.projectId).map((id) => `/management/v1/projects/${id}/users`),
  fc.constantFrom("/oauth/token", "/v1/oauth/token", "/v1/oauth/token/revoke"),
  text.map((segment) => `/${segment}`),
);
const name = fc.oneof(
  fc.constantFrom("limit", "order", "starting_after_id", "__proto__", "grant_type", "scope", "access_token"),
  text,
);
const value = fc.oneof(
  fc.constantFrom(..."1 0 101 -1 1e3 created_at -created_at client_credentials api api,loyalties".split(" ")),
  text,
);
const pairs = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((list) => list.map((pair) => pair.join("=")).join("&"));
const headers = fc.record(
  {
    "x-app-id": fc.constantFrom(credentials.appId, "", "nobody", "x".repeat(3_000)),
    "x-app-token": fc.constantFrom(credentials.appToken, "", "wrong"),
    "x-management-id": fc.constantFrom(credentials.managementId, "nobody"),
    "x-management-token": fc.constantFrom(credentials.managementToken, "wrong"),
    authorization: fc.constantFrom("Bearer", "Bearer x", "Basic eDp5", "bearer  a b", `Bearer ${"y".repeat(2_000)}`),
    "content-type": fc.constantFrom(
      ..."application/x-www-form-urlencoded application/json text/plain;;; multipart/form-data".split(" "),
    ),
  },
  { requiredKeys: [] },
);
const exchange = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"),
  path,
  query: fc.option(pairs, { nil: "" }),
  headers,
  body: fc.option(fc.oneof(pairs, fc.constant("x".repeat(20_000)), fc.string({ unit: "binary" })), { nil: undefined }),
});

it(
  `any request gets a response that conforms to the contract and is not a 5xx (${REQUESTS} requests, seed ${seed})`,
  async () => {
    await warmUp();
    const before = await measureUse();
    agent = new Agent({ connections: MAX_IN_FLIGHT, pipelining: 1 });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(exchange, { minLength: MAX_IN_FLIGHT, maxLength: MAX_IN_FLIGHT }), async (batch) => {
        count += batch.length;
        await Promise.all(batch.map(sendAndCheck));
      }),
      { numRuns: Math.ceil(REQUESTS / MAX_IN_FLIGHT), seed },
    );

    expect(count).toBeGreaterThanOrEqual(REQUESTS);
    expect(failures).toEqual([]);
    await agent.close();
    const after = await measureUse();
    expect(before.handles).not.toContain("TCPSocketWrap");
    expect(after.handles).toEqual(before.handles);
    expect(after.heapBytes - before.heapBytes).toBeLessThan(MAX_GROWTH_BYTES);
  },
  60_000 + REQUESTS * 10,
);

type Exchange = typeof exchange extends fc.Arbitrary<infer Value> ? Value : never;

async function sendAndCheck({ method, path: pathname, query, headers: sent, body }: Exchange): Promise<void> {
  const hasBody = body !== undefined && !["GET", "HEAD"].includes(method);
  const response = await request(`${server.url}${pathname}${query === "" ? "" : `?${query}`}`, {
    dispatcher: agent,
    method: method as "GET",
    headers: sent as Record<string, string>,
    ...(hasBody && { body }),
  });
  const received = await response.body.text();
  const status = response.statusCode;
  if (status >= 500) throw new Error(`${method} ${pathname} gave ${status}: ${received}`);
  if (response.headers["x-injected"] !== undefined) throw new Error(`${pathname} injected a header`);
  if (method === "HEAD" || status === 431) return; // Node refuses a long URL itself
  // Clients remove dot segments from a path.
  const operationId = matchOperation(method, new URL(server.url + pathname).pathname)?.operation.id;
  const answer = received === "" ? undefined : JSON.parse(received);
  const result = operationId ? checkResponse({ operationId, status, body: answer }) : { ok: answer.code === status };
  if (!result.ok) throw new Error(`${method} ${pathname} gave ${status} ${received}: ${JSON.stringify(result)}`);
}

async function warmUp(): Promise<void> {
  agent = new Agent({ connections: MAX_IN_FLIGHT, pipelining: 1 });
  for (const sample of fc.sample(exchange, { numRuns: 200, seed })) await sendAndCheck(sample);
  await agent.close();
}

/** Measures the memory after garbage collection, and the open handles once the connections are closed. */
async function measureUse(): Promise<{ heapBytes: number; handles: string[] }> {
  // Both ends of a closed connection need some turns to disappear; what remains after the last turn is a leak.
  for (let turn = 0; turn < MAX_TURNS && listHandles().includes("TCPSocketWrap"); turn++)
    await new Promise((resolve) => setImmediate(resolve));
  setFlagsFromString("--expose-gc");
  const collectGarbage: (options: object) => Promise<void> = runInNewContext("gc");
  // The first may only finish a collection that had begun, and keep objects that were in use then.
  for (let round = 0; round < COLLECTIONS; round++) await collectGarbage({ type: "major", execution: "async" });
  return { heapBytes: process.memoryUsage().heapUsed, handles: listHandles() };
}

/** Returns open sockets, servers, pipes and files, without the timers of the test runner. */
const listHandles = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => !["Timeout", "Immediate"].includes(name))
    .sort();
