import { Command, Option } from "commander";
import { formatNotes } from "../io/configure-command.ts";
import type { Io } from "../io/io.ts";
import { addDatabaseOption, parseCount } from "../io/options.ts";
import type { ServeOptions } from "../serve/serve-until-signal.ts";

/** `loyalty serve`: runs the service until SIGINT or SIGTERM. */
export function serveCommand(io: Io): Command {
  const command = new Command("serve")
    .description("Runs the service. Without --database it serves demo data from memory and prints the demo keys.")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--port <number>", "port to listen on; 0 picks a free one", parseCount(0, 65_535), 8787)
    .option("--demo", "import the demo dataset into the database")
    .option(
      "--admin-port <number>",
      "port for /healthz, /readyz and /metrics; 0 picks a free one",
      parseCount(0, 65_535),
    )
    .option("--admin-host <address>", "address of the admin port", "127.0.0.1")
    .option("--pool <number>", "maximum number of PostgreSQL connections", parseCount(1, 1_000), 10)
    .option(
      "--token-lifetime <seconds>",
      "lifetime of access tokens (default: from the contract)",
      parseCount(1, 31_536_000),
    )
    .option("--drain <seconds>", "maximum time from SIGTERM to the end of the process", parseCount(0, 3_600), 25)
    .addOption(
      new Option("--fault <rule>", "inject a fault to test your client; repeatable")
        .argParser((rule, before: readonly string[]) => [...before, rule])
        .default([], "none"),
    )
    .option("--log", "log each request as a JSON line on standard error")
    .option("--no-docs", "serve the API only, without documentation and contract")
    .addHelpText(
      "after",
      formatNotes({
        text: `
If standard output is not a terminal, each line is JSON, and the first line contains "url" and, unless --no-docs is set,
"docsUrl".

On SIGTERM, /readyz returns 503 and each response closes its connection. After a fifth of --drain the port closes, and requests
in flight finish. SIGINT skips the delay.

On PostgreSQL, run loyalty migrate first: the service does not create or change the schema.

Faults: docs/test-your-code.md describes the kinds and parts of a rule; the message for a wrong rule lists them.`,
        exitCode: "0 stopped by SIGINT or SIGTERM, 2 the port or the database cannot be opened, or wrong usage.",
        examples: [
          "loyalty serve                                # demo dataset in memory",
          "loyalty serve --database loyalty.db          # data of loyalty import",
          "loyalty serve --port 0 | head -1             # a free port, printed as JSON",
          "loyalty serve --fault status=429,retry-after=3,on=listMemberActivity,nth=2",
          "loyalty serve --fault latency=800 --fault drop,on=generateToken,nth=5",
        ],
      }),
    )
    .action(async (options: ServeOptions) => {
      // Imported here, so that the other commands start faster.
      const { serveUntilSignal } = await import("../serve/serve-until-signal.ts");
      await serveUntilSignal(options, io);
    });
  return addDatabaseOption(command, "SQLite file, created if it does not exist; :memory:; or postgres://…");
}
