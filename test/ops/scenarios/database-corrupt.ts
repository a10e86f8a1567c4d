import { closeSync, openSync, statSync, writeSync } from "node:fs";
import { expect } from "vitest";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  row: {
    event: "the SQLite file is corrupt",
    clientsSee: "503 for what cannot be read",
    watch: "the log says `malformed` or `not a database`; `/readyz` is 503 if no token can be issued",
    action: "stop the service, and restore a backup (below)",
  },
  async run(operations: Operations) {
    const database = await operations.sqlite();
    const filling = await operations.serve(database);
    filling.signal("SIGINT");
    await filling.ended; // the write-ahead log is in the file now
    const instance = await operations.serve(database);
    const file = openSync(database, "r+");
    const garbage = Buffer.alloc(statSync(database).size - 100, 0x5a);
    writeSync(file, garbage, 0, garbage.length, 100);
    closeSync(file);
    const load = operations.load(instance.url, { maxRetries: 0 });

    await load.waitFor("list 503", 4);

    expect(Object.keys(await load.stop()).filter((outcome) => !outcome.endsWith(" 503"))).toEqual([]);
    expect(instance.hasLogged("malformed") || instance.hasLogged("not a database")).toBe(true);
  },
};
