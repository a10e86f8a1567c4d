import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Store } from "../../../src/service/index.ts";
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
/** Adds 600 expired tokens, more than one statement removes. */
async function addDead(): Promise<void> {
  for (let index = 0; index < 600; index++) await add(`t${index}`, SECONDS - 100 - index);
}

describe("removeExpiredTokens", () => {
  it("S08: removes all tokens that expired more than a minute ago, and keeps all others", async () => {
    await addDead();
    await add("dead", SECONDS - GRACE - 1);
    await add("just", SECONDS - GRACE + 30);
    await add("alive", SECONDS + 900);

    expect(await store.removeExpiredTokens()).toBe(601);

    const kept = await Promise.all(["dead", "just", "alive"].map((name) => store.findToken(name)));
    expect(kept.map((row) => row?.expires_at)).toEqual([undefined, SECONDS - GRACE + 30, SECONDS + 900]);
  });

  it("removes each token once if several instances remove them from one database", async () => {
    await addDead();
    const other = inject("postgresUrl") === undefined ? store : await openTestStore();
    const counts = await Promise.all([store.removeExpiredTokens(), other.removeExpiredTokens()]);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(600);
    expect(await store.removeExpiredTokens()).toBe(0);
  });
});
