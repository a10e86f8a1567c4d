import { type CoverageReport, coverageDimensions, sumCoverage } from "../../traffic/coverage.ts";
import { type Cell, formatTable, type Screen } from "../io/screen.ts";

const MAX_NAMED = 12;

const titles = {
  operations: "operations",
  statuses: "documented statuses",
  errors: "error cases of §7.2",
  eventTypes: "event types",
  parameters: "parameters",
} as const;

/** Formats the coverage: a row for each dimension, and the first items that were never seen. */
export function formatCoverage(coverage: CoverageReport, screen: Screen): string[] {
  const sums = coverageDimensions.map((dimension) => ({ dimension, ...sumCoverage(coverage, dimension) }));
  const rows = sums.map(({ dimension, percent, covered, total }): Cell[] => [
    [`${percent} %`, percent === 100 ? "good" : "warning"],
    titles[dimension],
    `${covered} of ${total}`,
  ]);
  const table = formatTable(rows, { screen, right: [0, 2], indent: "  " });
  const describeMissing = (missing: readonly string[]) => {
    const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : "";
    const note = `${" ".repeat(9)}never: ${missing.slice(0, MAX_NAMED).join(", ")}${rest}`;
    return missing.length === 0 ? [] : [screen.paint("secondary", note)];
  };
  const { percent } = sumCoverage(coverage);
  return [
    screen.paint("title", `coverage ${percent} %`),
    ...sums.flatMap(({ missing }, at) => [table[at] ?? "", ...describeMissing(missing)]),
  ];
}
