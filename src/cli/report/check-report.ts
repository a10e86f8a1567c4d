import { describeSource } from "../../contract/internal.ts";
import type { AcceptedViolation } from "../../traffic/index.ts";
import {
  type BaselineResult,
  type BrokenInvariant,
  type CoverageReport,
  describeInvariant,
  describeViolation,
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
  /** How long the check took. */
  readonly seconds: number;
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

/** Lists the broken invariants that an exchange of a file shows. */
export function listBrokenInvariants({ files, invariants }: CheckReport, file: FileReport): BrokenInvariant[] {
  const number = files.indexOf(file);
  return (invariants?.broken ?? []).filter(({ places }) => places.some((place) => place.file === number));
}

/** Formats the numbers of violations in these files: `2 violations, 1 broken invariant`. Violations are always in the list. */
export function describeCounts(report: CheckReport, files: readonly FileReport[] = report.files): string[] {
  const checked = findCheckedFiles(files);
  const shown = new Set(checked.flatMap((file) => listBrokenInvariants(report, file))).size;
  const broken = files === report.files ? (report.invariants?.brokenCount ?? 0) : shown;
  const unreadable = checked.reduce((sum, file) => sum + file.unreadableCount, 0);
  const isUnchecked = checked.some((file) => file.unchecked.length > 0);
  return [
    formatCount(countViolations({ files }), "violation"),
    ...(broken > 0 ? [formatCount(broken, "broken invariant")] : []),
    ...(unreadable > 0 ? [formatCount(unreadable, "unreadable exchange")] : []),
    ...(isUnchecked ? ["not everything could be checked"] : []),
  ];
}

/** Whether a file shows no violation, not even an accepted one, and all of it could be read and checked. */
export function conforms(report: CheckReport, file: CheckedFile): boolean {
  const { violationCount, unreadableCount, unchecked } = file;
  return violationCount + listBrokenInvariants(report, file).length + unreadableCount + unchecked.length === 0;
}

/** Whether a kind of violation counts: it is not in the baseline, or its acceptance has expired. */
export function isOpen({ baseline }: CheckReport, { fingerprint }: { readonly fingerprint: string }): boolean {
  return !baseline || baseline.open.some((violation) => violation.fingerprint === fingerprint);
}

/** A reason for the run to fail. */
export interface OpenViolation {
  /** The operation, or `invariants`. */
  readonly subject: string;
  /** The short name: half and place, or invariant. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Lists the open violations of a file. */
export function listOpenViolations(report: CheckReport, file: CheckedFile): OpenViolation[] {
  return file.groups
    .filter((group) => isOpen(report, group))
    .map((group) => ({
      subject: group.first.operationId,
      name: nameGroup(group),
      title: describeSource(group.first),
      text: describeGroup(group, file.isTraffic),
    }));
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

/** Lists the broken invariants that the baseline does not accept. */
export function listOpenInvariants(report: CheckReport): (OpenViolation & { readonly broken: BrokenInvariant })[] {
  const open = (report.invariants?.broken ?? []).filter((broken) => isOpen(report, broken));
  return open.map((broken) => ({
    subject: "invariants",
    name: broken.invariant,
    title: describeSource(invariants[broken.invariant]),
    text: describeInvariant(broken, (file) => nameBeforeExchange(report, file)).join("\n"),
    broken,
  }));
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

/** Names a group: half, place and condition. */
export function nameGroup({ first, pattern }: ViolationGroup): string {
  return `${first.in} ${pattern || "/"} ${first.expected}`;
}

/** Formats a group as one line: exchange, place, violation, section. */
export function describeGroup({ first, count, eventTypes, fingerprint }: ViolationGroup, isTraffic: boolean): string {
  const { entry, operationId, status, in: half } = first;
  const place = isTraffic ? `#${entry + 1} ${operationId} ${status} ${half} ` : "";
  const eventType = eventTypes.length > 1 ? `${eventTypes.length} event types` : eventTypes[0];
  return `${place}${describeViolation({ ...first, ...(eventType !== undefined && { eventType }) })}${count > 1 ? ` ×${count}` : ""} [${fingerprint}]`;
}

/** Formats a count: `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
