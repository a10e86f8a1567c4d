import { type CoverageReport, coverageDimensions, sumCoverage, type Waiver } from "../../traffic/internal.ts";
import { escapeMarkup } from "./escape-markup.ts";

const MAX_NAMED = 12;

const titles = {
  operations: "operations",
  statuses: "documented statuses",
  errors: "error cases of §7.2",
  eventTypes: "event types",
  properties: "properties present",
  propertiesAbsent: "optional properties absent",
  propertiesNull: "nullable properties null",
  values: "values of closed lists",
  authentication: "authentication alternatives",
  parameters: "parameter boundaries",
  pages: "page transitions",
} as const;

/** Coverage to format. */
export interface CoverageView {
  readonly coverage: CoverageReport;
  readonly waivers: readonly Waiver[];
  readonly isFull: boolean;
}

function listRows({ coverage, waivers }: CoverageView) {
  return coverageDimensions.map((dimension) => ({
    dimension,
    title: titles[dimension],
    ...sumCoverage(coverage, dimension, waivers),
  }));
}

/** Formats coverage as text: a line for each dimension, and the items that were never seen, or all of them. */
export function formatCoverageText(view: CoverageView): string[] {
  const { coverage, waivers, isFull } = view;
  const lines = listRows(view).flatMap(({ dimension, title, percent, covered, total, missing, waived }) => {
    const line = `  ${String(percent).padStart(3)} %  ${title} (${covered} of ${total})`;
    const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : "";
    const never = missing.length === 0 ? [] : [`         never: ${missing.slice(0, MAX_NAMED).join(", ")}${rest}`];
    const all = Object.entries(coverage[dimension]).map(([item, count]) => `${String(count).padStart(13)}  ${item}`);
    return [
      line,
      ...(isFull ? all : never),
      ...waived.map(({ item, reason }) => `         waived: ${item} (${reason})`),
    ];
  });
  return [`coverage ${sumCoverage(coverage, undefined, waivers).percent} %`, ...lines];
}

/** Formats coverage as an HTML table; the items that were never seen unfold. */
export function formatCoverageTable(view: CoverageView): string {
  const rows = listRows(view).map(({ title, percent, covered, total, missing }) => {
    const items = missing.map((item) => `<code>${escapeMarkup(item)}</code>`).join(", ");
    const details = items ? `<details><summary>${missing.length} never seen</summary>${items}</details>` : "";
    return `<tr><td class="number">${percent} %</td><td>${title}</td><td class="number">${covered} of ${total}</td><td>${details}</td></tr>`;
  });
  return `<h2>Coverage ${sumCoverage(view.coverage, undefined, view.waivers).percent} %</h2>
<table><tr><th>Share</th><th>Of</th><th>Seen</th><th>Missing</th></tr>
${rows.join("\n")}</table>`;
}
