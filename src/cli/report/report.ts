import { formatCount } from "../../contract/format-count.ts";
import { countViolations, isOpen } from "../../traffic/findings/finding.ts";
import type { Extent, ReportPart } from "../../traffic/findings/report-part.ts";
import type { Cell, Role } from "../io/screen.ts";

/** The result of a command that looks for violations, as every format prints it. */
export interface Report {
  readonly title: string;
  readonly parts: readonly ReportPart[];
  /** Tables below the findings. */
  readonly sections?: readonly Section[];
  readonly summary: string;
  /** Further properties of the JSON document. */
  readonly details: object;
}

/** A table with rows of the same length. */
export interface Section {
  readonly title: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** True if nothing makes the run fail. */
export function isGood({ parts }: Pick<Report, "parts">): boolean {
  return !parts.some(isBad);
}

/** True if a part makes the run fail. */
function isBad({ findings, errors }: ReportPart): boolean {
  return errors.length > 0 || findings.some(isOpen);
}

/** True if a part shows no violation, not even an accepted one, and all of it could be read and checked. */
export function conforms({ findings, errors, unchecked }: ReportPart): boolean {
  return findings.length + errors.length + unchecked.length === 0;
}

/** Returns the role of a part: bad if it makes the run fail, a warning if it does not conform in another way. */
export function chooseRole(part: ReportPart): Extract<Role, "good" | "warning" | "bad"> {
  if (isBad(part)) return "bad";
  return conforms(part) ? "good" : "warning";
}

export function describeVerdict(part: ReportPart): string {
  if (part.verdict !== undefined) return part.verdict;
  if (part.extent === undefined && part.findings.length === 0) return "cannot be checked";
  return conforms(part) ? "conforms" : describeCounts([part]);
}

/** Describes the result for one part or for several: `2 violations, not everything could be checked`. */
export function describeCounts(parts: readonly ReportPart[]): string {
  const violations = countViolations(parts.flatMap(({ findings }) => findings));
  const isWhole = parts.every(({ errors, unchecked }) => errors.length + unchecked.length === 0);
  return `${formatCount(violations, "violation")}${isWhole ? "" : ", not everything could be checked"}`;
}

/** Describes how much was checked: `12 exchanges`, `3 of 12 exchanges`, or nothing. */
export function describeExtent(extent: Extent | undefined): string {
  if (!extent) return "";
  const { checked, total, unit } = extent;
  return `${checked === total ? "" : `${checked} of `}${formatCount(total, unit)}`;
}

/** A text that no finding says. */
export interface ReportText {
  readonly role: "error" | "warning" | "note";
  readonly text: string;
}

/** Lists what no finding says about a part, each after its name. */
export function listTexts({ name, errors, warnings, unchecked, notes }: ReportPart): ReportText[] {
  return [
    ...errors.map((text): ReportText => ({ role: "error", text: `${name} ${text}` })),
    ...[...warnings, ...unchecked].map((text): ReportText => ({ role: "warning", text: `${name} ${text}` })),
    ...notes.map((text): ReportText => ({ role: "note", text: `${name}: ${text}` })),
  ];
}
