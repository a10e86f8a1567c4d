import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ServedExchange } from "../../src/service/index.ts";
import { createCheckedService, type DemoService, START, startDemoService } from "../support/demo-service.ts";
import { importRecords, SECRET } from "../support/import-records.ts";
import { openTestStore } from "../support/open-test-store.ts";

let service: DemoService;
beforeEach(async () => {
  service = await startDemoService();
});

describe("the rate limit", () => {
  it("S15: gives 429 with Retry-After, in seconds, until the next window", async () => {
    service = await startDemoService({ rateLimit: { requests: 2, windowSeconds: 60 } });
    const answers = [await service.list(), await service.list()];
    service.clock.now += 20_000;
    answers.push(await service.list());
    service.clock.now += 40_000;
    answers.push(await service.list());

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(answers[2]?.headers.get("Retry-After")).toBe("40");
  });

  it("S15: counts each credential separately, and in each process, as docs/operate.md says", async () => {
    const rateLimit = { requests: 1, windowSeconds: 60 };
    service = await startDemoService({ rateLimit });
    const project_id = service.demo.ids.projectId;
    const other = { kind: "application_key", project_id, app_id: "b", app_token: SECRET, name: "n" };
    await importRecords(service.store, [other]);
    const second = createCheckedService({ store: service.store, rateLimit, now: () => START });
    const { activityPath, application: headers } = service;

    const answers = [
      await service.listUsers(),
      await service.list(),
      await service.list({ "X-App-Id": "b", "X-App-Token": SECRET }),
      await second.fetch(`http://service.example${activityPath}`, { headers }),
      await service.list(),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  });
});

describe("a failure of the service itself", () => {
  it("S23: gives 503 with Retry-After if the database is read-only, as after a failover, or cannot be reached", async () => {
    const { kysely, dialect } = service.store.engine;
    const [setting, on, off] =
      dialect === "sqlite" ? ["PRAGMA query_only =", 1, 0] : ["SET default_transaction_read_only =", "on", "off"];
    await sql.raw(`${setting} ${on}`).execute(kysely);
    const answers = [await service.issue()];
    await sql.raw(`${setting} ${off}`).execute(kysely);
    await service.store.close();
    answers.push(await service.list(), await service.issue());

    for (const { status, headers, body } of answers)
      expect([status, headers.get("Retry-After"), body.key]).toEqual([503, "5", "service_unavailable"]);
  });

  it("S23: gives 500 for any other error, without its details", async () => {
    const broken = await startDemoService({
      now: () => {
        throw new Error("secret detail");
      },
    });
    const { status, body } = await broken.issue();

    expect([status, body.key]).toEqual([500, "internal_error"]);
    expect(JSON.stringify(body)).not.toContain("secret detail");
  });
});

it("each of 500 requests has another id, of random bytes that are drawn together", async () => {
  const { fetch } = createCheckedService({ store: service.store });
  const responses = await Promise.all(Array.from({ length: 500 }, () => fetch("http://service.example/")));
  const ids = responses.map(({ headers }) => headers.get("X-Request-Id"));

  expect([new Set(ids).size, ids.every((id) => /^req_[0-9a-f]{18}$/.test(String(id)))]).toEqual([500, true]);
});

it("createService({ onExchange }) reports client and duration in milliseconds of each exchange", async () => {
  const exchanges: ServedExchange[] = [];
  const timed = await startDemoService({ onExchange: (exchange) => exchanges.push(exchange) });
  const startedAt = performance.now();
  await timed.list();
  const elapsedMs = performance.now() - startedAt;

  const [{ durationMs, ...exchange } = { durationMs: 0 }] = exchanges;
  const clientId = expect.stringMatching(/^cli_/);
  expect(exchange).toMatchObject({ operationId: "listMemberActivity", status: 200, clientId });
  expect([durationMs > 0, durationMs <= elapsedMs]).toEqual([true, true]);
});

it.each([
  ["throws", () => fail()],
  ["rejects", async () => fail()],
  ["throws a value without text", () => fail(Object.create(null))],
])("a listener that %s changes no answer and no query, and a warning names it", async (_, listener) => {
  const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const failing = await startDemoService({ onExchange: listener, onToken: listener, onFailure: listener });
  const store = await openTestStore({ onQuery: listener });
  const answers = [await failing.issue(), await store.ping()];
  await failing.store.close();
  answers.push(await failing.list());

  expect(answers).toMatchObject([{ status: 200 }, undefined, { status: 503 }]);
  const names = warn.mock.calls.map(
    ([text]) => /^the listener (\w+) failed: (?:Error: disk full\n|\[Object)/.exec(`${text}`)?.[1],
  );
  expect([...new Set(names)].sort()).toEqual(["onExchange", "onFailure", "onQuery", "onToken"]);
});

function fail(error: unknown = new Error("disk full")) {
  throw error;
}
