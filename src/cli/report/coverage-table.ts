import { type CoverageReport, coverageDimensions, coveragePercent, sumCoverage } from "../../traffic/internal.ts";
import { coverageTitles } from "./coverage-lines.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** Coverage as a table of HTML; what is missing unfolds. */
export function coverageTable(coverage: CoverageReport): string {
  const rows = coverageDimensions.map((dimension) => {
    const sum = sumCoverage(coverage, dimension);
    const missing = sum.missing.map((item) => `<code>${escapeMarkup(item)}</code>`).join(", ");
    const details = missing ? `<details><summary>${sum.missing.length} never seen</summary>${missing}</details>` : "";
    return `<tr><td class="number">${coveragePercent(sum)} %</td><td>${coverageTitles[dimension]}</td><td class="number">${sum.covered} of ${sum.total}</td><td>${details}</td></tr>`;
  });
  return `<h2>Coverage ${coveragePercent(sumCoverage(coverage))} %</h2>
<table><tr><th>Share</th><th>Of</th><th>Seen</th><th>Missing</th></tr>
${rows.join("\n")}</table>`;
}
