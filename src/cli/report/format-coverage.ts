import { type CoverageReport, coverageDimensions, sumCoverage } from "../../traffic/internal.ts";
import { type Cell, formatTable, wrapText } from "../io/format-table.ts";
import type { Screen } from "../io/screen.ts";
import type { CheckReport } from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";

const MAX_NAMED = 12;

const titles = {
  operations: "operations",
  statuses: "documented statuses",
  errors: "error cases of §7.2",
  eventTypes: "event types",
  authentication: "authentication alternatives",
  parameters: "parameter boundaries",
} as const;

/** Coverage to format. */
type CoverageView = Required<Pick<CheckReport, "coverage" | "ignored" | "isFull">>;

function listRows({ coverage, ignored }: CoverageView) {
  return coverageDimensions.map((dimension) => ({
    dimension,
    title: titles[dimension],
    ...sumCoverage(coverage, dimension, ignored),
  }));
}

/** Formats coverage as text: a row for each dimension, and the items that were never seen, or all of them. */
export function formatCoverageText(view: CoverageView, screen: Screen): string[] {
  const { coverage, ignored, isFull } = view;
  const rows = listRows(view);
  const total = sumCoverage(coverage, undefined, ignored).percent;
  const head = screen.paint("title", `coverage ${total} %`);
  const cells = rows.map(({ title, percent, covered, total }): Cell[] => [
    [`${percent} %`, percent === 100 ? "good" : "warning"],
    title,
    `${covered} of ${total}`,
  ]);
  const lines = formatTable(cells, { screen, right: [0, 2], indent: "  " });
  return [head, ...rows.flatMap((row, at) => [lines[at] ?? "", ...describeItems(row, coverage, isFull, screen)])];
}

/** Lists the items of a dimension below its row. */
function describeItems(
  { dimension, missing, ignored }: ReturnType<typeof listRows>[number],
  coverage: CoverageReport,
  isFull: boolean,
  screen: Screen,
): string[] {
  const indent = " ".repeat(9);
  const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : "";
  const never = missing.length === 0 ? [] : [`never: ${missing.slice(0, MAX_NAMED).join(", ")}${rest}`];
  const counts = Object.entries(coverage[dimension]).map(([item, count]) => [String(count), item]);
  const notes = [...(isFull ? [] : never), ...ignored.map(({ item, reason }) => `ignored: ${item} (${reason})`)];
  return [
    ...(isFull ? formatTable(counts, { screen, right: [0], indent }) : []),
    ...notes
      .flatMap((note) => wrapText(indent + note, screen.columns, indent))
      .map((line) => screen.paint("secondary", line)),
  ];
}

/** Formats coverage as HTML: a table with a bar for each dimension. */
export function formatCoverageHtml(view: CoverageView): string {
  const rows = listRows(view).map(({ title, percent, covered, total, missing, ignored }) => {
    const items = missing.map((item) => `<code>${escapeMarkup(item)}</code>`).join(", ");
    const reasons = ignored.map(({ item, reason }) => `<code>${escapeMarkup(item)}</code> (${escapeMarkup(reason)})`);
    const details = [
      items ? `<details><summary>${missing.length} never seen</summary>${items}</details>` : "",
      reasons.length > 0 ? `<details><summary>${reasons.length} ignored</summary>${reasons.join(", ")}</details>` : "",
    ];
    return `<tr><td>${title}${details.join("")}</td><td class="number">${covered} of ${total}</td><td class="number">${percent} %<div class="bar"><i style="width: ${percent}%"></i></div></td></tr>`;
  });
  return `<h2>Coverage ${sumCoverage(view.coverage, undefined, view.ignored).percent} %</h2>
<table><tr><th>Of</th><th class="number">Seen</th><th class="number">Share</th></tr>
${rows.join("\n")}</table>`;
}
