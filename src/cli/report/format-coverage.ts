import { type CoverageReport, coverageDimensions, sumCoverage } from "../../traffic/coverage.ts";
import { type Cell, formatTable } from "../io/format-table.ts";
import type { Screen } from "../io/screen.ts";
import type { CheckReport } from "./check-report.ts";

const MAX_NAMED = 12;

const titles = {
  operations: "operations",
  statuses: "documented statuses",
  errors: "error cases of §7.2",
  eventTypes: "event types",
  parameters: "parameters",
} as const;

/** Formats the coverage: a row for each dimension, and the items that were never seen, or all of them. */
export function formatCoverage(coverage: CoverageReport, { isFull }: CheckReport, screen: Screen): string[] {
  const indent = " ".repeat(9);
  const sums = coverageDimensions.map((dimension) => ({
    dimension,
    ...sumCoverage(coverage, dimension),
  }));
  const rows = sums.map(({ dimension, percent, covered, total }): Cell[] => [
    [`${percent} %`, percent === 100 ? "good" : "warning"],
    titles[dimension],
    `${covered} of ${total}`,
  ]);
  const table = formatTable(rows, { screen, right: [0, 2], indent: "  " });
  const describeItems = ({ dimension, missing }: (typeof sums)[number]) => {
    const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : "";
    const counts = Object.entries(coverage[dimension]).map(([item, count]) => [String(count), item]);
    if (isFull) return formatTable(counts, { screen, right: [0], indent });
    const note = `${indent}never: ${missing.slice(0, MAX_NAMED).join(", ")}${rest}`;
    return missing.length === 0 ? [] : [screen.paint("secondary", note)];
  };
  const { percent } = sumCoverage(coverage);
  return [
    screen.paint("title", `coverage ${percent} %`),
    ...sums.flatMap((sum, at) => [table[at] ?? "", ...describeItems(sum)]),
  ];
}
