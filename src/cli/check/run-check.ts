import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  applyBaseline,
  type Baseline,
  CoverageCollector,
  type CoverageReport,
  type Deviation,
  listDeviations,
  parseBaseline,
  updateBaseline,
} from "../../traffic/internal.ts";
import { type CoverageOptions, readWaivers, reportTooLow } from "../io/coverage-options.ts";
import { readJson, writeOutput } from "../io/files.ts";
import type { Io } from "../io/io.ts";
import { type OutputOptions, printMessage } from "../io/output.ts";
import {
  type CheckReport,
  type FileReport,
  findCheckedFiles,
  listErrors,
  listFailures,
  listInvariantFailures,
  nameFile,
} from "../report/check-report.ts";
import { formatReport, type ReportFormat } from "../report/format-report.ts";
import { type BodyResponse, checkFiles } from "./check-files.ts";

const COMMAND = "loyalty check";

/** Options of `loyalty check`, as its `--help` describes them. */
export interface CheckOptions extends CoverageOptions, OutputOptions {
  readonly operation?: BodyResponse["operationId"];
  readonly status?: number;
  readonly format: ReportFormat;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly expires?: string;
  readonly closed?: boolean;
  readonly coverage?: boolean;
  readonly coverageOut?: string;
  readonly invariants?: boolean;
  readonly showValues?: boolean;
}

/** Checks the files, prints the report, writes the files that the options name, and sets the exit code. */
export async function runCheck(files: readonly string[], options: CheckOptions, io: Io): Promise<void> {
  const { operation, status, format, json, quiet, min, coverageOut } = options;
  const waivers = await readWaivers(options, io);
  const baselineBefore = await readBaseline(options, io);
  const fileOptions = {
    ...(operation !== undefined && status !== undefined && { bodyResponse: { operationId: operation, status } }),
    coverage: [options.coverage, options.full, min, options.waivers, coverageOut].some(Boolean),
    invariants: options.invariants === true,
    ...(!options.showValues && { key: randomBytes(32).toString("hex") }),
    isQuiet: quiet,
  };
  const { files: reports, invariants } = await checkFiles(files, fileOptions, io);
  for (const report of reports) {
    const warnings = "error" in report || quiet ? [] : [...report.warnings, ...report.unchecked];
    for (const error of listErrors(report)) printMessage("error", COMMAND, `${nameFile(report)} ${error}`, io);
    for (const warning of warnings) printMessage("warning", COMMAND, `${nameFile(report)} ${warning}`, io);
  }
  const hasUnread = reports.some((file) => listErrors(file).length > 0);
  const groups = findCheckedFiles(reports).flatMap((file) => file.groups);
  const deviations = listDeviations(groups, invariants?.broken ?? []);
  const baseline = baselineBefore && renewBaseline(deviations, baselineBefore, hasUnread, options, io);
  const report: CheckReport = {
    files: reports,
    isClosed: options.closed === true,
    ...(invariants && { invariants }),
    ...(baseline && { baseline: applyBaseline(deviations, baseline, new Date().toISOString().slice(0, 10)) }),
    ...(fileOptions.coverage && { coverage: addCoverage(reports) }),
    waivers,
    isFull: options.full === true,
    isQuiet: quiet === true,
  };
  io.out(formatReport(json ? "json" : format, report, io.screen));
  // Written after the report is printed, so that a failed write does not lose the report.
  if (coverageOut !== undefined && report.coverage)
    await writeOutput(coverageOut, `${JSON.stringify(report.coverage)}\n`);
  if (options.baseline !== undefined && baseline !== baselineBefore)
    await writeOutput(options.baseline, `${JSON.stringify(baseline, null, 2)}\n`);
  const isBelow = report.coverage !== undefined && reportTooLow(COMMAND, report.coverage, options, waivers, io);
  const failures = [
    listInvariantFailures(report),
    ...findCheckedFiles(reports).map((file) => listFailures(report, file)),
  ];
  const hasFailed = failures.some((list) => list.length > 0);
  if (hasUnread) io.exit(2);
  else if (hasFailed || isBelow) io.exit(1);
}

async function readBaseline({ baseline, updateBaseline }: CheckOptions, io: Io): Promise<Baseline | undefined> {
  if (baseline === undefined) return undefined;
  return updateBaseline && !existsSync(baseline) ? { deviations: [] } : readJson(baseline, parseBaseline, io);
}

/** Returns the baseline to apply: the one in the file, or its renewal if every file could be read. */
function renewBaseline(
  deviations: readonly Deviation[],
  before: Baseline,
  hasUnread: boolean,
  options: CheckOptions,
  io: Io,
): Baseline {
  if (!options.updateBaseline) return before;
  if (hasUnread) {
    // What cannot be read may still show accepted deviations.
    printMessage("warning", COMMAND, `${options.baseline} is unchanged, because not everything could be checked`, io);
    return before;
  }
  const in90Days = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  return updateBaseline(deviations, before, options.expires ?? in90Days);
}

function addCoverage(files: readonly FileReport[]): CoverageReport {
  const total = new CoverageCollector();
  for (const { coverage } of findCheckedFiles(files)) if (coverage) total.merge(coverage);
  return total.report();
}
