import { describe, expect, inject, it } from "vitest";
import { openStore } from "../../src/service/index.ts";
import { openTestStore } from "../support/open-test-store.ts";

describe("an open store", () => {
  it("reports each query and its duration to onQuery, without values", async () => {
    const base = await openTestStore();
    const told: unknown[][] = [];
    const database = inject("postgresUrl");
    const store = await openStore({
      ...(database && { database, poolSize: 1 }),
      onQuery: (...query) => told.push(query),
    });
    await store.addToken("canary", { client_id: "canary", project_id: "p", scope: "api", expires_at: 1 });
    await store.findToken("canary");
    await store.findMember("p", "canary", "m");
    await store.engine.transact(async () => undefined);
    await store.close();
    const failed = await store.findToken("canary").catch((error: Error) => error.name);
    await base.close();

    expect(told.map(([name]) => name)).toEqual(["add-token", "find-token", "find-member", "transact", "find-token"]);
    for (const [, durationMs] of told) expect(durationMs).toBeGreaterThanOrEqual(0);
    expect(failed).toBe("StoreUnavailableError");
    expect(JSON.stringify(told)).not.toContain("canary");
  });

  it("reports the connections of its pool", async () => {
    const store = await openTestStore();
    const reads = Array.from({ length: 6 }, () => store.ping());
    await new Promise((resolve) => process.nextTick(resolve)); // connections are handed out in this tick
    const during = store.pool();
    await Promise.all(reads);
    const after = store.pool();
    await store.close();

    if (inject("postgresUrl") === undefined) expect([during, after]).toEqual([undefined, undefined]);
    else expect([Number(during?.waiting) > 0, after?.waiting, after?.idle === after?.total]).toEqual([true, 0, true]);
    expect(inject("postgresUrl") === undefined || Number(after?.total) > 0).toBe(true);
  });
});
