import type { BaselineResult } from "../../traffic/baseline.ts";
import type { TrafficReport } from "../../traffic/check/traffic-collector.ts";
import type { ViolationGroup } from "../../traffic/check/violation-groups.ts";
import type { CoverageReport } from "../../traffic/coverage.ts";
import { describeGroup } from "../../traffic/explain.ts";
import {
  describeInvariant,
  type InvariantGroup,
  type InvariantReport,
  invariants,
} from "../../traffic/invariants/invariant.ts";
import { countHidden } from "../../traffic/read/groups.ts";
import type { VerifyReport } from "../../verify/index.ts";

/** The result of checking one file. */
export type FileReport = CheckedFile | { readonly file: string; readonly error: string };

/** A file that could be read. */
export interface CheckedFile extends TrafficReport {
  readonly file: string;
  readonly isTraffic: boolean;
  readonly warnings: readonly string[];
  /** Describes the parts that could not be checked: if there are any, nothing says that the file conforms. */
  readonly unchecked: readonly string[];
}

/** The result of one run of `loyalty check`. */
export interface CheckReport {
  readonly files: readonly FileReport[];
  /** The invariants between the exchanges of all files. */
  readonly invariants?: InvariantReport | undefined;
  /** The violations of all files, compared with the baseline if there is one. */
  readonly baseline?: BaselineResult | undefined;
  readonly coverage?: CoverageReport | undefined;
  /** True if only failures are listed. */
  readonly isQuiet: boolean;
  /** The result, the verdicts on assumptions and the skipped operations, if the exchanges are of `loyalty verify`. */
  readonly verification?: {
    readonly conforms: boolean;
    readonly summary: string;
    readonly verdicts: readonly string[];
    readonly skipped: VerifyReport["skipped"];
  };
}

/** A report with its findings, which the formats for people and CI print. */
export interface ReportView extends CheckReport {
  /** The kinds of violation in each file. */
  readonly violations: ReadonlyMap<FileReport, readonly Finding[]>;
  readonly broken: readonly Finding[];
  /** All of them. */
  readonly findings: readonly Finding[];
}

/** A kind of violation in a file, or a broken invariant. */
export interface Finding {
  readonly fingerprint: string;
  /** The rule: half and keyword, or the invariant. */
  readonly rule: string;
  readonly source: { readonly section: string; readonly assumption?: string };
  /** The operation, or `invariants`. */
  readonly subject: string;
  /** The short name: half and place, or the invariant. */
  readonly name: string;
  /** A description, and a line for each exchange of an invariant. */
  readonly lines: readonly string[];
  /** The first exchange of a violation, as text. */
  readonly exchange: string;
  /**
   * The exchanges that show it, by the half at fault or by other evidence. The last one of an invariant breaks it; the
   * others prepare it.
   */
  readonly places: readonly { readonly file: FileReport; readonly entry: number; readonly shows: string }[];
  readonly count: number;
  /** True if the baseline accepts it, and the acceptance has not expired. */
  readonly isAccepted: boolean;
}

/** Lists the findings of a report. */
export function listFindings(report: CheckReport): ReportView {
  const violations = new Map<FileReport, readonly Finding[]>(
    findCheckedFiles(report.files).map((file) => [file, file.groups.map((group) => toViolation(report, file, group))]),
  );
  const broken = (report.invariants?.broken ?? []).map((each) => toBroken(report, each));
  return { ...report, violations, broken, findings: [...violations.values(), broken].flat() };
}

function toViolation(report: CheckReport, file: CheckedFile, group: ViolationGroup): Finding {
  const { first, pattern, fingerprint, count, exchange } = group;
  return {
    ...{ fingerprint, count, exchange, source: first, isAccepted: isAccepted(report, group) },
    rule: `${first.in}-${first.keyword}`,
    subject: first.operationId,
    name: `${first.in} ${pattern || "/"} ${first.expected}`,
    lines: [describeGroup(group, file.isTraffic ? undefined : "")],
    places: [{ file, entry: first.entry, shows: first.in }],
  };
}

function toBroken(report: CheckReport, broken: InvariantGroup): Finding {
  const { invariant, fingerprint, places, count } = broken;
  return {
    ...{ fingerprint, count, exchange: "", source: invariants[invariant], isAccepted: isAccepted(report, broken) },
    rule: invariant,
    subject: "invariants",
    name: invariant,
    lines: describeInvariant(broken, (file) => nameBeforeExchange(report, file)),
    // A recording has the position of its file.
    places: places.map(({ file, entry, shows }) => ({ file: report.files[file] as FileReport, entry, shows })),
  };
}

/** True if the baseline accepts a kind of violation or a broken invariant. */
export function isAccepted({ baseline }: CheckReport, { fingerprint }: { readonly fingerprint: string }): boolean {
  return baseline !== undefined && !baseline.open.some((violation) => violation.fingerprint === fingerprint);
}

/** Finds the broken invariants that an exchange of a file shows. */
export function findBroken({ broken }: ReportView, file: FileReport): Finding[] {
  return broken.filter(({ places }) => places.some((place) => place.file === file));
}

/** Returns the name of a file for people. */
export function nameFile({ file }: FileReport): string {
  return file === "-" ? "standard input" : file;
}

export function findCheckedFiles(files: readonly FileReport[]): CheckedFile[] {
  return files.filter((file): file is CheckedFile => !("error" in file));
}

/** Lists the reasons why a file, or exchanges in it, could not be checked. */
export function listErrors(file: FileReport): string[] {
  if ("error" in file) return [file.error];
  const { unreadable, unreadableCount } = file;
  const rest = unreadableCount - unreadable.length;
  return [...unreadable, ...(rest > 0 ? [`has ${formatCount(rest, "more exchange")} that cannot be read`] : [])];
}

/** Lists the parts of a file that were not checked or not recorded. */
export function listWarnings(file: FileReport): string[] {
  return "error" in file ? [] : [...file.warnings, ...file.unchecked];
}

/** Counts the violations, accepted ones included. */
export function countViolations(files: readonly FileReport[]): number {
  return findCheckedFiles(files).reduce((sum, file) => sum + file.violationCount, 0);
}

/** Formats the numbers of violations in a run or in a file: `2 violations, 1 broken invariant`. Violations are always in the list. */
export function describeCounts(report: ReportView, file?: FileReport): string {
  const checked = findCheckedFiles(file ? [file] : report.files);
  const brokenHere = file ? findBroken(report, file).reduce((sum, { count }) => sum + count, 0) : undefined;
  const brokenCount = brokenHere ?? report.invariants?.brokenCount ?? 0;
  const unreadable = checked.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0);
  return [
    formatCount(countViolations(checked), "violation"),
    ...(brokenCount > 0 ? [formatCount(brokenCount, "broken invariant")] : []),
    ...(unreadable > 0 ? [formatCount(unreadable, "unreadable exchange")] : []),
    ...(checked.some(({ unchecked }) => unchecked.length > 0) ? ["not everything could be checked"] : []),
  ].join(", ");
}

/** True if a file shows no violation, not even an accepted one, and all of it could be read and checked. */
export function conforms(report: ReportView, file: FileReport): boolean {
  if ("error" in file) return false;
  const { violationCount, unreadableCount, unchecked } = file;
  return violationCount + findBroken(report, file).length + unreadableCount + unchecked.length === 0;
}

/** Describes the parts and the requests of a file that the contract does not know. */
export function listUnknown({ undocumented, undocumentedCount, unmatched, unmatchedCount }: CheckedFile): string[] {
  const hidden = countHidden(undocumented, undocumentedCount);
  const parts = [...undocumented.map(describeUndocumented), ...(hidden > 0 ? [`and ${hidden} more`] : [])].join(", ");
  const others = Object.entries(unmatched).map(([name, count]) => describeUndocumented({ name, count }));
  return [
    ...(parts === "" ? [] : [`undocumented: ${parts}`]),
    ...(unmatchedCount > 0
      ? [`${formatCount(unmatchedCount, "exchange")} without an operation: ${others.join(", ")}`]
      : []),
  ];
}

type Part = Pick<CheckedFile["undocumented"][number], "name" | "count" | "suggestion">;

/** Describes an undocumented part: `query starting_after (2, did you mean starting_after_id?)`. */
export function describeUndocumented({ name, count, suggestion }: Part): string {
  const notes = [
    ...(count > 1 ? [String(count)] : []),
    ...(suggestion === undefined ? [] : [`did you mean ${suggestion}?`]),
  ];
  return notes.length === 0 ? name : `${name} (${notes.join(", ")})`;
}

/** Returns the name of a file to put before one of its exchanges, if there are several files. */
function nameBeforeExchange({ files }: CheckReport, file: number): string {
  return files.length > 1 ? `${files[file]?.file} ` : "";
}

/** Describes the gaps in the list of broken invariants: those beyond its limit, and exchanges that could not be compared. */
export function describeUndecided(report: CheckReport): string[] {
  const { invariants } = report;
  const hidden = countAllHidden(report);
  const undecided = (invariants?.undecided ?? []).map(({ reason, count, places }) => {
    const names = places.map(({ file, entry }) => `${nameBeforeExchange(report, file)}#${entry + 1}`);
    const rest = count > places.length ? `, and ${count - places.length} more` : "";
    return `invariants not decided, because ${reason}: ${names.join(", ")}${rest}`;
  });
  return [
    ...(hidden > 0 ? [`${formatCount(hidden, "more violation")} of kinds that are not listed`] : []),
    ...undecided,
  ];
}

/** Counts the violations and broken invariants of kinds that the report does not list. No baseline accepts them. */
export function countAllHidden({ files, invariants }: Pick<CheckReport, "files" | "invariants">): number {
  const inFiles = findCheckedFiles(files).map(({ groups, violationCount }) => countHidden(groups, violationCount));
  const broken = countHidden(invariants?.broken ?? [], invariants?.brokenCount ?? 0);
  return inFiles.reduce((sum, hidden) => sum + hidden, broken);
}

/** Formats a count: `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
