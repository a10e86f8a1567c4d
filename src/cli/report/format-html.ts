import { describeSource } from "../../contract/internal.ts";
import {
  type CheckedFile,
  type CheckReport,
  conforms,
  countDeviations,
  describeBrokenLaw,
  findCheckedFiles,
  formatCount,
  isOpen,
  listErrors,
} from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { formatCoverageTable } from "./format-coverage.ts";

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --bad: #c22; --good: #184; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
table.groups { table-layout: fixed; }
td { overflow-wrap: anywhere; }
code { font: 13px ui-monospace, monospace; }
.bad { color: var(--bad); } .good { color: var(--good); }
summary { cursor: pointer; }`;

/** Formats the report as one HTML file that loads nothing from the network. */
export function formatHtml(report: CheckReport): string {
  const checked = findCheckedFiles(report.files);
  const isGood = report.files.every((file) => !("error" in file) && conforms(report, file));
  const errors = report.files.flatMap((file) => listErrors(file).map((reason) => ({ file: file.file, reason })));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Traffic and contract</title><style>${STYLE}</style></head>
<body>
<h1>Traffic and contract</h1>
<p class="${isGood ? "good" : "bad"}">${formatCount(checked.length, "file")} checked, ${countDeviations(report).join(", ")}.</p>
${errors.map(({ file, reason }) => `<p class="bad"><code>${escapeMarkup(file)}</code> ${escapeMarkup(reason)}</p>`).join("\n")}
${checked.map((file) => toSection(file, report)).join("\n")}
${(report.laws?.broken ?? []).map((broken) => `<pre class="bad">${escapeMarkup(describeBrokenLaw(report, broken).join("\n"))}</pre>`).join("\n")}
${report.coverage ? formatCoverageTable({ ...report, coverage: report.coverage }) : ""}
</body>
</html>
`;
}

function toSection(file: CheckedFile, report: CheckReport): string {
  const { groups, undocumented, unmatched, unmatchedCount, exchanges } = file;
  const warnings = [...file.warnings, ...file.unchecked];
  const unknown = undocumented.map(({ name, count }) => `<code>${escapeMarkup(name)}</code> (${count})`);
  const others = Object.entries(unmatched).map(([name, count]) => `<code>${escapeMarkup(name)}</code> (${count})`);
  return `<h2><code>${escapeMarkup(file.file)}</code></h2>
<p class="${conforms(report, file) ? "good" : "bad"}">${formatCount(exchanges, "exchange")}, ${countDeviations(report, [file]).join(", ")}</p>
${warnings.map((warning) => `<p>This file ${escapeMarkup(warning)}.</p>`).join("\n")}
${groups.length > 0 ? toGroupTable(file, report) : ""}
${unknown.length > 0 ? `<details><summary>${unknown.length} undocumented</summary><p>${unknown.join(", ")}</p></details>` : ""}
${unmatchedCount > 0 ? `<p>${unmatchedCount} of no operation: ${others.join(", ")}</p>` : ""}`;
}

function toGroupTable({ groups, isTraffic }: CheckedFile, report: CheckReport): string {
  const rows = groups.map((group) => {
    const { operationId, status, in: half, entry, message, component = "" } = group.first;
    const where = `${operationId} ${status} ${half}${isTraffic ? ` (first #${entry + 1})` : ""}`;
    const types = group.eventTypes.length > 0 ? `<br><small>${escapeMarkup(group.eventTypes.join(", "))}</small>` : "";
    return `<tr><td class="number">${group.count}</td><td>${escapeMarkup(where)}${types}</td><td><code>${escapeMarkup(group.pattern || "/")}</code></td>
<td>${escapeMarkup(message)}${isOpen(report, group) ? "" : " <em>accepted</em>"}</td><td>${escapeMarkup(component)} ${describeSource(group.first)}</td><td><code>${group.fingerprint}</code></td></tr>`;
  });
  return `<table class="groups"><colgroup><col style="width: 5%"><col style="width: 27%"><col style="width: 23%"><col style="width: 20%"><col style="width: 15%"><col style="width: 10%"></colgroup>
<tr><th>Count</th><th>Exchange</th><th>Place</th><th>Deviation</th><th>Contract</th><th>Fingerprint</th></tr>
${rows.join("\n")}</table>`;
}
