import { existsSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoDataset, importDataset, openStore } from "../../../src/service/index.ts";
import { importRecords, smallToken, smallWorld } from "../../support/import-records.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const path = (name: string) => join(folder, name);

describe("loyalty backup", () => {
  it("copies a database that is in use, without its tokens, for its owner only", async () => {
    const store = await openStore({ database: path("live.db") });
    const { lines, credentials } = demoDataset();
    await importDataset(store, lines);
    await importRecords(store, smallWorld);
    await store.addToken("token", smallToken);

    const result = await runInProcess(["backup", "--database", path("live.db"), path("copy.db")]);
    const copy = await openStore({ database: path("copy.db") });
    const key = await copy.findApplicationKey(credentials.appId, credentials.appToken);
    const token = await copy.findToken("token");
    await Promise.all([store.close(), copy.close()]);

    expect(result).toMatchObject({ code: 0, stdout: `${path("copy.db")} written\n`, stderr: "" });
    expect([key?.project_id, token]).toEqual([expect.any(String), undefined]);
    expect(statSync(path("copy.db")).mode & 0o777).toBe(0o600);
  });

  it("has results as JSON", async () => {
    const database = path("json.db");
    const migrated = await runInProcess(["migrate", "--json", "--database", database]);
    const copied = await runInProcess(["backup", "--json", "--database", database, path("json-copy.db")]);

    expect([migrated.json(), copied.json()]).toEqual([{ upToDate: true }, { copy: path("json-copy.db") }]);
  });

  it("shows a terminal how many pages are copied, unless it is quiet", async () => {
    const database = path("pages.db");
    await runInProcess(["migrate", "--database", database]);
    let time = 0;
    const terminal = { isTerminal: true, now: () => (time += 600) };
    const args = ["backup", "--database", database];

    const { stderr } = await runInProcess([...args, path("pages-copy.db")], "", terminal);
    const quiet = await runInProcess([...args, "--quiet", path("quiet-copy.db")], "", terminal);

    expect(stderr).toMatch(/copying {2}\d+ % {2}\d+ pages of \d+ pages {2}[\d.]+\/s {2}\d+ s left|^\r.\[K$/);
    expect(quiet.stderr).toBe("");
  });

  it.each([
    ["a file that exists", "existing.db", "live.db", /cannot write .*existing\.db: it exists/],
    ["a folder that does not exist", "none/copy.db", "live.db", /cannot write .*: its directory does not exist/],
    ["a database that does not exist", "x.db", "none.db", /cannot read the database .*none\.db: .+/],
    ["a file that is not a database", "y.db", "existing.db", /cannot read the database .*: .+/],
    ["PostgreSQL", "z.db", "postgres://u:hunter2@h/d", /loyalty backup copies .* for PostgreSQL use pg_dump/],
  ])("refuses %s with exit code 2 and one line", async (_, copy, source, expected) => {
    await writeFile(path("existing.db"), "kept");
    const database = source.includes("://") ? source : path(source);

    const { code, stdout, stderr } = await runInProcess(["backup", "--database", database, path(copy)]);

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(new RegExp(`^loyalty backup: ${expected.source}\n$`));
    expect(await readFile(path("existing.db"), "utf8")).toBe("kept");
    expect(["x.db", "y.db", "z.db", "none.db"].filter((name) => existsSync(path(name)))).toEqual([]);
  });
});

describe("loyalty migrate", () => {
  it("creates the schema, and does nothing if it exists", async () => {
    const run = () => runInProcess(["migrate", "--database", path("new.db")]);
    const expected = { code: 0, stdout: "the schema is up to date\n", stderr: "" };

    expect([await run(), await run()]).toMatchObject([expected, expected]);
    expect(statSync(path("new.db")).mode & 0o777).toBe(0o600);
  });

  it("accepts a schema that is one step newer, and refuses one that is two", async () => {
    const database = path("newer.db");
    const store = await openStore({ database });
    const add = (name: string) =>
      store.engine.write({ name, text: "INSERT INTO kysely_migration VALUES (?, '2026-01-01')" }, [name]);
    await add("900-next");
    const next = await runInProcess(["migrate", "--database", database]);
    await add("901-later");
    const later = await runInProcess(["migrate", "--database", database]);
    await store.close();

    expect([next.code, later.code]).toEqual([0, 2]);
    expect(later.stderr).toContain("its schema is 2 steps newer than this version of loyalty; install a newer version");
  });
});
