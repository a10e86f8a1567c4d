import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../../../src/service/index.ts";

describe("two processes on one SQLite file", () => {
  it("a write waits for the import of the other without holding up what is read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "loyalty-writers-"));
    const database = join(folder, "loyalty.db");
    const [importing, serving] = [await openStore({ database }), await openStore({ database })];
    const [hasBegun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = importing.engine.transact(async () => {
      hasBegun.resolve();
      await mayEnd.promise;
    });
    await hasBegun.promise;

    const write = serving.addToken("token", { client_id: "c", project_id: "p", scope: "api", expires_at: 1 });
    await new Promise((resolve) => setImmediate(resolve)); // the write has been tried by now
    await new Promise((resolve) => setImmediate(resolve));
    const readMeanwhile = await serving.findToken("token");
    mayEnd.resolve();
    await Promise.all([transaction, write]);
    const token = await serving.findToken("token");
    await Promise.all([importing.close(), serving.close()]);
    await rm(folder, { recursive: true });

    expect([readMeanwhile, token?.scope]).toEqual([undefined, "api"]);
  });

  it("an import that fails leaves nothing behind", async () => {
    const store = await openStore();
    const failing = store.engine.transact(async (database) => {
      await database.insertInto("project").values({ id: "p", features: "[]" }).execute();
      throw new Error("in the middle");
    });

    await expect(failing).rejects.toThrow("in the middle");
    const rows = await store.engine.kysely.selectFrom("project").selectAll().execute();
    await store.close();

    expect(rows).toEqual([]);
  });
});
