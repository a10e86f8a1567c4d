import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openStore } from "../../../src/service/index.ts";
import { createMigrations } from "../../../src/service/store/schema.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const path = (name: string) => join(folder, name);
const steps = Object.keys(createMigrations("sqlite")).join(", ");

describe("loyalty migrate", () => {
  it("creates the schema, and does nothing if it exists", async () => {
    const run = () => runInProcess(["migrate", "--database", path("new.db")]);

    expect(await run()).toMatchObject({
      code: 0,
      stdout: `applied ${steps}; the schema is up to date\n`,
      stderr: "",
    });
    expect(await run()).toMatchObject({ code: 0, stdout: "the schema was up to date\n", stderr: "" });
    expect((await runInProcess(["migrate", "--json", "--database", path("new.db")])).json()).toEqual({
      applied: [],
    });
    expect(statSync(path("new.db")).mode & 0o777).toBe(0o600);
  });

  it("accepts a schema that is one step newer, and refuses one that is two", async () => {
    const database = path("newer.db");
    const store = await openStore({ database });
    const add = (name: string) =>
      store.connection.run("INSERT INTO schema_step (name, applied_at) VALUES ($1, '2026-01-01')", name);
    await add("900-next");
    const next = await runInProcess(["migrate", "--database", database]);
    await add("901-later");
    const later = await runInProcess(["migrate", "--database", database]);
    await store.close();

    expect([next.code, later.code]).toEqual([0, 2]);
    expect(later.stderr).toContain("its schema is 2 steps newer than this version of loyalty; install a newer version");
  });
});
