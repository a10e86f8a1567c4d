import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { type Store, startTokenPurge, type TokenPurgeOptions } from "../../../src/service/index.ts";
import { importRecords, smallToken, smallWorld } from "../../support/import-records.ts";
import { openTestStore } from "../../support/open-test-store.ts";

const SECONDS = Math.floor(Date.now() / 1000);
const GRACE = 60;

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await importRecords(store, smallWorld);
});

const add = (name: string, expires_at: number) => store.addToken(name, { ...smallToken, expires_at });
const addDead = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => add(`t${index}`, SECONDS - 100 - index)));
const countTokens = async () =>
  (await store.engine.kysely.selectFrom("access_token").select("expires_at").execute()).length;

/** Starts a purge of small batches that sleeps until the test wakes it. */
function start(options: Partial<TokenPurgeOptions> = {}) {
  const sleeping: { wake: () => void; delayMs: number }[] = [];
  const batches: number[] = [];
  let isAsleep = Promise.withResolvers<void>();
  const purge = startTokenPurge({
    store,
    batchSize: 3,
    sleep: (delayMs, signal) =>
      new Promise((wake) => {
        sleeping.push({ wake, delayMs });
        signal.addEventListener("abort", () => wake());
        isAsleep.resolve();
      }),
    onPurged: (count) => batches.push(count),
    ...options,
  });
  /** Wakes the purge and returns once it sleeps again. */
  const run = async () => {
    isAsleep = Promise.withResolvers();
    sleeping.shift()?.wake();
    await isAsleep.promise;
  };
  return { purge, sleeping, batches, run };
}

describe("startTokenPurge", () => {
  it("S08: removes tokens that expired more than a minute ago, in batches, once a minute, and keeps all others", async () => {
    await Promise.all([addDead(7), add("dead", SECONDS - GRACE - 1), add("just", SECONDS - GRACE + 30)]);
    await add("alive", SECONDS + 900);
    const { purge, sleeping, batches, run } = start();
    const firstDelay = sleeping[0]?.delayMs;

    await run();
    await add("later", SECONDS - 100);
    await run();
    await run(); // finds none, and reports nothing
    await purge.stop();

    const kept = await Promise.all(["dead", "just", "alive"].map((name) => store.findToken(name)));
    expect([firstDelay, batches, await countTokens()]).toEqual([60_000, [3, 3, 2, 1], 2]);
    expect(kept.map((row) => row?.expires_at)).toEqual([undefined, SECONDS - GRACE + 30, SECONDS + 900]);
  });

  it("lets requests run between two batches, and stops after the current one", async () => {
    await addDead(12);
    const order: string[] = [];
    const { purge, run } = start({
      onPurged() {
        order.push("batch");
        if (order.length === 1) void add("new", SECONDS + 900).then(() => order.push("request"));
        if (order.filter((step) => step === "batch").length === 3) void purge.stop();
      },
    });

    void run();
    await vi.waitFor(() => expect(order).toHaveLength(4));
    await purge.stop();

    expect([order[0], order.at(-1), await countTokens()]).toEqual(["batch", "batch", 4]);
  });

  it("removes each token once if several instances purge one database", async () => {
    await addDead(40);
    const other = inject("postgresUrl") === undefined ? store : await openTestStore();
    const instances = [start(), start({ store: other })];

    await Promise.all(instances.map(({ run }) => run()));
    await Promise.all(instances.map(({ run }) => run())); // rows that one had locked while the other searched
    await Promise.all(instances.map(({ purge }) => purge.stop()));

    expect(instances.flatMap(({ batches }) => batches).reduce((sum, count) => sum + count)).toBe(40);
    expect(await countTokens()).toBe(0);
  });

  it("goes on after a purge that failed, even if its listener fails", async () => {
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    let failures = 0;
    const removeExpiredTokens = async () => Promise.reject(new Error(`failure ${++failures}`));
    const onFailure = (error: unknown) => {
      throw error;
    };
    const { purge, run } = start({ store: { removeExpiredTokens }, onFailure });
    await run();
    await run();
    await purge.stop();
    const warnings = warn.mock.calls.map(([text]) => text);
    warn.mockRestore();

    expect(warnings).toEqual(
      [1, 2].map((n) => expect.stringContaining(`the listener onFailure failed: Error: failure ${n}\n`)),
    );
  });

  it("does not keep the process alive", async () => {
    const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = countTimers();
    const purge = startTokenPurge({ store });
    const during = countTimers();
    await purge.stop();

    expect(during).toBe(before);
  });
});
