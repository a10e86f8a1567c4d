import {
  applyBaseline,
  type Baseline,
  coveragePercent,
  mergeCoverage,
  Suggestions,
  sumCoverage,
} from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { writeOutput } from "../io/write-output.ts";
import { type CheckReport, checkedFiles, hasFailed } from "../report/check-report.ts";
import { formatReport, type ReportFormat } from "../report/format-report.ts";
import { readBaseline, renewBaseline } from "./baseline-file.ts";
import type { BodyOf } from "./check-body.ts";
import type { FileReport } from "./check-file.ts";
import { checkFiles } from "./check-files.ts";

/** Options of `loyalty check`, as its `--help` tells them. */
export interface CheckOptions {
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

/** Checks the files, prints the report, writes what the options name, and sets the exit code. */
export async function runCheck(files: readonly string[], options: CheckOptions, io: Io): Promise<void> {
  const { operation, status, format, coverageMin, coverageOut } = options;
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
