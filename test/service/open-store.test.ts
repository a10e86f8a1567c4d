import { globSync, readFileSync } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { openStore } from "../../src/service/index.ts";
import { smallToken } from "../support/import-records.ts";
import { empty, openTestStore, postgresUrl } from "../support/open-test-store.ts";
import { runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { queryPostgres } from "../support/start-postgres-server.ts";

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

describe("the database of another program", () => {
  const contents: Record<string, readonly string[]> = {
    "other tables": ["CREATE TABLE places (id TEXT)", "INSERT INTO places (id) VALUES ('home')"],
    "a table with a name of ours": ["CREATE TABLE project (name TEXT)"],
    "only a view": ["CREATE VIEW places AS SELECT 1 AS one"],
    "other steps of a schema": ["CREATE TABLE schema_step (name TEXT)", "INSERT INTO schema_step (name) VALUES ('1')"],
    "another table of steps": ["CREATE TABLE schema_step (number INTEGER)"],
  };

  /** Creates a database with these contents. Returns its name, and a function that describes all that is in it. */
  async function createDatabase(content: string) {
    const statements = contents[content] ?? [];
    if (postgresUrl !== undefined) {
      await empty(postgresUrl);
      await queryPostgres(postgresUrl, ...statements);
      const text =
        "SELECT relname, relkind, reltuples FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY oid";
      return { database: postgresUrl, describeAll: () => queryPostgres(String(postgresUrl), text) };
    }
    const database = join(folder, `${content}.db`);
    using other = new DatabaseSync(database);
    for (const text of statements) other.exec(text);
    const describeAll = async () => [globSync(`${database}*`), readFileSync(database)];
    return { database, describeAll };
  }

  it.each(Object.keys(contents))("is refused and left as it is if it has %s", async (content) => {
    const { database, describeAll } = await createDatabase(content);
    const before = await describeAll();

    for (const migrate of [true, false])
      await expect(openStore({ database, migrate })).rejects.toThrow(
        /^cannot open the database .*: it is the database of another program$/,
      );
    expect(await describeAll()).toEqual(before);
  });
});

it.each([
  "serve --port 0",
  "import -",
  "migrate",
  "key list",
  "key create application --project p",
  "key revoke application a",
  "member erase p c m",
])("a database without tables gets them from serve, import and migrate alone: loyalty %s", async (command) => {
  if (postgresUrl !== undefined) await empty(postgresUrl);
  const database = postgresUrl ?? join(folder, `${command.split(" ", 2).join(" ")}.db`);
  const creators = postgresUrl === undefined ? ["serve", "import", "migrate"] : ["migrate"]; // the service's role owns no tables

  const { stderr } = await runInProcess([...command.split(" "), "--database", database], "{}");

  const isRefused = /: (it does not exist|its schema is missing; run: loyalty migrate)\n$/.test(stderr);
  expect(isRefused).toBe(!creators.some((name) => command.startsWith(name)));
  expect(globSync(`${database}*`)).toHaveLength(isRefused || postgresUrl !== undefined ? 0 : 1);
});

it("an open store reports each query and its duration to onQuery, without values", async () => {
  await openTestStore();
  const startedAt = performance.now();
  const told: [name: string, durationMs: number][] = [];
  const onQuery = (...query: [name: string, durationMs: number]) => told.push(query);
  const store = await openStore({ ...(postgresUrl && { database: postgresUrl }), onQuery });
  await store.addToken("canary", { ...smallToken, client_id: "canary" });
  await store.findToken("canary");
  await store.close();
  const failed = await store.findToken("canary").catch((error: Error) => error.name);

  expect(told.map(([name]) => name)).toEqual(["add-token", "find-token", "find-token"]);
  const elapsedMs = performance.now() - startedAt;
  for (const [, durationMs] of told) expect([durationMs >= 0, durationMs <= elapsedMs]).toEqual([true, true]);
  expect(failed).toBe("StoreUnavailableError");
  expect(JSON.stringify(told)).not.toContain("canary");
});
