import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkResponse, type OperationId, operations } from "../../../src/contract/internal.ts";
import { createService, type ServedExchange, type Store } from "../../../src/service/index.ts";
import { createDraft, toRequest } from "../../../src/verify/requests.ts";
import { startDemoService } from "../../support/demo-service.ts";
import { readTable } from "../../support/read-table.ts";
import { serve } from "../../support/serve.ts";

/** Starts a service with these faults, in process or behind a socket, and returns how to send it requests. */
async function start(transport: "in process" | "over a socket", ...rules: string[]) {
  const exchanges: ServedExchange[] = [];
  const service = await startDemoService({
    faults: rules,
    onExchange: (exchange) => exchanges.push(exchange),
  });
  const server = transport === "in process" ? undefined : await serve(service.service.listener);
  /** Sends a valid request for an operation. */
  const send = (id: OperationId) => {
    const credentials = { ...service.application, ...service.management };
    const { target, ...init } = toRequest(createDraft(operations[id], service.demo.ids, credentials));
    return server ? fetch(server.url + target, init) : service.fetch(`http://service.example${target}`, init);
  };
  return { service, exchanges, send };
}

const ids = Object.keys(operations) as OperationId[];

describe("a fault", () => {
  it.each([
    { code: 401, rule: "status=401", wait: null },
    { code: 402, rule: "status=402", wait: null },
    { code: 429, rule: "status=429", wait: "1" },
    { code: 429, rule: "status=429,retry-after=7", wait: "7" },
    { code: 500, rule: "status=500", wait: null },
    { code: 503, rule: "status=503", wait: "5" },
    { code: 503, rule: "status=503,retry-after=7", wait: "7" },
  ])(
    "S15, S23: $rule gives $code with the Error object of the contract for every operation, even without credentials",
    async ({ code, rule, wait }) => {
      const { send, service } = await start("in process", rule);

      for (const id of ids) {
        const response = await send(id);
        const body = await response.json();
        expect([response.status, body.code]).toEqual([code, code]);
        expect(checkResponse({ operationId: id, status: code, body })).toEqual({ ok: true });
        expect(response.headers.get("Retry-After")).toBe(wait);
      }
      expect((await service.listUsers({})).status).toBe(code);
    },
  );

  it.each([
    ["all requests", ["status=500"], [500, 500, 500]],
    ["the nth", ["status=500,on=listMemberActivity,nth=2"], [200, 500, 200]],
    ["those for its operation", ["status=500,on=listUsers", "status=503,on=listMemberActivity"], [503, 503]],
    ["what the first rule that is no latency says", ["latency=1", "status=500", "drop"], [500]],
    ["what each rule counts", ["status=500,nth=2", "status=503,nth=2", "status=503,nth=3"], [200, 500, 503, 200]],
  ])("applies to %s with the rules %j", async (_, rules, expected) => {
    const { send } = await start("in process", ...rules);
    const statuses: number[] = [];
    for (const _ of expected) statuses.push((await send("listMemberActivity")).status);

    expect(statuses).toEqual(expected);
  });

  it("latency: delays the response; several latencies add up", async () => {
    const { send, exchanges } = await start("in process", "latency=800,nth=1", "latency=50");
    vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
    onTestFinished(() => void vi.useRealTimers());

    for (const count of [1, 2]) {
      const response = send("listMemberActivity");
      while (exchanges.length < count) await vi.advanceTimersByTimeAsync(1);
      await response;
    }

    expect(exchanges.map(({ durationMs }) => durationMs)).toEqual([850, 50]);
    expect(exchanges[0]?.faults).toEqual(["latency", "latency"]);
  });
});

describe.each(["in process", "over a socket"] as const)("a fault of the connection %s", (transport) => {
  it("drop: ends the connection without a response, after the request was handled", async () => {
    const { send, service, exchanges } = await start(transport, "latency=1", "drop,nth=1");

    await expect(send("generateToken")).rejects.toThrow(TypeError);
    const tokens = await readTable(service.store, "access_token");

    expect(tokens).toHaveLength(1);
    expect((await send("listMemberActivity")).status).toBe(200);
    expect(exchanges.map(({ faults }) => faults)).toEqual([["latency", "drop"], ["latency"]]);
  });
});

it.each([
  "",
  "explode,nth=1",
  "status=418",
  "latency=1000000",
  "drop,nth=0",
  "nth=1,drop",
  "drop,on=listOrders",
  "status=500,retry-after=3",
  "status=503,retry-after=100000",
  "drop,__proto__=1",
  "drop,nth=1,nth=2",
  "drop,",
])("createService({ faults }) refuses %j, names the rule, and says what is allowed", (text) => {
  const create = () => createService({ store: {} as Store, faults: [text] });

  expect(create).toThrow(TypeError);
  expect(create).toThrow(`fault rule "${text}" must be latency=MILLISECONDS or status=401|402|429|500|503 or drop, `);
});
