import { chmodSync } from "node:fs";
import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "the SQLite file cannot be written by the user of the service",
    clientsSee: "refused connections: the service does not start",
    watch: "exit code 2 and one line that names the file",
    action: "give the file to the user; run `loyalty import` as that user",
  },
  async run(operations: Operations) {
    const database = await operations.sqlite();
    chmodSync(operations.folder, 0o755);
    chmodSync(database, 0o644);
    const isRoot = process.getuid?.() === 0;
    if (!isRoot) chmodSync(database, 0o444);
    const prefix = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];

    const failure = await operations.serveWith(prefix, database).catch((error: Error) => error.message);

    expect(failure).toMatch(/ended with 2: loyalty serve: cannot open the database .*loyalty\.db: .+\n$/);
  },
};
