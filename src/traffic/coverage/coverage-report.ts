/** The kinds of things that coverage counts. */
export const coverageDimensions = [
  "operations",
  "statuses",
  "errors",
  "eventTypes",
  "authentication",
  "parameters",
] as const;
/** A kind of things that coverage counts. */
export type CoverageDimension = (typeof coverageDimensions)[number];

/** How often each thing that can be covered was seen; 0 if never. */
export type CoverageReport = Readonly<Record<CoverageDimension, Readonly<Record<string, number>>>>;

/** An item that need not be covered, in the file of the baseline. */
export interface IgnoredItem {
  /** As in the report: `listUsers 5XX`. */
  readonly item: string;
  readonly reason: string;
  /** Last day on which it is ignored (`2027-01-31`, UTC). */
  readonly expires: string;
}

/** The sum of one dimension, or of all. */
export interface CoverageSum {
  readonly covered: number;
  /** Without the ignored items. */
  readonly total: number;
  readonly missing: readonly string[];
  readonly ignored: readonly IgnoredItem[];
  /** Rounded down: 100 means that everything was seen that is not ignored. */
  readonly percent: number;
}

/** Sums one dimension, or all of them. */
export function sumCoverage(
  report: CoverageReport,
  dimension?: CoverageDimension,
  ignoredItems: readonly IgnoredItem[] = [],
): CoverageSum {
  const all = (dimension ? [dimension] : coverageDimensions).flatMap((name) => Object.entries(report[name]));
  const ignored = ignoredItems.filter((each) => all.some(([item]) => item === each.item));
  const items = all.filter(([item]) => !ignored.some((each) => each.item === item));
  const missing = items.filter(([, count]) => count === 0).map(([item]) => item);
  const [covered, total] = [items.length - missing.length, items.length];
  return { covered, total, missing, ignored, percent: total === 0 ? 100 : Math.floor((covered / total) * 100) };
}

/** Names the dimensions with a percentage below their minimum; `all` is the sum of all dimensions. */
export function findTooLow(
  report: CoverageReport,
  minimums: Readonly<Record<string, number>>,
  ignored: readonly IgnoredItem[],
): string[] {
  return Object.entries(minimums).flatMap(([name, minimum]) => {
    const dimension = coverageDimensions.find((each) => each === name);
    const { percent } = sumCoverage(report, dimension, ignored);
    const subject = dimension === undefined ? "coverage" : `coverage of ${dimension}`;
    return percent < minimum ? [`${subject} is ${percent} %, less than the minimum of ${minimum} %`] : [];
  });
}
