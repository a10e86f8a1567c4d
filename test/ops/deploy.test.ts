import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Operations } from "../support/ops/operations.ts";
import { runInProcess } from "../support/run-in-process.ts";
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

it("a backup of a file in use serves the data when it is restored", async () => {
  const operations = new Operations();
  const database = await operations.sqlite();
  const before = operations.load((await operations.serve(database)).url);
  await before.waitFor("ok");
  const copy = join(folder, "restored.db");
  const { code } = await runInProcess(["backup", "--database", database, copy]);
  expect([code, await before.stop()]).toEqual([0, {}]);

  const after = operations.load((await operations.serve(copy)).url);
  await after.waitFor("ok");

  expect(await after.stop()).toEqual({});
});
