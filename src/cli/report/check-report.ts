import type { BaselineResult, BrokenLaw, CoverageReport, ViolationGroup } from "../../traffic/internal.ts";
import type { FileReport } from "../check/check-file.ts";

/** Everything that one run of `loyalty check` found; what every format prints. */
export interface CheckReport {
  readonly files: readonly FileReport[];
  /** What the baseline says of the groups of all files, where one is used. */
  readonly baseline?: BaselineResult;
  readonly coverage?: CoverageReport;
  /** Whether undocumented members count as violations. */
  readonly isClosed: boolean;
}

/** A file that could be read. */
export type CheckedFile = Exclude<FileReport, { error: string }>;

export function checkedFiles({ files }: CheckReport): CheckedFile[] {
  return files.filter((file): file is CheckedFile => !("error" in file));
}

/** How many violations were found, accepted ones included. */
export function countViolations(report: CheckReport): number {
  return checkedFiles(report).reduce((sum, file) => sum + file.violationCount, 0);
}

/** Whether a group counts: it is in no baseline, or its acceptance has expired. */
export function isOpen({ baseline }: CheckReport, group: ViolationGroup): boolean {
  return !baseline || baseline.open.some(({ fingerprint }) => fingerprint === group.fingerprint);
}

/** Whether the run fails: an open deviation, a broken law, or, where shapes are closed, an undocumented member. */
export function hasFailed(report: CheckReport): boolean {
  return checkedFiles(report).some(
    (file) =>
      file.groups.some((group) => isOpen(report, group)) ||
      (file.laws ?? []).length > 0 ||
      (report.isClosed && file.undocumented.length > 0),
  );
}

/** A group as one line: exchange, place, what is wrong, where it is written. */
export function describeGroup({ first, count, eventTypes, fingerprint }: ViolationGroup, isTraffic: boolean): string {
  const { entry, operationId, status, in: half, pointer, message, component, section } = first;
  const place = isTraffic ? `#${entry + 1} ${operationId} ${status} ${half} ` : "";
  const types = eventTypes.length > 1 ? `${eventTypes.length} event types` : eventTypes[0];
  const inside = [types, component, `§${section}`].filter((part) => part !== undefined).join(", ");
  return `${place}${pointer || "/"}: ${message} (${inside})${count > 1 ? ` ×${count}` : ""} [${fingerprint}]`;
}

/** A broken law as one line, with the exchanges that show it. */
export function describeLaw({ law, section, message, entries }: BrokenLaw): string {
  return `law ${law}: ${message} (§${section}; ${entries.map((entry) => `#${entry + 1}`).join(", ")})`;
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
