import { Command, InvalidArgumentError, Option } from "commander";
import { isOperationId, operations } from "../contract/index.ts";
import {
  applyBaseline,
  type Baseline,
  coveragePercent,
  mergeCoverage,
  Suggestions,
  sumCoverage,
} from "../traffic/index.ts";
import { readBaseline, renewBaseline } from "./check/baseline-file.ts";
import type { BodyOf } from "./check/check-body.ts";
import type { FileReport } from "./check/check-file.ts";
import { checkFiles } from "./check/check-files.ts";
import type { Io } from "./io.ts";
import { parseCount } from "./parse-count.ts";
import { type CheckReport, checkedFiles, hasFailed } from "./report/check-report.ts";
import { formatReport, type ReportFormat, reportFormats } from "./report/format-report.ts";
import { writeOutput } from "./write-output.ts";

interface CheckOptions {
  readonly operation?: BodyOf["operationId"];
  readonly status?: number;
  readonly format: ReportFormat;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly expires?: string;
  readonly closed?: boolean;
  readonly coverage?: boolean;
  readonly coverageMin?: number;
  readonly coverageOut?: string;
  readonly laws?: boolean;
  readonly suggest?: string;
}

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
    .action((files: string[], options: CheckOptions, command: Command) => check(files, options, command, io));
}

async function check(files: string[], options: CheckOptions, command: Command, io: Io): Promise<void> {
  const { operation, status, format, coverageMin, coverageOut } = options;
  if ((operation === undefined) !== (status === undefined)) {
    command.error("error: --operation and --status belong together: they say what the bodies answer");
  }
  if (options.updateBaseline && options.baseline === undefined) {
    command.error("error: --update-baseline needs --baseline, the file to write");
  }
  const before =
    options.baseline === undefined
      ? undefined
      : await readBaseline(options.baseline, options.updateBaseline === true, io);
  const wantsCoverage = options.coverage || coverageMin !== undefined || coverageOut !== undefined;
  const fileOptions = {
    ...(operation !== undefined && status !== undefined && { bodyOf: { operationId: operation, status } }),
    coverage: wantsCoverage === true,
    laws: options.laws === true,
  };
  const suggestions = options.suggest === undefined ? undefined : new Suggestions();
  const reports = await checkFiles(files, { ...fileOptions, suggestions }, io);
  for (const report of reports) {
    const notice = "error" in report ? report.error : report.warning;
    if (notice !== undefined) io.err(`loyalty check: ${nameOf(report.file)} ${notice}\n`);
  }
  const hasUnread = reports.some((file) => "error" in file);
  const baseline = before && accept(reports, before, hasUnread, options, io);
  const report = toReport(reports, baseline, options.closed === true);
  io.out(formatReport(format, report));
  await writeFiles(options, suggestions, report.coverage, baseline === before ? undefined : baseline);
  const percent = report.coverage ? coveragePercent(sumCoverage(report.coverage)) : 100;
  const isBelow = coverageMin !== undefined && percent < coverageMin;
  if (isBelow) io.err(`loyalty check: coverage is ${percent} %, at least ${coverageMin} % are wanted\n`);
  if (hasUnread) io.exit(2);
  else if (hasFailed(report) || isBelow) io.exit(1);
}

/** Called after the report, which is not lost where a file cannot be written. */
async function writeFiles(
  { suggest, coverageOut, baseline }: CheckOptions,
  suggestions: Suggestions | undefined,
  coverage: CheckReport["coverage"],
  renewed: Baseline | undefined,
): Promise<void> {
  if (suggest !== undefined) await writeOutput(suggest, `${JSON.stringify(suggestions?.overlay(), null, 2)}\n`);
  if (coverageOut !== undefined && coverage) await writeOutput(coverageOut, `${JSON.stringify(coverage)}\n`);
  if (baseline !== undefined && renewed) await writeOutput(baseline, `${JSON.stringify(renewed, null, 2)}\n`);
}

/** The baseline to judge by: the one that was read, or its renewal. What was not read may still deviate as accepted. */
function accept(
  files: readonly FileReport[],
  before: Baseline,
  hasUnread: boolean,
  { baseline, updateBaseline, expires }: CheckOptions,
  io: Io,
): Baseline {
  if (!updateBaseline) return before;
  if (!hasUnread) return renewBaseline(files, before, expires);
  io.err(`loyalty check: ${baseline} stays as it was, because not every file could be read\n`);
  return before;
}

function toReport(files: readonly FileReport[], baseline: Baseline | undefined, isClosed: boolean): CheckReport {
  const checked = checkedFiles({ files, isClosed });
  const coverages = checked.flatMap((file) => file.coverage ?? []);
  const groups = checked.flatMap((file) => file.groups);
  const today = new Date().toISOString().slice(0, 10);
  return {
    files,
    isClosed,
    ...(baseline && { baseline: applyBaseline(groups, baseline, today) }),
    ...(coverages.length > 0 && { coverage: mergeCoverage(coverages) }),
  };
}

function nameOf(file: string): string {
  return file === "-" ? "standard input" : file;
}

function parseOperation(text: string): BodyOf["operationId"] {
  if (isOperationId(text)) return text;
  throw new InvalidArgumentError(`It is one of ${Object.keys(operations).join(", ")}.`);
}

function parseDay(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError("It is a day such as 2027-01-31.");
}
