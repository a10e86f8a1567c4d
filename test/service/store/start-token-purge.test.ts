import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Store, startTokenPurge, type TokenPurgeOptions } from "../../../src/service/index.ts";
import { openTestStore } from "../../support/open-test-store.ts";

const NOW = Date.parse("2026-06-01T12:00:00Z");
const SECONDS = NOW / 1000;
const GRACE = 60;

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
});
afterEach(() => store.close());

const add = (name: string, expires_at: number) =>
  store.addToken(name, { client_id: "c", project_id: "p", scope: "api", expires_at });
const countTokens = async () =>
  (await store.engine.kysely.selectFrom("access_token").select("expires_at").execute()).length;

/** A purge whose timer the test fires. */
function start(options: Partial<TokenPurgeOptions> = {}) {
  const waiting: { callback: () => void; delayMs: number }[] = [];
  const arrived = { waiting: Promise.withResolvers<void>() };
  const batches: number[] = [];
  const purge = startTokenPurge({
    store,
    now: () => NOW,
    schedule: (callback, delayMs) => {
      waiting.push({ callback, delayMs });
      arrived.waiting.resolve();
      return () => void waiting.splice(0);
    },
    onPurged: (count) => batches.push(count),
    ...options,
  });
  /** Fires the timer and returns once the purge is done and waits for the next. */
  const fire = async () => {
    arrived.waiting = Promise.withResolvers<void>();
    waiting.shift()?.callback();
    await arrived.waiting.promise;
  };
  return { purge, waiting, batches, fire };
}

describe("the purge of expired tokens", () => {
  it("S08: removes what expired a minute ago, in its time, and nothing that may still be good", async () => {
    await Promise.all([add("dead", SECONDS - GRACE - 1), add("just", SECONDS - GRACE), add("alive", SECONDS + 900)]);
    const { purge, waiting, fire, batches } = start({ intervalSeconds: 30 });
    const before = await countTokens();

    await fire();
    await purge.stop();

    expect([before, batches]).toEqual([3, [1]]);
    expect([await store.findToken("dead"), (await store.findToken("just"))?.scope]).toEqual([undefined, "api"]);
    expect((await store.findToken("alive"))?.expires_at).toBe(SECONDS + 900);
    expect(waiting).toEqual([]);
  });

  it("works in bounded batches, and goes on until none is left", async () => {
    await Promise.all(Array.from({ length: 7 }, (_, index) => add(`t${index}`, SECONDS - 100 - index)));
    const { purge, waiting, batches, fire } = start({ batchSize: 3 });
    const firstDelay = waiting[0]?.delayMs;

    await fire();
    await add("later", SECONDS - 100);
    await fire();
    await purge.stop();

    expect(firstDelay).toBe(60_000);
    expect(batches).toEqual([3, 3, 1, 1]);
    expect(await countTokens()).toBe(0);
  });

  it("lets requests come in between two batches", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => add(`t${index}`, SECONDS - 100)));
    const order: string[] = [];
    const { purge, fire } = start({
      batchSize: 2,
      onPurged: () => {
        order.push("batch");
        if (order.length === 1) void add("new", SECONDS + 900).then(() => order.push("request"));
      },
    });

    await fire();
    await purge.stop();

    expect(order.indexOf("request")).toBeGreaterThan(0);
    expect(order.indexOf("request")).toBeLessThan(order.lastIndexOf("batch"));
  });

  it("goes on after a failure, and tells it", async () => {
    const failures: unknown[] = [];
    let calls = 0;
    const failing = {
      removeExpiredTokens: async () => {
        if (++calls === 1) throw new Error("away");
        return 0;
      },
    };
    const { purge, fire } = start({ store: failing, onFailure: (error) => failures.push(error) });

    await fire();
    await fire();
    await purge.stop();

    expect([failures.map(String), calls]).toEqual([["Error: away"], 2]);
  });

  it("stops in the middle of a purge, once the batch in flight is done", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => add(`t${index}`, SECONDS - 100)));
    const { purge, waiting, batches } = start({ batchSize: 2 });
    waiting.shift()?.callback();

    await purge.stop();

    expect([batches, await countTokens(), waiting]).toEqual([[2], 4, []]);
  });

  it("is done by several instances at once, each token once", async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(`t${index}`, SECONDS - 100 - index)));
    const other = inject("postgresUrl") === undefined ? store : await openTestStore();
    const instances = [start({ batchSize: 3 }), start({ batchSize: 3, store: other })];

    await Promise.all(instances.map(({ fire }) => fire()));
    await Promise.all(instances.map(({ fire }) => fire())); // what one had locked while the other looked
    await Promise.all(instances.map(({ purge }) => purge.stop()));
    if (other !== store) await other.close();

    expect(instances.flatMap(({ batches }) => batches).reduce((sum, count) => sum + count)).toBe(40);
    expect(await countTokens()).toBe(0);
  });

  it("does not keep a process alive by itself", async () => {
    const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const purge = startTokenPurge({ store });
    const during = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    await purge.stop();

    expect(during).toBe(before);
  });
});
