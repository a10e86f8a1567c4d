import { Command, InvalidArgumentError, Option } from "commander";
import { isOperationId, operations } from "../../contract/index.ts";
import type { BodyOf } from "../check/check-body.ts";
import { type CheckOptions, runCheck } from "../check/run-check.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/parse-count.ts";
import { reportFormats } from "../report/format-report.ts";

/** `loyalty check`: holds recorded traffic, or single response bodies, to the contract. */
export function checkCommand(io: Io): Command {
  return new Command("check")
    .summary("hold traffic or bodies to the contract")
    .description("Holds recorded traffic or response bodies to the contract.")
    .argument("<file...>", "HAR, NDJSON with an entry of a HAR a line, or bodies of one operation; - is standard input")
    .option("--operation <id>", "operation that the bodies answer", parseOperation)
    .option("--status <code>", "HTTP status that the bodies came with", parseCount(100, 599))
    .addOption(new Option("--format <format>", "how to print what was found").choices(reportFormats).default("pretty"))
    .option("--baseline <file>", "deviations that are accepted, with reason and day of expiry")
    .option("--update-baseline", "write the baseline anew: accept what deviates, drop what no longer does")
    .option("--expires <day>", "last day for what is newly accepted (default: in 90 days)", parseDay)
    .option("--closed", "members that the contract does not know are violations")
    .option("--laws", "check the laws between exchanges, too")
    .option("--suggest <file>", "write an OpenAPI Overlay under which the responses would conform")
    .option("--coverage", "say what the traffic exercises of the contract")
    .option("--coverage-min <percent>", "fail below this coverage", parseCount(0, 100))
    .option("--coverage-out <file>", "write the coverage as JSON, for loyalty coverage merge")
    .addHelpText(
      "after",
      `
Exit code: 0 all conforms, 1 something deviates or is not covered, 2 something cannot be read or written.

Examples:
  loyalty check traffic.har                            what a browser or loyalty record has saved
  loyalty check --laws --coverage --format html *.har > report.html
  loyalty check --baseline known.json --update-baseline traffic.har
  loyalty check --operation listUsers --status 200 users.json
  zcat traffic.ndjson.gz | loyalty check -`,
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      if ((options.operation === undefined) !== (options.status === undefined))
        command.error("error: --operation and --status belong together: they say what the bodies answer");
      if (options.updateBaseline && options.baseline === undefined)
        command.error("error: --update-baseline needs --baseline, the file to write");
      await runCheck(files, options, io);
    });
}

function parseOperation(text: string): BodyOf["operationId"] {
  if (isOperationId(text)) return text;
  throw new InvalidArgumentError(`It is one of ${Object.keys(operations).join(", ")}.`);
}

function parseDay(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError("It is a day such as 2027-01-31.");
}
