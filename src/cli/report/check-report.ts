import { describeSource } from "../../contract/internal.ts";
import type { AcceptedViolation } from "../../traffic/index.ts";
import {
  type BaselineResult,
  type BrokenInvariant,
  type CoverageReport,
  describeGroup,
  describeInvariant,
  type IgnoredItem,
  type InvariantReport,
  invariants,
  type TrafficReport,
  type ViolationGroup,
} from "../../traffic/internal.ts";

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

/** The result of one run of `loyalty check`, which every format prints. */
export interface CheckReport {
  readonly files: readonly FileReport[];
  /** The invariants between the exchanges of all files. */
  readonly invariants?: InvariantReport;
  /** The violations of all files, compared with the baseline if there is one. */
  readonly baseline?: BaselineResult & { readonly removed: readonly AcceptedViolation[] };
  readonly coverage?: CoverageReport;
  /** Items that the coverage leaves out. */
  readonly ignored: readonly IgnoredItem[];
  /** Whether every item of the coverage is listed. */
  readonly isFull: boolean;
  /** Whether only failures are listed. */
  readonly isQuiet?: boolean;
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

/** Counts the violations, accepted ones included. */
export function countViolations({ files }: Pick<CheckReport, "files">): number {
  return findCheckedFiles(files).reduce((sum, file) => sum + file.violationCount, 0);
}

/** Lists the parts of a file that were not checked or not recorded. */
export function listWarnings(file: FileReport): string[] {
  return "error" in file ? [] : [...file.warnings, ...file.unchecked];
}

/** A kind of violation or a broken invariant, as the formats show it. */
export interface Finding<Kind = unknown> {
  readonly kind: Kind;
  /** The operation, or `invariants`. */
  readonly subject: string;
  /** The short name: half and place, or invariant. */
  readonly name: string;
  /** The section or the assumption that it breaks. */
  readonly title: string;
  readonly text: string;
  /** Whether the baseline accepts it, and the acceptance has not expired. */
  readonly isAccepted: boolean;
}

/** Lists the kinds of violation in a file. */
export function listFindings(report: CheckReport, file: FileReport): Finding<ViolationGroup>[] {
  if ("error" in file) return [];
  return file.groups.map((kind) => ({
    kind,
    subject: kind.first.operationId,
    name: `${kind.first.in} ${kind.pattern || "/"} ${kind.first.expected}`,
    title: describeSource(kind.first),
    text: describeGroup(kind, file.isTraffic ? undefined : ""),
    isAccepted: isAccepted(report, kind),
  }));
}

/** Lists the broken invariants; with a file, only the ones that an exchange of it shows. */
export function listInvariantFindings(report: CheckReport, file?: FileReport): Finding<BrokenInvariant>[] {
  const broken = (report.invariants?.broken ?? []).filter(
    ({ places }) => file === undefined || places.some((place) => report.files[place.file] === file),
  );
  return broken.map((kind) => ({
    kind,
    subject: "invariants",
    name: kind.invariant,
    title: describeSource(invariants[kind.invariant]),
    text: describeInvariant(kind, (at) => nameBeforeExchange(report, at)).join("\n"),
    isAccepted: isAccepted(report, kind),
  }));
}

/** Lists what makes a run fail, or one of its files. */
export function listOpenFindings(report: CheckReport, file?: FileReport): Finding[] {
  const files = file ? [file] : report.files;
  const all = [...files.flatMap((each) => listFindings(report, each)), ...listInvariantFindings(report, file)];
  return all.filter((finding) => !finding.isAccepted);
}

function isAccepted({ baseline }: CheckReport, { fingerprint }: { readonly fingerprint: string }): boolean {
  return baseline !== undefined && !baseline.open.some((violation) => violation.fingerprint === fingerprint);
}

/** Formats the numbers of violations in a run or in a file: `2 violations, 1 broken invariant`. Violations are always in the list. */
export function describeCounts(report: CheckReport, file?: FileReport): string[] {
  const checked = findCheckedFiles(file ? [file] : report.files);
  const broken = file ? listInvariantFindings(report, file).length : (report.invariants?.brokenCount ?? 0);
  const unreadable = checked.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0);
  return [
    formatCount(countViolations({ files: checked }), "violation"),
    ...(broken > 0 ? [formatCount(broken, "broken invariant")] : []),
    ...(unreadable > 0 ? [formatCount(unreadable, "unreadable exchange")] : []),
    ...(checked.some(({ unchecked }) => unchecked.length > 0) ? ["not everything could be checked"] : []),
  ];
}

/** Whether a file shows no violation, not even an accepted one, and all of it could be read and checked. */
export function conforms(report: CheckReport, file: CheckedFile): boolean {
  const { violationCount, unreadableCount, unchecked } = file;
  const broken = listInvariantFindings(report, file);
  return violationCount + broken.length + unreadableCount + unchecked.length === 0;
}

/** Describes an undocumented part: `query starting_after (2, did you mean starting_after_id?)`. */
export function describeUndocumented({
  name,
  count,
  suggestion,
}: Pick<CheckedFile["undocumented"][number], "name" | "count" | "suggestion">): string {
  const notes = [
    ...(count > 1 ? [String(count)] : []),
    ...(suggestion === undefined ? [] : [`did you mean ${suggestion}?`]),
  ];
  return notes.length === 0 ? name : `${name} (${notes.join(", ")})`;
}

/** Returns the name of a file to put before one of its exchanges, if there are several files. */
export function nameBeforeExchange({ files }: CheckReport, file: number): string {
  return files.length > 1 ? `${files[file]?.file} ` : "";
}

/** Describes the gaps in the list of broken invariants: those beyond its limit, and exchanges that could not be compared. */
export function describeUndecided(report: CheckReport): string[] {
  const { invariants } = report;
  const hidden = invariants === undefined ? 0 : invariants.brokenCount - invariants.broken.length;
  const undecided = (invariants?.undecided ?? []).map(({ reason, count, places }) => {
    const names = places.map(({ file, entry }) => `${nameBeforeExchange(report, file)}#${entry + 1}`);
    const rest = count > places.length ? `, and ${count - places.length} more` : "";
    return `invariants not decided, because ${reason}: ${names.join(", ")}${rest}`;
  });
  return [...(hidden > 0 ? [`${formatCount(hidden, "more broken invariant")} not shown`] : []), ...undecided];
}

/** Formats a count: `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
