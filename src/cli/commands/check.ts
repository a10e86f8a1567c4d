import { Command, InvalidArgumentError, Option } from "commander";
import { operations } from "../../contract/internal.ts";
import { type CoverageReport, coverageDimensions, findTooLow } from "../../traffic/coverage.ts";
import { addBaselineOptions, type BaselineOptions, readBaseline } from "../io/baseline.ts";
import { expandNames, refuseToReplace } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions, printMessage } from "../io/output.ts";
import { type CheckFilesOptions, checkFiles, type FilePart } from "../report/check-files.ts";
import { createCheckReport } from "../report/check-report.ts";
import { addReportOptions, printProblems, printReport, type ReportOptions } from "../report/print-report.ts";

const COMMAND = "loyalty check";

/** Least percentage by dimension, or of `all` together. */
type Minimums = Readonly<Record<string, number>>;

/** Options of `loyalty check`, as its `--help` describes them. */
interface CheckOptions extends BaselineOptions, ReportOptions, CheckFilesOptions {
  readonly min?: Minimums;
}

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .summary("check traffic or bodies against the contract")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument(
      "<file...>",
      "HAR, NDJSON with one HAR entry per line, or bodies of one operation; patterns such as **/*.har in quotes; - is standard input",
    )
    .addOption(new Option("--operation <id>", "operation of the response bodies").choices(Object.keys(operations)))
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599));
  addBaselineOptions(addReportOptions(command))
    .option("--closed", "treat undocumented properties, query parameters and form fields as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--invariants", "also check the invariants between exchanges")
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option(
      "--min <percent>",
      "fail below this coverage; dimension=percent for one dimension (repeatable)",
      parseMinimum,
    );
  return addOutputOptions(command, "title, conforms, findings[], files[], and coverage if asked for")
    .addHelpText(
      "after",
      `
Each of findings[] is a kind of violation, with message, count and places[]. Each of files[] has file, conforms, errors[],
warnings[], unchecked[] and undocumented[].

Exit code: 0 all conforms, 1 a violation or too little coverage, 2 a file or an exchange cannot be read, nothing was
checked, or the report cannot be written.

Examples:
  loyalty check traffic.har                # of a browser or of loyalty record
  loyalty check --json traffic.har | jq '.findings[].message'
  loyalty check --invariants --coverage --format html *.har > report.html
  loyalty check --format sarif --output traffic.sarif *.har
  loyalty check --baseline known.json --update-baseline traffic.har
  loyalty check --operation listUsers --status 200 users.json
  zcat traffic.ndjson.gz | loyalty check -`,
    )
    .action(async (files: string[], options: CheckOptions, command: Command) => {
      if ((options.operation === undefined) !== (options.status === undefined))
        command.error("error: --operation and --status belong together");
      await runCheck(files, options, command, io);
    });
}

function parseMinimum(text: string, before: Minimums = {}): Minimums {
  const [, name = "all", percent = ""] = /^(?:(\w+)=)?(.*)$/.exec(text) ?? [];
  if (name !== "all" && !coverageDimensions.some((dimension) => dimension === name))
    throw new InvalidArgumentError(`It must be a percentage, or one of ${coverageDimensions.join(", ")} with one.`);
  return { ...before, [name]: parseCount(0, 100)(percent) };
}

/** Checks the files, prints the report, writes the baseline, and sets the exit code. */
async function runCheck(names: readonly string[], options: CheckOptions, command: Command, io: Io): Promise<void> {
  const files = expandNames(names);
  refuseToReplace([...files, options.baseline], options.output, "check");
  const baseline = await readBaseline(options, command, COMMAND, io);
  const isCovered = options.coverage === true || options.min !== undefined;
  const { parts, coverage } = await checkFiles(files, { ...options, coverage: isCovered }, io);
  const hasUnread = parts.some(({ errors }) => errors.length > 0);
  const findings = parts.flatMap((part) => part.findings);
  const keys = options.invariants || options.closed ? listKeys(parts) : [];
  if (keys.length > 1 && !options.quiet)
    printMessage("warning", COMMAND, `the recordings have ${keys.length} keys, so ${KEYS_DIFFER}`, io);
  const accepted = baseline?.accept(findings, !hasUnread, keys);
  const report = createCheckReport({ parts, coverage, accepted });
  printProblems(report, COMMAND, options, io);
  await printReport(report, options, io);
  await baseline?.save();
  const isTooLow = printTooLow(coverage, options.min, io);
  if (hasUnread) io.exit(2);
  else if (!report.isGood || isTooLow) io.exit(1);
}

const KEYS_DIFFER = "one identifier has a different alias and fingerprint with each: record with one --key-env";

/** Lists the keys of the recordings. Only aliases depend on them: in the fingerprints of invariants and of unknown names. */
function listKeys(parts: readonly FilePart[]): string[] {
  return [...new Set(parts.flatMap(({ traffic }) => traffic?.keys ?? []))];
}

/** Prints each coverage that is too low. @returns True if one is. */
function printTooLow(coverage: CoverageReport | undefined, min: Minimums = {}, io: Io): boolean {
  const lines = coverage ? findTooLow(coverage, min) : [];
  for (const line of lines) printMessage("error", COMMAND, line, io);
  return lines.length > 0;
}
