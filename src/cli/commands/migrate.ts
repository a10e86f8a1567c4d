import { Command } from "commander";
import { formatNotes } from "../io/configure-command.ts";
import type { Io } from "../io/io.ts";
import { addDatabaseOptions, type DatabaseOptions } from "../io/options.ts";
import { printResult } from "../io/output.ts";

/** `loyalty migrate`: creates or migrates the schema of a database. */
export function migrateCommand(io: Io): Command {
  const command = new Command("migrate")
    .description(
      "Creates the schema of a database, or migrates it to the newest version. Only this command changes the schema on PostgreSQL.",
    )
    .addHelpText(
      "after",
      formatNotes({
        text: `
Run it before the service starts, as the role that owns the tables. A service also runs on a schema that is one step newer than its own,
so migrate first and then replace the instances one by one.`,
        exitCode: "0 the schema is up to date, 2 the database cannot be opened, or wrong usage.",
        examples: ["loyalty migrate --database postgres://owner@localhost/loyalty"],
      }),
    )
    .action(async (options: DatabaseOptions) => {
      const { openMigrated } = await import("../../service/internal.ts");
      const { store, applied } = await openMigrated({ database: options.database, migrate: true });
      await store.close();
      const text =
        applied.length === 0 ? "the schema was up to date" : `applied ${applied.join(", ")}; the schema is up to date`;
      printResult({ json: { applied }, text }, options, io);
    });
  return addDatabaseOptions(command, "`applied`, the names of the steps", "SQLite file, created if it does not exist");
}
