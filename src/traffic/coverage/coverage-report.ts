import { isObject } from "../../contract/is-object.ts";

/** The kinds of things that coverage counts. */
export const coverageDimensions = [
  "operations",
  "statuses",
  "errors",
  "eventTypes",
  "properties",
  "propertiesAbsent",
  "propertiesNull",
  "values",
  "authentication",
  "parameters",
  "pages",
] as const;
/** A kind of things that coverage counts. */
export type CoverageDimension = (typeof coverageDimensions)[number];

/** How often each thing that can be covered was seen; 0 if never. */
export type CoverageReport = Readonly<Record<CoverageDimension, Readonly<Record<string, number>>>>;

/** The sum of one dimension, or of all. */
export interface CoverageSum {
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
  /** Rounded down: 100 means that everything was seen. */
  readonly percent: number;
}

/** Sums one dimension, or all of them. */
export function sumCoverage(report: CoverageReport, dimension?: CoverageDimension): CoverageSum {
  const dimensions = dimension ? [dimension] : coverageDimensions;
  const items = dimensions.flatMap((name) => Object.entries(report[name]));
  const missing = items.filter(([, count]) => count === 0).map(([item]) => item);
  const [covered, total] = [items.length - missing.length, items.length];
  return { covered, total, missing, percent: total === 0 ? 100 : Math.floor((covered / total) * 100) };
}

/** Whether a value, such as the content of a file, is a coverage report. */
export function isCoverageReport(value: unknown): value is CoverageReport {
  return (
    isObject(value) &&
    coverageDimensions.every((dimension) => {
      const items = value[dimension];
      return isObject(items) && Object.values(items).every((count) => Number.isInteger(count));
    })
  );
}
