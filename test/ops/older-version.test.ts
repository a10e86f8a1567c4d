import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { Operations } from "../support/ops/operations.ts";

/** The last commit before the newest step of the schema, `002-keys`. */
const OLDER_COMMIT = "ad75099be14db91b1daa50eb3053b8b4fe433ade";

it.each(["SQLite", "PostgreSQL"])("the version before this one serves on a %s schema of this one", async (engine) => {
  const operations = new Operations();
  const folder = join(operations.folder, "older");
  mkdirSync(folder);
  execFileSync("sh", [
    "-c",
    'git archive "$0" src generated package.json openapi.yaml | tar -x -C "$1"',
    OLDER_COMMIT,
    folder,
  ]);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const isServer = engine === "PostgreSQL";
  const database = isServer ? (await operations.postgres()).url : await operations.sqlite();
  const older = await operations.serveWith(["env", "-C", folder], database);
  // On PostgreSQL, both versions serve at once, as in a rolling deploy; a token of one is valid on the other.
  const newer = isServer ? [await operations.serve(database)] : [];

  const load = operations.load(await operations.balance(older, ...newer));
  await load.waitFor("ok", 200);

  expect(await load.stop()).toEqual({});
  expect(await older.metric("loyalty_tokens_issued_total")).toBeGreaterThan(0);
});
