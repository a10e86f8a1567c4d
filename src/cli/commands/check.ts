import { Command, InvalidArgumentError, Option } from "commander";
import { isOperationId, operations } from "../../contract/internal.ts";
import { isDay } from "../../traffic/internal.ts";
import type { BodyResponse } from "../check/check-files.ts";
import { type CheckOptions, runCheck } from "../check/run-check.ts";
import { addCoverageOptions } from "../io/coverage-options.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions } from "../io/output.ts";
import { textFormats } from "../report/format-report.ts";

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .summary("check traffic or bodies against the contract")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument("<file...>", "HAR, NDJSON with one HAR entry per line, or bodies of one operation; - is standard input")
    .option("--operation <id>", "operation of the response bodies", parseOperation)
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599))
    .addOption(new Option("--format <format>", "output format").choices(textFormats).default("pretty"))
    .option("--baseline <file>", "accepted deviations, with reason and day of expiry")
    .option("--update-baseline", "rewrite the baseline: accept current deviations, remove others")
    .option("--expires <day>", "last day for newly accepted deviations (default: in 90 days)", parseDay)
    .option("--closed", "treat undocumented properties as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--invariants", "also check the invariants between exchanges")
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option("--coverage-out <file>", "write the coverage as JSON, for loyalty coverage merge");
  addCoverageOptions(command);
  return addOutputOptions(
    command,
    "files[], violations, and if asked for invariants[], undecided[], accepted[], coverage",
  )
    .addHelpText(
      "after",
      `
Each of files[] has file, conforms, violations[], groups[], warnings[], unchecked[] and undocumented[], or file and error.

Exit code: 0 all conforms, 1 a deviation or too little coverage, 2 a file or an exchange cannot be read, nothing was
checked, or a file not written.

Examples:
  loyalty check traffic.har                # of a browser or of loyalty record
  loyalty check --json traffic.har | jq '.files[].groups[].first.message'
  loyalty check --invariants --coverage --format html *.har > report.html
  loyalty check --baseline known.json --update-baseline traffic.har
  loyalty check --operation listUsers --status 200 users.json
  zcat traffic.ndjson.gz | loyalty check -`,
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      if (options.json && command.getOptionValueSource("format") === "cli")
        command.error("error: --json and --format exclude each other");
      if ((options.operation === undefined) !== (options.status === undefined))
        command.error("error: --operation and --status belong together");
      if (options.updateBaseline && options.baseline === undefined)
        command.error("error: --update-baseline needs --baseline, the file to write");
      await runCheck(files, options, io);
    });
}

function parseOperation(text: string): BodyResponse["operationId"] {
  if (isOperationId(text)) return text;
  throw new InvalidArgumentError(`It must be one of ${Object.keys(operations).join(", ")}.`);
}

function parseDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError("It must be a day such as 2027-01-31.");
}
