import type { OperationId } from "../../contract/internal.ts";
import type { Finding } from "../../traffic/findings/finding.ts";
import { countViolations } from "../../traffic/findings/finding-groups.ts";
import type { Cell, Role } from "../io/screen.ts";

/** The result of a command that looks for violations, as every format prints it. */
export interface Report {
  /** The command. */
  readonly title: string;
  /** The parts of the subject, one after the other: files, or the operations of a service. */
  readonly parts: readonly ReportPart[];
  readonly sections: readonly Section[];
  /** The result as one line. */
  readonly summary: string;
  /** True if nothing is wrong but what is accepted. */
  readonly isGood: boolean;
  /** Further properties of the JSON document. */
  readonly details: object;
}

/** A file, or an operation of a service. */
export interface ReportPart {
  readonly name: string;
  /** `12 exchanges`; empty if none could be checked. */
  readonly extent: string;
  readonly operations: readonly OperationId[];
  readonly findings: readonly Finding[];
  /** Says what could not be read. */
  readonly errors: readonly string[];
  /** Says what could not be checked. If there is anything, nothing says that the part conforms. */
  readonly unchecked: readonly string[];
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
}

/** Creates a part. Properties that are not given are empty. */
export function createPart(name: string, more: Partial<ReportPart>): ReportPart {
  return {
    name,
    extent: "",
    operations: [],
    findings: [],
    errors: [],
    unchecked: [],
    warnings: [],
    notes: [],
    ...more,
  };
}

/** A table beside the findings. */
export interface Section {
  readonly title: string;
  /** Titles of the columns: of the cells, and then of the facts. */
  readonly columns: readonly string[];
  readonly rows: readonly SectionRow[];
}

/** A row of a section. */
export interface SectionRow {
  /** Short texts. */
  readonly cells: readonly Cell[];
  /** Longer texts, which may be empty. The first two say the most: text has the others only in a row that is bad. */
  readonly facts: readonly string[];
}

/** True if a part shows no violation, not even an accepted one, and all of it could be read and checked. */
export function conforms({ findings, errors, unchecked }: ReportPart): boolean {
  return findings.length + errors.length + unchecked.length === 0;
}

/** True if a part makes the run fail. */
export function isBad({ findings, errors }: ReportPart): boolean {
  return errors.length > 0 || findings.some(({ isAccepted }) => !isAccepted);
}

/** Returns the role of a part: bad if it makes the run fail, a warning if it does not conform in another way. */
export function chooseRole(part: ReportPart): Extract<Role, "good" | "warning" | "bad"> {
  if (isBad(part)) return "bad";
  return conforms(part) ? "good" : "warning";
}

/** Describes the result for a part in a few words. */
export function describeVerdict(part: ReportPart): string {
  if (part.extent === "" && part.findings.length === 0) return "cannot be checked";
  return conforms(part) ? "conforms" : describeCounts([part]);
}

/** Describes the result for one part or for several: `2 violations, not everything could be checked`. */
export function describeCounts(parts: readonly ReportPart[]): string {
  const violations = countViolations(parts.flatMap(({ findings }) => findings));
  const isWhole = parts.every(({ errors, unchecked }) => errors.length + unchecked.length === 0);
  return `${formatCount(violations, "violation")}${isWhole ? "" : ", not everything could be checked"}`;
}

/** Formats a count: `1 file`, `2 files`. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
