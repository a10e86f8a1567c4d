import { existsSync } from "node:fs";
import { Command, InvalidArgumentError, Option } from "commander";
import { isOperationId, operations } from "../../contract/internal.ts";
import {
  applyBaseline,
  type Baseline,
  coverageDimensions,
  findTooLow,
  isDay,
  listViolationKinds,
  parseBaseline,
  type SeenViolations,
  updateBaseline,
} from "../../traffic/internal.ts";
import { readJson, writeOutput } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { parseCount } from "../io/options.ts";
import { addOutputOptions, type OutputOptions, printMessage } from "../io/output.ts";
import { createScreen } from "../io/screen.ts";
import { type BodyResponse, checkFiles } from "../report/check-files.ts";
import {
  type CheckReport,
  findCheckedFiles,
  listErrors,
  listOpenFindings,
  listWarnings,
  nameFile,
} from "../report/check-report.ts";
import { formatReport, type ReportFormat, textFormats } from "../report/format-report.ts";

const COMMAND = "loyalty check";

/** Options of `loyalty check`, as its `--help` describes them. */
interface CheckOptions extends OutputOptions {
  readonly operation?: BodyResponse["operationId"];
  readonly status?: number;
  readonly format: ReportFormat;
  readonly output?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly expires?: string;
  readonly closed?: boolean;
  readonly coverage?: boolean;
  /** Least percentage by dimension, or of `all` together. */
  readonly min?: Readonly<Record<string, number>>;
  readonly full?: boolean;
  readonly invariants?: boolean;
  readonly clockTolerance: number;
  readonly showValues?: boolean;
}

/** `loyalty check`: checks recorded traffic, or response bodies, against the contract. */
export function checkCommand(io: Io): Command {
  const command = new Command("check")
    .summary("check traffic or bodies against the contract")
    .description("Checks recorded traffic or response bodies against the contract.")
    .argument(
      "<file...>",
      "HAR, NDJSON with one HAR entry per line, folders of them, or bodies of one operation; - is standard input",
    )
    .option("--operation <id>", "operation of the response bodies", parseOperation)
    .option("--status <code>", "HTTP status of the response bodies", parseCount(100, 599))
    .addOption(new Option("--format <format>", "output format").choices(textFormats).default("pretty"))
    .option("--output <file>", "write the report to a file, and print it as text")
    .option("--baseline <file>", "accepted violations and ignored coverage, with reason and day of expiry")
    .option(
      "--update-baseline",
      "rewrite the baseline: accept current violations, remove those that could be seen and were not",
    )
    .option("--expires <day>", "last day for newly accepted violations (default: in 90 days)", parseDay)
    .option("--closed", "treat undocumented properties, parameters, form fields and headers as violations")
    .option("--show-values", "show values that redaction would replace")
    .option("--invariants", "also check the invariants between exchanges")
    .option(
      "--clock-tolerance <seconds>",
      "how far the clocks of servers behind one address may differ",
      parseCount(0, 3600),
      5,
    )
    .option("--coverage", "report how much of the contract the traffic exercises")
    .option(
      "--min <percent>",
      "fail below this coverage; dimension=percent for one dimension (repeatable)",
      parseMinimum,
    )
    .option("--full", "list every item of the coverage, with its count");
  return addOutputOptions(
    command,
    "files[], violations, and if asked for invariants[], undecided[], accepted[], coverage",
  )
    .addHelpText(
      "after",
      `
Each of files[] has file, conforms, violations[], groups[], warnings[], unchecked[] and undocumented[], or file and error.

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

function parseMinimum(text: string, before: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> {
  const [, name = "all", percent = ""] = /^(?:(\w+)=)?(.*)$/.exec(text) ?? [];
  if (name !== "all" && !coverageDimensions.some((dimension) => dimension === name))
    throw new InvalidArgumentError(`It must be a percentage, or one of ${coverageDimensions.join(", ")} with one.`);
  return { ...before, [name]: parseCount(0, 100)(percent) };
}

function parseDay(text: string): string {
  if (isDay(text)) return text;
  throw new InvalidArgumentError("It must be a day such as 2027-01-31.");
}

/** Checks the files, prints the report, writes the baseline, and sets the exit code. */
async function runCheck(files: readonly string[], options: CheckOptions, io: Io): Promise<void> {
  const { operation, status, format, output, json, quiet, min = {}, showValues = false } = options;
  const baselineBefore = await readBaseline(options, io);
  const today = new Date().toISOString().slice(0, 10);
  const checkOptions = {
    ...(operation !== undefined && status !== undefined && { bodyResponse: { operationId: operation, status } }),
    coverage: [options.coverage, options.full, options.min].some(Boolean),
    invariants: options.invariants === true,
    closed: options.closed === true,
    clockToleranceMs: options.clockTolerance * 1000,
    showValues,
    isQuiet: quiet,
  };
  const { files: reports, invariants, coverage } = await checkFiles(files, checkOptions, io);
  for (const report of reports) {
    for (const error of listErrors(report)) printMessage("error", COMMAND, `${nameFile(report)} ${error}`, io);
    for (const warning of quiet ? [] : listWarnings(report))
      printMessage("warning", COMMAND, `${nameFile(report)} ${warning}`, io);
  }
  const hasUnread = reports.some((file) => listErrors(file).length > 0);
  const checked = findCheckedFiles(reports);
  const seen = {
    kinds: listViolationKinds(
      checked.flatMap((file) => file.groups),
      invariants?.broken ?? [],
    ),
    scopes: new Set([
      ...checked.flatMap((file) => file.scopes),
      ...(options.closed ? ["--closed"] : []),
      ...(options.invariants ? ["--invariants"] : []),
    ]),
  };
  const baseline = baselineBefore && renewBaseline(seen, baselineBefore, hasUnread, options, io);
  const removed = (baselineBefore?.violations ?? []).filter((known) => !baseline?.violations.includes(known));
  const ignored = (baseline?.ignored ?? []).filter(({ expires }) => expires >= today);
  const report: CheckReport = {
    files: reports,
    ...(invariants && { invariants }),
    ...(baseline && { baseline: { ...applyBaseline(seen, baseline, today), removed } }),
    ...(coverage && { coverage }),
    ignored,
    isFull: options.full === true,
    isQuiet: quiet === true,
  };
  const chosen = json ? "json" : format;
  io.out(formatReport(output === undefined ? chosen : "pretty", report, io.screen));
  // Written after the report is printed, so that a failed write does not lose the report.
  if (output !== undefined) await writeOutput(output, formatReport(chosen, report, createScreen({})));
  if (options.baseline !== undefined && baseline !== baselineBefore)
    await writeOutput(options.baseline, `${JSON.stringify(baseline, null, 2)}\n`);
  const tooLow = coverage ? findTooLow(coverage, min, ignored) : [];
  for (const line of tooLow) printMessage("error", COMMAND, line, io);
  if (hasUnread) io.exit(2);
  else if (listOpenFindings(report).length > 0 || tooLow.length > 0) io.exit(1);
}

async function readBaseline({ baseline, updateBaseline }: CheckOptions, io: Io): Promise<Baseline | undefined> {
  if (baseline === undefined) return undefined;
  return updateBaseline && !existsSync(baseline) ? { violations: [] } : readJson(baseline, parseBaseline, io);
}

/** Returns the baseline to apply: the one in the file, or its renewal if every file could be read. */
function renewBaseline(
  seen: SeenViolations,
  before: Baseline,
  hasUnread: boolean,
  options: CheckOptions,
  io: Io,
): Baseline {
  if (!options.updateBaseline) return before;
  if (hasUnread) {
    // The unreadable part can contain accepted violations.
    printMessage("warning", COMMAND, `${options.baseline} is unchanged, because not everything could be checked`, io);
    return before;
  }
  const in90Days = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  return updateBaseline(seen, before, options.expires ?? in90Days);
}
