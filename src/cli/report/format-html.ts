import { readFileSync } from "node:fs";
import {
  type CheckedFile,
  type CheckReport,
  conforms,
  describeCounts,
  describeUndecided,
  describeUndocumented,
  findCheckedFiles,
  formatCount,
  listErrors,
  listFindings,
  listInvariantFindings,
  listWarnings,
  nameBeforeExchange,
} from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { formatCoverageHtml } from "./format-coverage.ts";

const ACCEPTED = " <em>accepted</em>";

/** Formats the report as one HTML file that loads nothing from the network. */
export function formatHtml(report: CheckReport): string {
  const checked = findCheckedFiles(report.files);
  const isGood = report.files.every((file) => !("error" in file) && conforms(report, file));
  const errors = report.files.flatMap((file) => listErrors(file).map((reason) => ({ file: file.file, reason })));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Traffic and contract</title><style>${readFileSync(new URL("./report.css", import.meta.url), "utf8")}</style></head>
<body>
<h1>Traffic and contract</h1>
<p class="${isGood ? "good" : "bad"}">${formatCount(checked.length, "file")} checked, ${describeCounts(report).join(", ")}.</p>
${errors.map(({ file, reason }) => `<p class="bad"><code>${escapeMarkup(file)}</code> ${escapeMarkup(reason)}</p>`).join("\n")}
${report.invariants ? toInvariants(report) : ""}
${checked.map((file) => toSection(file, report)).join("\n")}
${report.coverage ? formatCoverageHtml({ ...report, coverage: report.coverage }) : ""}
</body>
</html>
`;
}

/** Each broken invariant with its exchanges. */
function toInvariants(report: CheckReport): string {
  const sections = listInvariantFindings(report).map(({ kind, title, isAccepted }) => {
    const rows = kind.places.map(({ file, entry, shows }) => {
      const name = `${nameBeforeExchange(report, file)}#${entry + 1}`;
      return `<tr><td>${escapeMarkup(name)}</td><td>${escapeMarkup(shows)}</td></tr>`;
    });
    return `<details class="kind" open><summary><b class="bad">${kind.invariant}</b>: ${escapeMarkup(kind.message)}${isAccepted ? ACCEPTED : ""}</summary>
<p>${title} · <code>${kind.fingerprint}</code></p><table>${rows.join("")}</table></details>`;
  });
  const notes = describeUndecided(report).map((text) => `<p>${escapeMarkup(text)}</p>`);
  return `<h2>Invariants between exchanges</h2>\n${sections.join("\n") || "<p>No invariant is broken.</p>"}\n${notes.join("\n")}`;
}

function toSection(file: CheckedFile, report: CheckReport): string {
  const { undocumented, unmatched, unmatchedCount, exchanges } = file;
  const unknown = undocumented.map((part) => escapeMarkup(describeUndocumented(part)));
  const others = Object.entries(unmatched).map(([name, count]) => `<code>${escapeMarkup(name)}</code> (${count})`);
  return `<h2><code>${escapeMarkup(file.file)}</code></h2>
<p class="${conforms(report, file) ? "good" : "bad"}">${formatCount(exchanges, "exchange")}, ${describeCounts(report, file).join(", ")}</p>
${listWarnings(file)
  .map((warning) => `<p>This file ${escapeMarkup(warning)}.</p>`)
  .join("\n")}
${toGroups(file, report)}
${unknown.length > 0 ? `<details><summary>${unknown.length} undocumented</summary><p>${unknown.join(", ")}</p></details>` : ""}
${unmatchedCount > 0 ? `<p>${unmatchedCount} of no operation: ${others.join(", ")}</p>` : ""}`;
}

/** Each kind of violation; it unfolds to its first exchange. */
function toGroups(file: CheckedFile, report: CheckReport): string {
  const kinds = listFindings(report, file).map(({ kind: group, title, isAccepted }) => {
    const { operationId, status, in: half, entry, message, component = "" } = group.first;
    const where = `${file.isTraffic ? `#${entry + 1} ` : ""}${operationId} ${status} ${half}`;
    const types = group.eventTypes.length > 0 ? `<p>In ${escapeMarkup(group.eventTypes.join(", "))}</p>` : "";
    return `<details class="kind"><summary><code>${escapeMarkup(group.pattern || "/")}</code> <b>${escapeMarkup(message)}</b>${isAccepted ? ACCEPTED : ""}
<small>${escapeMarkup(where)} · ${formatCount(group.count, "violation")} · ${escapeMarkup(component)} ${title} · <code>${group.fingerprint}</code></small></summary>
${types}
${group.exchange ? `<h3>Exchange, at <code>${escapeMarkup(group.first.pointer || "/")}</code></h3><pre>${escapeMarkup(group.exchange)}</pre>` : ""}</details>`;
  });
  return kinds.join("\n");
}
