import { type CoverageReport, coverageDimensions, sumCoverage } from "../../traffic/internal.ts";
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

function listRows(coverage: CoverageReport) {
  return coverageDimensions.map((dimension) => ({ title: titles[dimension], ...sumCoverage(coverage, dimension) }));
}

/** Formats coverage as text: a line for each dimension, and the items that were never seen. */
export function formatCoverageText(coverage: CoverageReport): string[] {
  const lines = listRows(coverage).flatMap(({ title, percent, covered, total, missing }) => {
    const rest = missing.length > MAX_NAMED ? `, and ${missing.length - MAX_NAMED} more` : "";
    const line = `  ${String(percent).padStart(3)} %  ${title} (${covered} of ${total})`;
    return missing.length === 0 ? [line] : [line, `         never: ${missing.slice(0, MAX_NAMED).join(", ")}${rest}`];
  });
  return [`coverage ${sumCoverage(coverage).percent} %`, ...lines];
}

/** Formats coverage as an HTML table; the items that were never seen unfold. */
export function formatCoverageTable(coverage: CoverageReport): string {
  const rows = listRows(coverage).map(({ title, percent, covered, total, missing }) => {
    const items = missing.map((item) => `<code>${escapeMarkup(item)}</code>`).join(", ");
    const details = items ? `<details><summary>${missing.length} never seen</summary>${items}</details>` : "";
    return `<tr><td class="number">${percent} %</td><td>${title}</td><td class="number">${covered} of ${total}</td><td>${details}</td></tr>`;
  });
  return `<h2>Coverage ${sumCoverage(coverage).percent} %</h2>
<table><tr><th>Share</th><th>Of</th><th>Seen</th><th>Missing</th></tr>
${rows.join("\n")}</table>`;
}
