import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "the disk of the SQLite file is full",
    clientsSee: "503 for tokens; pages are served",
    watch: "`/readyz` is 503; the log says `database or disk is full` or `disk I/O error`",
    action: "free some space; the service needs no restart",
  },
  async run(operations: Operations) {
    const instance = await operations.serve(await operations.sqlite());
    const load = operations.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok");

    execFileSync("prlimit", ["--pid", String(instance.pid), "--fsize=4096:unlimited"]);
    await instance.waitForReadiness(503);
    await load.waitFor("issue 503");
    await load.waitFor("ok");
    execFileSync("prlimit", ["--pid", String(instance.pid), "--fsize=unlimited:unlimited"]);
    await instance.waitForReadiness(200);
    await load.waitFor("ok");

    expect(Object.keys(await load.stop())).toEqual(["issue 503"]);
  },
};
