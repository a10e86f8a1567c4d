import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../src/service/index.ts";
import { shellCommands } from "../support/markdown.ts";
import { Operations } from "../support/ops/operations.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();

it("/metrics passes the checks of promtool", async () => {
  const operations = new Operations();
  const instance = await operations.serve(await operations.sqlite());
  const load = operations.load(instance.url);
  await load.waitFor("ok");
  await load.stop();
  const metrics = await (await fetch(`${instance.adminUrl}/metrics`)).text();

  const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
    input: metrics,
    encoding: "utf8",
  });

  expect(metrics).toContain("loyalty_request_duration_seconds_bucket");
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});

it("each alert rule fires at its fault and at no other time", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "deploy/alerts.test.yml"], {
    encoding: "utf8",
  });
  const alerts = (file: string) => new Set(readFileSync(file, "utf8").match(/(?<=alert(name)?: )\w+/g));

  expect([status, stderr], stdout).toEqual([0, ""]);
  expect(alerts("deploy/alerts.test.yml")).toEqual(alerts("deploy/alerts.yml"));
});

it("the systemd unit exposes little of the machine", async () => {
  // The check needs a program that exists.
  const unit = readFileSync("deploy/loyalty.service", "utf8").replace(/^ExecStart=.*$/m, "ExecStart=/bin/true");
  const path = await file("loyalty.service", unit);

  const { status, stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=25", path], {
    encoding: "utf8",
  });

  expect(stdout).toContain("Overall exposure level for loyalty.service");
  expect(status).toBe(0);
});

/** Returns the commands of the guide that copy a database, with the names of this test. */
const copyCommands = (database: string, copy: string) =>
  shellCommands("docs/operate.md")
    .filter(
      (command) => command === "umask 077" || command.startsWith(database.includes("://") ? "pg_dump " : "sqlite3 "),
    )
    .map((command) => command.replace(/\/var\/lib\/loyalty\/loyalty\.db|\$DATABASE_URL/, database))
    .map((command) => command.replace(/copy\.(db|sql)/, copy));

it.each(["SQLite", "PostgreSQL"])(
  "a backup of %s in use, as in the guide, serves the data without the tokens",
  async (kind) => {
    const operations = new Operations();
    const postgres = kind === "PostgreSQL" ? await operations.postgres() : undefined;
    const database = postgres?.url ?? (await operations.sqlite());
    const before = operations.load((await operations.serve(database)).url);
    await before.waitFor("ok");
    const file = join(folder, `copy-${kind}`);
    execFileSync("sh", ["-ec", copyCommands(database, file).join("\n")]);
    expect([await before.stop(), statSync(file).mode & 0o777]).toEqual([{}, 0o600]);

    const restored = postgres ? new URL("restored", database).href : file;
    await postgres?.query("CREATE DATABASE restored");
    if (postgres) execFileSync("psql", ["--quiet", `--file=${file}`, restored]);
    const store = await openStore({ database: restored });
    const tokens = await store.engine.kysely.selectFrom("access_token").selectAll().execute();
    await store.close();
    const after = operations.load((await operations.serve(restored)).url);
    await after.waitFor("ok");

    expect([tokens, await after.stop()]).toEqual([[], {}]);
  },
);
