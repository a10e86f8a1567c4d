import { closeSync, openSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { Command } from "commander";
import { escapeControls } from "../../contract/escape-controls.ts";
import { parseDatabaseAddress } from "../../service/store/database-address.ts";
import { toWriteError } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { addDatabaseOption, type DatabaseOptions } from "../io/options.ts";
import { addOutputOptions, printResult } from "../io/output.ts";
import { Progress } from "../io/progress.ts";

/** `loyalty backup`: copies a SQLite database while services use it. */
export function backupCommand(io: Io): Command {
  const command = new Command("backup")
    .summary("copy a SQLite database that is in use")
    .description("Copies a SQLite database while services and imports use it. The copy contains no access tokens.")
    .argument("<copy>", "file to create; it must not exist")
    .addHelpText(
      "after",
      `
A token that was revoked after the backup stays invalid when the copy is restored; clients issue new tokens. For PostgreSQL
use pg_dump.

Exit code: 0 copied, 2 a file cannot be opened or written, or wrong usage.

Example:
  loyalty backup --database loyalty.db "loyalty-$(date +%F).db"`,
    )
    .action(async (copy: string, options: DatabaseOptions) => {
      const { database, quiet } = options;
      if (parseDatabaseAddress(database).kind === "postgres")
        throw new Error("loyalty backup copies SQLite files; for PostgreSQL use pg_dump");
      const source = openSource(database);
      try {
        await copyDatabase(source, copy, new Progress({ verb: "copying", unit: "pages", isQuiet: quiet }, io));
      } finally {
        source.close();
      }
      printResult({ json: { copy }, text: escapeControls(`${copy} written`) }, options, io);
    });
  return addOutputOptions(addDatabaseOption(command, "SQLite file"), "`copy`");
}

function openSource(database: string): DatabaseSync {
  try {
    const source = new DatabaseSync(database, { readOnly: true });
    source.exec("SELECT count(*) FROM access_token");
    return source;
  } catch (cause) {
    throw new Error(`cannot read the database ${database}: ${(cause as Error).message}`, { cause });
  }
}

/** Leaves no file behind if it fails. */
async function copyDatabase(source: DatabaseSync, copy: string, progress: Progress): Promise<void> {
  try {
    closeSync(openSync(copy, "wx", 0o600)); // only its owner may read it
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw exists ? new Error(`cannot write ${copy}: it exists`, { cause: error }) : toWriteError(copy, error);
  }
  try {
    let done = 0;
    await backup(source, copy, {
      progress({ totalPages, remainingPages }) {
        progress.add(totalPages - remainingPages - done, totalPages);
        done = totalPages - remainingPages;
      },
    });
    progress.clear();
    const target = new DatabaseSync(copy);
    target.exec("DELETE FROM access_token");
    target.close();
  } catch (error) {
    for (const suffix of ["", "-wal", "-shm"]) rmSync(copy + suffix, { force: true });
    throw toWriteError(copy, error);
  }
}
