import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/service/index.ts";
import { smallToken } from "../support/import-records.ts";
import { openTestStore, postgresUrl } from "../support/open-test-store.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder } = createScratchFolder();

it("openStore creates one SQLite file, which only its owner can read", async () => {
  const database = join(folder, "loyalty.db");
  await openTestStore({ database });
  const names = await readdir(folder);
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode & 0o777));

  const files = ["loyalty.db", "loyalty.db-shm", "loyalty.db-wal"]; // SQLite removes the other two when it closes the file
  expect(names.sort()).toEqual(files);
  expect(modes).toEqual(files.map(() => 0o600));
});

it("openStore refuses a file that is not a database, and creates none beside it", async () => {
  const database = join(folder, "dataset.ndjson");
  await writeFile(database, "{}\n".repeat(1_000));

  await expect(openStore({ database })).rejects.toThrow(/file is not a database/);
  expect((await readdir(folder)).filter((name) => name.startsWith("dataset"))).toEqual(["dataset.ndjson"]);
});

describe("an open store", () => {
  it("reports each query and its duration to onQuery, without values", async () => {
    await openTestStore();
    const startedAt = performance.now();
    const told: [name: string, durationMs: number][] = [];
    const database = postgresUrl;
    const store = await openStore({
      ...(database && { database, poolSize: 1 }),
      onQuery: (...query) => told.push(query),
    });
    await store.addToken("canary", { ...smallToken, client_id: "canary" });
    await store.findToken("canary");
    await store.removeToken("canary", "canary");
    await store.close();
    const failed = await store.findToken("canary").catch((error: Error) => error.name);

    expect(told.map(([name]) => name)).toEqual(["add-token", "find-token", "remove-token", "find-token"]);
    const elapsedMs = performance.now() - startedAt;
    for (const [, durationMs] of told) expect([durationMs >= 0, durationMs <= elapsedMs]).toEqual([true, true]);
    expect(failed).toBe("StoreUnavailableError");
    expect(JSON.stringify(told)).not.toContain("canary");
  });

  it("reports the connections of its pool", async () => {
    await openTestStore();
    const database = postgresUrl;
    const store = await openStore({ ...(database && { database, poolSize: 1 }), onQuery: () => undefined });
    const reads = Array.from({ length: 6 }, () => store.ping());
    await new Promise((resolve) => process.nextTick(resolve)); // connections are handed out in this tick
    const during = store.pool();
    await Promise.all(reads);
    const after = store.pool();
    await store.close();

    if (postgresUrl === undefined) return expect([during, after]).toEqual([undefined, undefined]);
    expect(during?.waiting).toBeGreaterThan(0);
    expect(after?.total).toBeGreaterThan(0);
    expect(after).toMatchObject({ waiting: 0, idle: after?.total });
  });
});
