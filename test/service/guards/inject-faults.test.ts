import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkResponse, type OperationId, operations } from "../../../src/contract/internal.ts";
import { createService, type ServedExchange, type Store } from "../../../src/service/index.ts";
import { createDraft, toRequest } from "../../../src/verify/requests.ts";
import { startDemoService } from "../../support/demo-service.ts";
import { serve } from "../../support/serve.ts";

/** Starts a service with these faults, and returns how to send it a valid request for an operation. */
async function start(rules: readonly string[], isOverSocket = false) {
  const exchanges: ServedExchange[] = [];
  const service = await startDemoService({ faults: rules, onExchange: (exchange) => exchanges.push(exchange) });
  const server = isOverSocket ? await serve(service.service.listener) : undefined;
  const send = (id: OperationId) => {
    const credentials = { ...service.application, ...service.management };
    const { target, ...init } = toRequest(createDraft(operations[id], service.demo.ids, credentials));
    return server ? fetch(server.url + target, init) : service.fetch(`http://service.example${target}`, init);
  };
  return { service, exchanges, send };
}

describe("a fault", () => {
  it.each([
    { rule: "status=402", retryAfter: null },
    { rule: "status=429", retryAfter: "1" },
    { rule: "status=429,retry-after=7", retryAfter: "7" },
    { rule: "status=500", retryAfter: null },
    { rule: "status=503", retryAfter: "5" },
    { rule: "status=503,retry-after=7", retryAfter: "7" },
  ])("S15, S23: $rule gives each operation the Error object of the contract, even without credentials", async (row) => {
    const { send, service } = await start([row.rule]);
    const code = Number(row.rule.slice(7, 10));

    for (const id of Object.keys(operations) as OperationId[]) {
      const response = await send(id);
      const body = await response.json();
      expect([response.status, body.code]).toEqual([code, code]);
      expect(checkResponse({ operationId: id, status: code, body })).toEqual({ ok: true });
      expect(response.headers.get("Retry-After")).toBe(row.retryAfter);
    }
    expect((await service.listUsers({})).status).toBe(code);
  });

  it("§5.1: status=401 gives each operation the answer to a request without credentials", async () => {
    const { send } = await start(["status=401"]);
    const { service, demo } = await startDemoService();
    const read = async (answer: Response) => {
      const body = (await answer.text()).replace(/req_[^"]+/, "");
      return [answer.status, answer.headers.get("WWW-Authenticate"), body];
    };

    for (const [id, operation] of Object.entries(operations)) {
      const { target, ...init } = toRequest(createDraft(operation, demo.ids, {}));
      const refusal = await service.fetch(`http://service.example${target}`, init);
      expect(refusal.status).toBe(401);
      expect(await read(await send(id as OperationId))).toEqual(await read(refusal));
    }
  });

  it.each([
    { to: "all requests", rules: ["status=500"], statuses: [500, 500, 500] },
    { to: "the nth", rules: ["status=500,on=listMemberActivity,nth=2"], statuses: [200, 500, 200] },
    {
      to: "those for its operation",
      rules: ["status=500,on=listUsers", "status=503,on=listMemberActivity"],
      statuses: [503, 503],
    },
    { to: "what the first rule that is no latency says", rules: ["latency=1", "status=500", "drop"], statuses: [500] },
    {
      to: "what each rule counts",
      rules: ["status=500,nth=2", "status=503,nth=2", "status=503,nth=3"],
      statuses: [200, 500, 503, 200],
    },
  ])("applies to $to with the rules $rules", async ({ rules, statuses }) => {
    const { send } = await start(rules);
    const answered: number[] = [];
    for (const _ of statuses) answered.push((await send("listMemberActivity")).status);

    expect(answered).toEqual(statuses);
  });

  it("latency: delays the response; several latencies add up", async () => {
    const { send, exchanges } = await start(["latency=800,nth=1", "latency=50"]);
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

  it.each([
    { transport: "in process", isOverSocket: false },
    { transport: "over a socket", isOverSocket: true },
  ])("drop: ends a connection $transport without a response, after the request was handled", async (row) => {
    const { send, service, exchanges } = await start(["latency=1", "drop,nth=1"], row.isOverSocket);

    await expect(send("generateToken")).rejects.toThrow(TypeError);

    expect(await service.store.connection.all("SELECT * FROM access_token")).toHaveLength(1);
    expect((await send("listMemberActivity")).status).toBe(200);
    expect(exchanges.map(({ faults }) => faults)).toEqual([["latency", "drop"], ["latency"]]);
  });
});

it.each([
  "",
  "status=418",
  "latency=1000000",
  "drop,nth=0",
  "nth=1,drop",
  "drop,on=listOrders",
  "status=500,retry-after=3",
  "drop,__proto__=1",
  "drop,nth=1,nth=2",
  "drop,",
])("createService({ faults }) refuses %j, names the rule, and says what is allowed", (text) => {
  const create = () => createService({ store: {} as Store, faults: [text] });

  expect(create).toThrow(TypeError);
  expect(create).toThrow(`fault rule "${text}" must be latency=MILLISECONDS or status=401|402|429|500|503 or drop, `);
});
