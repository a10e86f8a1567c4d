import { Command } from "commander";
import type { Io } from "../io/io.ts";
import { addDatabaseOptions, type DatabaseOptions, limitWait } from "../io/options.ts";
import { formatNotes, printResult } from "../io/output.ts";

/** `loyalty migrate`: creates or migrates the schema of a database. */
export function migrateCommand(io: Io): Command {
  const command = new Command("migrate")
    .summary("create or migrate the schema of a database")
    .description(
      "Creates the schema of a database, or migrates it to the newest version. Only this command changes the schema on PostgreSQL.",
    )
    .option("--distribute", "distribute the events over the workers of a Citus cluster")
    .addHelpText(
      "after",
      formatNotes({
        text: `
Run it before the service starts, as the role that owns the tables. A service also runs on a schema that is one step newer than its own,
so migrate first and then replace the instances one by one.

With --distribute, the database must be on the coordinator of a Citus cluster. The events of a member go to one worker, all other tables
stay on the coordinator. Imports wait meanwhile. Running it again changes nothing.`,
        exitCode: "0 the schema is up to date, 2 the database cannot be opened or distributed, or wrong usage.",
        examples: [
          "loyalty migrate --database postgres://owner@localhost/loyalty",
          "loyalty migrate --distribute --database postgres://owner@coordinator/loyalty",
        ],
      }),
    )
    .action(async (options: DatabaseOptions & { distribute?: boolean }) => {
      const { openStore } = await import("../../service/index.ts");
      const { distributeEvents } = await import("../../service/internal.ts");
      const store = await openStore({ database: options.database, migrate: true });
      try {
        if (options.distribute) await distributeEvents(store, limitWait("loyalty migrate", io));
      } finally {
        await store.close();
      }
      const text = `the schema is up to date${options.distribute ? ", and the events are distributed" : ""}`;
      printResult({ json: { upToDate: true }, text }, options, io);
    });
  return addDatabaseOptions(command, "`upToDate`", "SQLite file, created if it does not exist");
}
