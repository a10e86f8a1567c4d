import { type CoverageReport, coverageDimensions, coveragePercent, sumCoverage } from "../../traffic/internal.ts";

const MOST_NAMED = 12;

/** Titles of the dimensions, for people. */
export const coverageTitles = {
  operations: "operations",
  statuses: "documented statuses",
  errors: "error cases of §7.2",
  eventTypes: "event types",
  members: "members present",
  membersAbsent: "optional members absent",
  membersNull: "nullable members null",
  values: "values of closed lists",
  authentication: "authentication alternatives",
  parameters: "parameter boundaries",
  pages: "page transitions",
} as const;

/** Coverage for people: a line for each dimension, and what is missing. */
export function coverageLines(coverage: CoverageReport): string[] {
  const lines = coverageDimensions.flatMap((dimension) => {
    const sum = sumCoverage(coverage, dimension);
    const { covered, total, missing } = sum;
    const rest = missing.length > MOST_NAMED ? `, and ${missing.length - MOST_NAMED} more` : "";
    const line = `  ${String(coveragePercent(sum)).padStart(3)} %  ${coverageTitles[dimension]} (${covered} of ${total})`;
    return missing.length === 0 ? [line] : [line, `         never: ${missing.slice(0, MOST_NAMED).join(", ")}${rest}`];
  });
  return [`coverage ${coveragePercent(sumCoverage(coverage))} %`, ...lines];
}
