import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkResponse, matchOperation } from "../../src/contract/index.ts";
import { createListener, demoDataset, importDataset, openStore, type Store } from "../../src/service/index.ts";
import { createCheckedService } from "../support/checked-service.ts";
import { listen } from "../support/listen.ts";

/** How many requests; `npm run test:fuzz` makes 100,000. */
const REQUESTS = Number(process.env.LOYALTY_FUZZ_REQUESTS ?? 2_000);
const IN_FLIGHT = 16;
const MOST_TURNS = 10_000;
const COLLECTIONS = 3;
const MOST_GROWTH_BYTES = 16 * 2 ** 20;

const { lines, credentials, ids } = demoDataset();
const failures: unknown[] = [];
let agent: Agent;
let store: Store;
let origin: string;
const server = createServer();
beforeAll(async () => {
  store = await openStore();
  await importDataset(store, lines);
  const service = createCheckedService({ store, onFailure: (error) => failures.push(error) });
  server.on("request", createListener(service));
  origin = await listen(server);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

const nasty = fc.constantFrom(
  "%",
  "%zz",
  "%00",
  "%0d%0aX-Injected:%20yes",
  "%F0%9F%92%B3",
  "%ED%A0%80",
  "__proto__",
  "constructor",
  "..%2f..%2fetc",
  "'%20OR%201=1--",
  "a".repeat(4_000),
  "%E2%80%AE",
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: "binary" }).map(encodeURIComponent),
  fc.string().map(encodeURIComponent),
);
const idOf = (good: string) => fc.oneof(fc.constant(good), text);
const path = fc.oneof(
  fc.tuple(idOf(ids.campaignId), idOf(ids.memberId)).map(([c, m]) => `/v1/loyalties/${c}/members/${m}/activity`),
  idOf(ids.projectId).map((id) => `/management/v1/projects/${id}/webhooks`),
  idOf(ids.projectId).map((id) => `/management/v1/projects/${id}/users`),
  fc.constantFrom("/oauth/token", "/v1/oauth/token", "/v1/oauth/token/revoke"),
  text.map((segment) => `/${segment}`),
);
const name = fc.oneof(
  fc.constantFrom("limit", "order", "starting_after_id", "__proto__", "grant_type", "scope", "access_token"),
  text,
);
const value = fc.oneof(
  fc.constantFrom(
    "1",
    "0",
    "101",
    "-1",
    "1e3",
    "created_at",
    "-created_at",
    "client_credentials",
    "api",
    "api,loyalties",
  ),
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
      "application/x-www-form-urlencoded",
      "application/json",
      "text/plain;;;",
      "multipart/form-data",
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

describe("any request", () => {
  it(
    `gets an answer that conforms to the contract and is no 5xx (${REQUESTS} requests)`,
    async () => {
      await warmUp();
      const before = await settledUse();
      agent = new Agent({ connections: IN_FLIGHT, pipelining: 1 });
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(exchange, { minLength: IN_FLIGHT, maxLength: IN_FLIGHT }), async (batch) => {
          count += batch.length;
          await Promise.all(batch.map(sendAndCheck));
        }),
        { numRuns: Math.ceil(REQUESTS / IN_FLIGHT), seed: Number(process.env.LOYALTY_FUZZ_SEED ?? 1) },
      );

      expect(count).toBeGreaterThanOrEqual(REQUESTS);
      expect(failures).toEqual([]);
      await agent.close();
      const after = await settledUse();
      expect(before.handles).not.toHaveProperty("TCPSocketWrap");
      expect(after.handles).toEqual(before.handles);
      expect(after.heapBytes - before.heapBytes).toBeLessThan(MOST_GROWTH_BYTES);
    },
    60_000 + REQUESTS * 10,
  );
});

type Exchange = typeof exchange extends fc.Arbitrary<infer Value> ? Value : never;

async function sendAndCheck({ method, path: pathname, query, headers: sent, body }: Exchange): Promise<void> {
  const hasBody = body !== undefined && !["GET", "HEAD"].includes(method);
  const response = await request(`${origin}${pathname}${query === "" ? "" : `?${query}`}`, {
    dispatcher: agent,
    method: method as "GET",
    headers: sent as Record<string, string>,
    ...(hasBody && { body }),
  });
  const received = await response.body.text();
  const status = response.statusCode;
  if (status >= 500) throw new Error(`${method} ${pathname} gave ${status}: ${received}`);
  if (response.headers["x-injected"] !== undefined) throw new Error(`${pathname} injected a header`);
  if (method === "HEAD") return;
  // As it was sent: a client takes dots out of a path.
  const operationId = matchOperation(method, new URL(origin + pathname).pathname)?.operation.id;
  const answer = received === "" ? undefined : JSON.parse(received);
  const result = operationId ? checkResponse({ operationId, status, body: answer }) : { ok: answer.code === status };
  if (!result.ok) throw new Error(`${method} ${pathname} gave ${status} ${received}: ${JSON.stringify(result)}`);
}

async function warmUp(): Promise<void> {
  agent = new Agent({ connections: IN_FLIGHT, pipelining: 1 });
  for (const sample of fc.sample(exchange, { numRuns: 200, seed: 7 })) await sendAndCheck(sample);
  await agent.close();
}

/** Memory in use once what is not needed is gone, and what is open once the connections are closed. */
async function settledUse(): Promise<{ heapBytes: number; handles: Record<string, number> }> {
  // The ends of a closed connection go one after the other; what is left after so many turns, stays.
  for (let turn = 0; turn < MOST_TURNS && "TCPSocketWrap" in openHandles(); turn++)
    await new Promise((resolve) => setImmediate(resolve));
  setFlagsFromString("--expose-gc");
  const collectGarbage: (options: object) => Promise<void> = runInNewContext("gc");
  // The first may end a collection that had begun, and keep what was in use then.
  for (let round = 0; round < COLLECTIONS; round++) await collectGarbage({ type: "major", execution: "async" });
  return { heapBytes: process.memoryUsage().heapUsed, handles: openHandles() };
}

/** Sockets, servers, pipes and files that are open, by kind. Timers of the test runner come and go. */
function openHandles(): Record<string, number> {
  const handles = process.getActiveResourcesInfo().filter((name) => !["Timeout", "Immediate"].includes(name));
  return Object.fromEntries(
    [...new Set(handles)].sort().map((name) => [name, handles.filter((other) => other === name).length]),
  );
}
