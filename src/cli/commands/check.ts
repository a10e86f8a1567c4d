import { Command, InvalidArgumentError, Option } from "commander";
import { operations } from "../../contract/internal.ts";
import { applyBaseline, listViolationKinds } from "../../traffic/baseline.ts";
import { coverageDimensions, findTooLow } from "../../traffic/coverage.ts";
import { addBaselineOptions, type BaselineOptions, readBaseline, renewBaseline } from "../io/baseline.ts";
import { expandNames, refuseToReplace, writeText } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions, printMessage } from "../io/output.ts";
import { createScreen } from "../io/screen.ts";
import { type BodyResponse, type CheckFilesOptions, checkFiles } from "../report/check-files.ts";
import {
  type CheckReport,
  countAllHidden,
  type FileReport,
  findCheckedFiles,
  listErrors,
  listWarnings,
  nameFile,
} from "../report/check-report.ts";
import { formatReport, type TextFormat, textFormats } from "../report/format-report.ts";

const COMMAND = "loyalty check";

/** Least percentage by dimension, or of `all` together. */
type Minimums = Readonly<Record<string, number>>;

/** Options of `loyalty check`, as its `--help` describes them. */
interface CheckOptions extends BaselineOptions {
  readonly operation?: BodyResponse["operationId"];
  readonly status?: number;
  readonly format: TextFormat;
  readonly output?: string;
  readonly closed?: boolean;
  readonly coverage?: boolean;
  readonly min?: Minimums;
  readonly invariants?: boolean;
  readonly showValues?: boolean;
}

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .summary("check traffic or bodies against the contract")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument(
      "<file...>",
      "HAR, NDJSON with one HAR entry per line, folders of them, or bodies of one operation; patterns such as **/*.har in quotes; - is standard input",
    )
    .addOption(new Option("--operation <id>", "operation of the response bodies").choices(Object.keys(operations)))
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599))
    .addOption(
      new Option("--format <format>", "output format").choices(textFormats).default("pretty").conflicts("json"),
    )
    .option("--output <file>", "write the report to a file, and print it as text");
  addBaselineOptions(command)
    .option("--closed", "treat undocumented properties, parameters, form fields and headers as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--invariants", "also check the invariants between exchanges")
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option(
      "--min <percent>",
      "fail below this coverage; dimension=percent for one dimension (repeatable)",
      parseMinimum,
    );
  return addOutputOptions(
    command,
    "files[], violations, and if asked for invariants[], undecided[], accepted[], coverage",
  )
    .addHelpText(
      "after",
      `
Each of files[] has file, conforms, groups[] of violations, warnings[], unchecked[] and undocumented[], or file and error.

Exit code: 0 all conforms, 1 a violation or too little coverage, 2 a file or an exchange cannot be read, nothing was
checked, or a file not written.

Examples:
  loyalty check traffic.har                # of a browser or of loyalty record
  loyalty check --json traffic.har | jq '.files[].groups[].first.message'
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
  const { quiet: isQuiet = false, min = {} } = options;
  const files = expandNames(names);
  refuseToReplace([...files, options.baseline], options.output, "check");
  const before = await readBaseline(options, command, COMMAND, io);
  const today = new Date().toISOString().slice(0, 10);
  const result = await checkFiles(files, toCheckFilesOptions(options), io);
  printProblems(result.files, isQuiet, io);
  const hasUnread = result.files.some((file) => listErrors(file).length > 0);
  const groups = findCheckedFiles(result.files).flatMap((file) => file.groups);
  const kinds = listViolationKinds(groups, result.invariants?.broken ?? []);
  const after = before && renewBaseline(before, kinds, !hasUnread, { ...options, today }, COMMAND, io);
  const baseline = after && applyBaseline(kinds, after, today);
  await printReport({ ...result, baseline, isQuiet }, options, io);
  if (options.baseline !== undefined && after !== before)
    await writeText(options.baseline, `${JSON.stringify(after, null, 2)}\n`);
  const isTooLow = printTooLow(result, min, io);
  if (hasUnread) io.exit(2);
  else if ((baseline?.open ?? kinds).length + countAllHidden(result) > 0 || isTooLow) io.exit(1);
}

/** Prints each coverage that is too low. @returns True if one is. */
function printTooLow(report: Pick<CheckReport, "coverage">, min: Minimums, io: Io): boolean {
  const lines = report.coverage ? findTooLow(report.coverage, min) : [];
  for (const line of lines) printMessage("error", COMMAND, line, io);
  return lines.length > 0;
}

function toCheckFilesOptions(options: CheckOptions): CheckFilesOptions {
  const { operation, status } = options;
  return {
    ...(operation !== undefined && status !== undefined && { bodyResponse: { operationId: operation, status } }),
    coverage: options.coverage === true || options.min !== undefined,
    invariants: options.invariants === true,
    closed: options.closed === true,
    showValues: options.showValues === true,
    isQuiet: options.quiet,
  };
}

/** Prints what could not be checked. */
function printProblems(files: readonly FileReport[], isQuiet: boolean, io: Io): void {
  for (const file of files) {
    for (const error of listErrors(file)) printMessage("error", COMMAND, `${nameFile(file)} ${error}`, io);
    for (const warning of isQuiet ? [] : listWarnings(file))
      printMessage("warning", COMMAND, `${nameFile(file)} ${warning}`, io);
  }
}

/** Prints the report, and then writes it to a file, so that a failed write does not lose it. */
async function printReport(report: CheckReport, { json, format, output }: CheckOptions, io: Io): Promise<void> {
  const chosen = json ? "json" : format;
  io.out(formatReport(output === undefined ? chosen : "pretty", report, io.screen));
  if (output !== undefined) await writeText(output, formatReport(chosen, report, createScreen({})));
}
