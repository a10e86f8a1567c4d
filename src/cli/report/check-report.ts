import { describeSource } from "../../contract/internal.ts";
import {
  type BaselineResult,
  type BrokenLaw,
  type CoverageReport,
  describeViolation,
  type TrafficReport,
  type ViolationGroup,
} from "../../traffic/internal.ts";

/** The result of checking one file. */
export type FileReport =
  | { readonly file: string; readonly error: string }
  | (TrafficReport & {
      readonly file: string;
      readonly isTraffic: boolean;
      /** Describes the parts that could not be checked. */
      readonly warnings: readonly string[];
      readonly laws?: readonly BrokenLaw[] | undefined;
      readonly coverage?: CoverageReport | undefined;
    });

/** The result of one run of `loyalty check`, which every format prints. */
export interface CheckReport {
  readonly files: readonly FileReport[];
  /** The groups of all files, compared with the baseline if there is one. */
  readonly baseline?: BaselineResult;
  readonly coverage?: CoverageReport;
  /** Whether undocumented properties count as violations. */
  readonly isClosed: boolean;
}

/** A file that could be read. */
export type CheckedFile = Exclude<FileReport, { error: string }>;

export function findCheckedFiles(files: readonly FileReport[]): CheckedFile[] {
  return files.filter((file): file is CheckedFile => !("error" in file));
}

/** Lists the reasons why a file, or exchanges in it, could not be read. */
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

/** Formats the numbers of deviations: `2 violations, 1 broken law`. Violations are always in the list. */
export function countDeviations({ files, isClosed }: CheckReport): string[] {
  const checked = findCheckedFiles(files);
  const laws = checked.flatMap((file) => file.laws ?? []).length;
  const undocumented = isClosed ? checked.flatMap((file) => file.undocumented).length : 0;
  const unreadable = checked.reduce((sum, file) => sum + file.unreadableCount, 0);
  return [
    formatCount(countViolations({ files }), "violation"),
    ...(laws > 0 ? [formatCount(laws, "broken law")] : []),
    ...(undocumented > 0 ? [`${undocumented} undocumented`] : []),
    ...(unreadable > 0 ? [formatCount(unreadable, "unreadable exchange")] : []),
  ];
}

/** Whether a file shows no deviation, not even an accepted one, and all of it could be read. */
export function conforms({ isClosed }: CheckReport, file: CheckedFile): boolean {
  const { violationCount, laws = [], undocumented, unreadableCount } = file;
  return violationCount + laws.length + (isClosed ? undocumented.length : 0) + unreadableCount === 0;
}

/** Whether a group counts: it is not in the baseline, or its acceptance has expired. */
export function isOpen({ baseline }: CheckReport, group: ViolationGroup): boolean {
  return !baseline || baseline.open.some(({ fingerprint }) => fingerprint === group.fingerprint);
}

/** A reason for the run to fail. */
export interface Failure {
  /** The short name: operation and place, law, or property. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** Lists the failures of a file: open deviations, broken laws, and, with `--closed`, undocumented properties. */
export function listFailures(report: CheckReport, file: CheckedFile): Failure[] {
  const open = file.groups.filter((group) => isOpen(report, group));
  return [
    ...open.map((group) => ({
      name: `${group.first.operationId} ${group.pattern || "/"}`,
      title: describeSource(group.first),
      text: describeGroup(group, file.isTraffic),
    })),
    ...(file.laws ?? []).map((broken) => ({
      name: `law ${broken.law}`,
      title: `§${broken.section}`,
      text: describeLaw(broken),
    })),
    ...(report.isClosed ? file.undocumented : []).map(({ name, pointer }) => ({
      name,
      title: "undocumented",
      text: `${name} at ${pointer} is not documented`,
    })),
  ];
}

/** Formats a group as one line: exchange, place, violation, section. */
export function describeGroup({ first, count, eventTypes, fingerprint }: ViolationGroup, isTraffic: boolean): string {
  const { entry, operationId, status, in: half } = first;
  const place = isTraffic ? `#${entry + 1} ${operationId} ${status} ${half} ` : "";
  const eventType = eventTypes.length > 1 ? `${eventTypes.length} event types` : eventTypes[0];
  return `${place}${describeViolation({ ...first, ...(eventType !== undefined && { eventType }) })}${count > 1 ? ` ×${count}` : ""} [${fingerprint}]`;
}

/** Formats a broken law as one line, with the exchanges that show it. */
export function describeLaw({ law, section, message, entries }: BrokenLaw): string {
  return `law ${law}: ${message} (§${section}; ${entries.map((entry) => `#${entry + 1}`).join(", ")})`;
}

/** Formats a count: `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
