import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { empty, postgresUrl } from "../support/open-test-store.ts";
import { runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { queryPostgres } from "../support/start-postgres-server.ts";

const { folder } = createScratchFolder();

/** What other programs keep in their databases. */
const contents: Record<string, readonly string[]> = {
  "other tables": ["CREATE TABLE places (id TEXT)", "INSERT INTO places (id) VALUES ('home')"],
  "a table with a name of ours": ["CREATE TABLE project (name TEXT)"],
  "only a view": ["CREATE VIEW places AS SELECT 1 AS one"],
  "other steps of a schema": ["CREATE TABLE schema_step (name TEXT)", "INSERT INTO schema_step (name) VALUES ('1')"],
  "another table of steps": ["CREATE TABLE schema_step (number INTEGER)"],
};

const commands = [
  "serve --port 0",
  "import -",
  "migrate",
  "key list",
  "key create application --project p",
  "key revoke application a",
  "member erase p c m",
];

/** Creates a database with these contents. Returns its name, and a function that describes all that is in it. */
async function createDatabase(name: string, content: string) {
  const statements = contents[content] ?? [];
  if (postgresUrl !== undefined) {
    await empty(postgresUrl);
    await queryPostgres(postgresUrl, ...statements);
    const text =
      "SELECT relname, relkind, reltuples FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY oid";
    return { database: postgresUrl, describeAll: () => queryPostgres(String(postgresUrl), text) };
  }
  const database = join(folder, `${name}.db`);
  using other = new DatabaseSync(database);
  for (const text of statements) other.exec(text);
  const describeAll = async () => [globSync(`${database}*`), readFileSync(database)];
  return { database, describeAll };
}

/** Each content with a command that creates tables, and each command with one content: all of them open a database in one place. */
const cases = [
  ...Object.keys(contents).map((content) => ({ content, command: "migrate" })),
  ...commands.filter((each) => each !== "migrate").map((command) => ({ content: "other tables", command })),
];

it.each(cases)(
  "a database of another program with $content is refused and left as it is by loyalty $command",
  async ({ content, command }) => {
    const { database, describeAll } = await createDatabase(`${content} ${command.split(" ", 2).join(" ")}`, content);
    const before = await describeAll();

    const { code, stdout, stderr } = await runInProcess([...command.split(" "), "--database", database], "{}");

    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^loyalty [\w ]+: cannot open the database .*: it is the database of another program\n$/);
    expect(await describeAll()).toEqual(before);
  },
);

it.each(commands)(
  "a database without tables gets them from serve, import and migrate alone: loyalty %s",
  async (command) => {
    if (postgresUrl !== undefined) await empty(postgresUrl);
    const database = postgresUrl ?? join(folder, `${command.split(" ", 2).join(" ")}.db`);
    const creators = postgresUrl === undefined ? ["serve", "import", "migrate"] : ["migrate"]; // the service's role owns no tables

    const { stderr } = await runInProcess([...command.split(" "), "--database", database], "{}");

    const isRefused = /: (it does not exist|its schema is missing; run: loyalty migrate)\n$/.test(stderr);
    expect(isRefused).toBe(!creators.some((name) => command.startsWith(name)));
    expect(globSync(`${database}*`)).toHaveLength(isRefused || postgresUrl !== undefined ? 0 : 1);
  },
);
