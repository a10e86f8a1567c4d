import { type CoverageReport, coverageDimensions, sumCoverage } from "../../traffic/coverage.ts";
import type { Section, SectionRow } from "./report.ts";

const MAX_NAMED = 12;

/** Creates the section of the coverage: a row for each dimension, and the first items that were never seen. */
export function createCoverageSection(coverage: CoverageReport): Section {
  const rows = coverageDimensions.map((dimension): SectionRow => {
    const { percent, covered, total, missing } = sumCoverage(coverage, dimension);
    const role = percent === 100 ? "good" : "warning";
    const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : "";
    const never = missing.length === 0 ? "" : `: never ${missing.slice(0, MAX_NAMED).join(", ")}${rest}`;
    return { cells: [[`${percent} %`.padStart(5), role], dimension, `${covered} of ${total}${never}`] };
  });
  return { title: `coverage ${sumCoverage(coverage).percent} %`, rows };
}
