import { renameSync } from "node:fs";
import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "the SQLite file is replaced, renamed or deleted under a running service",
    clientsSee: "503 for tokens, which would be lost; pages of the old file",
    watch: "`/readyz` is 503; the log says `the database file was replaced`",
    action: "restart the service",
  },
  async run(operations: Operations) {
    const database = await operations.sqlite();
    const instance = await operations.serve(database);
    const load = operations.load(instance.url, { maxRetries: 0 });
    await load.waitFor("ok");

    renameSync(database, `${database}.old`);
    await instance.waitForReadiness(503);
    await load.waitFor("issue 503");

    expect(Object.keys(await load.stop())).toEqual(["issue 503"]);
    expect(instance.hasLogged("the database file was replaced")).toBe(true);
  },
};
