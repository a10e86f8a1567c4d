import { isObject } from "../../contract/is-object.ts";
import { UnreadableTrafficError } from "../read/parse-json.ts";

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

/** An item that need not be covered. */
export interface Waiver {
  readonly dimension: CoverageDimension;
  /** As in the report: `listUsers 5XX`. */
  readonly item: string;
  readonly reason: string;
}

/** The sum of one dimension, or of all. */
export interface CoverageSum {
  readonly covered: number;
  /** Without the waived items. */
  readonly total: number;
  readonly missing: readonly string[];
  readonly waived: readonly Waiver[];
  /** Rounded down: 100 means that everything was seen that is not waived. */
  readonly percent: number;
}

/** Sums one dimension, or all of them. */
export function sumCoverage(
  report: CoverageReport,
  dimension?: CoverageDimension,
  waivers: readonly Waiver[] = [],
): CoverageSum {
  const dimensions = dimension ? [dimension] : coverageDimensions;
  const waived = waivers.filter((waiver) => dimensions.includes(waiver.dimension));
  const isWaived = (name: CoverageDimension, item: string) =>
    waived.some((waiver) => waiver.dimension === name && waiver.item === item);
  const items = dimensions.flatMap((name) => Object.entries(report[name]).filter(([item]) => !isWaived(name, item)));
  const missing = items.filter(([, count]) => count === 0).map(([item]) => item);
  const [covered, total] = [items.length - missing.length, items.length];
  return { covered, total, missing, waived, percent: total === 0 ? 100 : Math.floor((covered / total) * 100) };
}

/**
 * Validates parsed waivers: `{ "waivers": [{ "dimension", "item", "reason" }] }`.
 * @throws {UnreadableTrafficError} If a waiver lacks a part, or names nothing that can be covered.
 */
export function parseWaivers(value: unknown, report: CoverageReport): readonly Waiver[] {
  if (!isObject(value) || !Array.isArray(value.waivers))
    throw new UnreadableTrafficError("is not a list of waivers: it has no waivers");
  value.waivers.forEach((waiver: unknown, at) => {
    const isValid =
      isObject(waiver) &&
      ["dimension", "item", "reason"].every((name) => typeof waiver[name] === "string" && waiver[name]);
    if (!isValid) throw new UnreadableTrafficError(`waiver ${at + 1} needs dimension, item and reason`);
    const dimension = coverageDimensions.find((name) => name === waiver.dimension);
    if (dimension === undefined || !Object.hasOwn(report[dimension], String(waiver.item)))
      throw new UnreadableTrafficError(`waiver ${at + 1}: coverage has no ${waiver.dimension} "${waiver.item}"`);
  });
  return value.waivers as Waiver[]; // validated above
}

/** Names the dimensions with a percentage below their minimum; `all` is the sum of all dimensions. */
export function findTooLow(
  report: CoverageReport,
  minimums: Readonly<Record<string, number>>,
  waivers: readonly Waiver[],
): string[] {
  return Object.entries(minimums).flatMap(([name, minimum]) => {
    const dimension = coverageDimensions.find((each) => each === name);
    const { percent } = sumCoverage(report, dimension, waivers);
    const subject = dimension === undefined ? "coverage" : `coverage of ${dimension}`;
    return percent < minimum ? [`${subject} is ${percent} %, less than the minimum of ${minimum} %`] : [];
  });
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
