import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, openSync, renameSync, statSync, writeSync } from "node:fs";
import { expect } from "vitest";
import type { Scenario } from "../../support/ops/operations.ts";

/** Faults of the SQLite file. */
export const sqliteScenarios: readonly Scenario[] = [
  {
    event: "the SQLite file is corrupt",
    async run(operations) {
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
  },
  {
    event: "the SQLite file is replaced, renamed or deleted under a running service",
    isShort: true,
    async run(operations) {
      const database = await operations.sqlite();
      const { instance, failures } = await operations.breakDatabase(database, {
        begin: () => renameSync(database, `${database}.old`),
        during: (load) => load.waitFor("issue 503"),
      });

      expect(failures).toEqual(["issue 503"]);
      expect(instance.hasLogged("the database file was replaced")).toBe(true);
    },
  },
  {
    event: "the SQLite file cannot be written by the user of the service",
    isShort: true,
    async run(operations) {
      const database = await operations.sqlite();
      chmodSync(operations.folder, 0o755);
      chmodSync(database, 0o644);
      const isRoot = process.getuid?.() === 0;
      if (!isRoot) chmodSync(database, 0o444);
      const prefix = isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [];

      const failure = await operations.serveWith(prefix, database).catch((error: Error) => error.message);

      expect(failure).toMatch(/ended with 2: loyalty serve: cannot open the database .*loyalty\.db: .+\n$/);
    },
  },
  {
    event: "the disk of the SQLite file is full",
    async run(operations) {
      const limitFiles = ({ pid }: { pid: number }, limit: string) =>
        execFileSync("prlimit", ["--pid", String(pid), `--fsize=${limit}:unlimited`]);

      const { failures } = await operations.breakDatabase(await operations.sqlite(), {
        begin: (instance) => limitFiles(instance, "4096"),
        during: (load) => load.waitFor("issue 503").then(() => load.waitFor("ok")),
        end: (instance) => limitFiles(instance, "unlimited"),
      });

      expect(failures).toEqual(["issue 503"]);
    },
  },
];
