/** What can be covered. */
export const coverageDimensions = [
  "operations",
  "statuses",
  "errors",
  "eventTypes",
  "members",
  "membersAbsent",
  "membersNull",
  "values",
  "authentication",
  "parameters",
  "pages",
] as const;
/** What coverage is counted of. */
export type CoverageDimension = (typeof coverageDimensions)[number];

/** How often each thing that can be covered was seen; 0 for what never was. Plain data: it merges by adding. */
export type CoverageReport = Readonly<Record<CoverageDimension, Readonly<Record<string, number>>>>;

/** Coverage of several recordings together. */
export function mergeCoverage(reports: readonly CoverageReport[]): CoverageReport {
  const merged = coverageDimensions.map((dimension) => {
    const sums: Record<string, number> = {};
    for (const report of reports) {
      for (const [item, count] of Object.entries(report[dimension])) sums[item] = (sums[item] ?? 0) + count;
    }
    return [dimension, sums];
  });
  return Object.fromEntries(merged) as CoverageReport; // one entry for each dimension
}

/** What was seen of one dimension. */
export interface CoverageSum {
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}

/** Sums one dimension up, or all of them. */
export function sumCoverage(report: CoverageReport, dimension?: CoverageDimension): CoverageSum {
  const dimensions = dimension ? [dimension] : coverageDimensions;
  const items = dimensions.flatMap((name) => Object.entries(report[name]));
  const missing = items.filter(([, count]) => count === 0).map(([item]) => item);
  return { covered: items.length - missing.length, total: items.length, missing };
}

/** Share that was seen, in percent, rounded down: 100 means all of it. */
export function coveragePercent({ covered, total }: CoverageSum): number {
  return total === 0 ? 100 : Math.floor((covered / total) * 100);
}

/** Whether a value, for example of a file, is a coverage report. */
export function isCoverageReport(value: unknown): value is CoverageReport {
  return (
    typeof value === "object" &&
    value !== null &&
    coverageDimensions.every((dimension) => {
      const items: unknown = Reflect.get(value, dimension);
      return (
        typeof items === "object" && items !== null && Object.values(items).every((count) => Number.isInteger(count))
      );
    })
  );
}
