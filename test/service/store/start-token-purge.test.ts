import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, describe, expect, inject, it, vi } from "vitest";
import { type Store, startTokenPurge } from "../../../src/service/index.ts";
import { importRecords, smallToken, smallWorld } from "../../support/import-records.ts";
import { openTestStore } from "../../support/open-test-store.ts";

const SECONDS = Math.floor(Date.now() / 1000);
const GRACE = 60;
const intervalSeconds = 0.02;

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await importRecords(store, smallWorld);
});

const add = (name: string, expires_at: number) => store.addToken(name, { ...smallToken, expires_at });
const addDead = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => add(`t${index}`, SECONDS - 100 - index)));

describe("startTokenPurge", () => {
  it("S08: removes tokens that expired more than a minute ago, again and again, and keeps all others", async () => {
    await Promise.all([addDead(7), add("dead", SECONDS - GRACE - 1), add("just", SECONDS - GRACE + 30)]);
    await add("alive", SECONDS + 900);
    const counts: number[] = [];
    const purge = startTokenPurge({ store, intervalSeconds, onPurged: (count) => counts.push(count) });

    await vi.waitFor(() => expect(counts).toContain(8));
    await add("later", SECONDS - 100);
    await vi.waitFor(() => expect(counts).toContain(1));
    await purge.stop();

    const kept = await Promise.all(["dead", "later", "just", "alive"].map((name) => store.findToken(name)));
    expect(kept.map((row) => row?.expires_at)).toEqual([undefined, undefined, SECONDS - GRACE + 30, SECONDS + 900]);
  });

  it("removes batches until one is not full, the oldest tokens first", async () => {
    await addDead(5);
    const counts = [await store.removeExpiredTokens(3), await store.removeExpiredTokens(3)];

    expect(counts).toEqual([3, 2]);
    const full = vi.fn(async () => (full.mock.calls.length % 3 === 0 ? 0 : 500));
    const purge = startTokenPurge({ store: { removeExpiredTokens: full }, intervalSeconds });
    await vi.waitFor(() => expect(full.mock.calls.length).toBeGreaterThanOrEqual(3));
    await purge.stop();
    expect(full.mock.calls.length % 3).toBe(0);
  });

  it("stops between two batches", async () => {
    const removeExpiredTokens = vi.fn(() => nextTurn(500)); // never all
    const purge = startTokenPurge({ store: { removeExpiredTokens }, intervalSeconds });
    await vi.waitFor(() => expect(removeExpiredTokens).toHaveBeenCalled());

    await expect(purge.stop()).resolves.toBeUndefined();
  });

  it("removes each token once if several instances purge one database", async () => {
    await addDead(40);
    const other = inject("postgresUrl") === undefined ? store : await openTestStore();
    const counts: number[] = [];
    const instances = [store, other].map((each) =>
      startTokenPurge({ store: each, intervalSeconds, onPurged: (count) => counts.push(count) }),
    );

    await vi.waitFor(() => expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40));
    await Promise.all(instances.map((purge) => purge.stop()));

    expect(await store.removeExpiredTokens(100)).toBe(0);
  });

  it("goes on after a purge that failed", async () => {
    const removeExpiredTokens = () => Promise.reject(new Error("failure"));
    const onFailure = vi.fn();
    const purge = startTokenPurge({ store: { removeExpiredTokens }, intervalSeconds, onFailure });
    await vi.waitFor(() => expect(onFailure.mock.calls.length).toBeGreaterThan(1));
    await purge.stop();

    expect(onFailure).toHaveBeenLastCalledWith(new Error("failure"));
  });
});
