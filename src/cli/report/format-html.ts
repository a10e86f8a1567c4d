import { readFileSync } from "node:fs";
import { createScreen } from "../io/screen.ts";
import {
  type CheckedFile,
  conforms,
  describeCounts,
  describeUndecided,
  type Finding,
  findCheckedFiles,
  formatCount,
  listErrors,
  listUnknown,
  listWarnings,
  type ReportView,
} from "./check-report.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { formatCoverage } from "./format-coverage.ts";

/** Formats the report as one HTML file that loads nothing from the network. */
export function formatHtml(report: ReportView): string {
  const checked = findCheckedFiles(report.files);
  const { verification } = report;
  const isGood = verification?.conforms ?? report.files.every((file) => conforms(report, file));
  const summary = verification?.summary ?? `${formatCount(checked.length, "file")} checked, ${describeCounts(report)}`;
  const title = `${verification ? "Service" : "Traffic"} and contract`;
  const errors = report.files.flatMap((file) => listErrors(file).map((reason) => `${file.file} ${reason}`));
  const coverage = report.coverage ? formatCoverage(report.coverage, createScreen({})) : [];
  const lines = [
    `<h1>${title}</h1>`,
    toParagraph(summary, isGood ? "good" : "bad"),
    ...errors.map((error) => toParagraph(error, "bad")),
    ...(report.invariants ? ["<h2>Invariants between exchanges</h2>", ...report.broken.map(toDetails)] : []),
    ...(report.invariants?.brokenCount === 0 ? [toParagraph("No invariant is broken.")] : []),
    ...describeUndecided(report).map((text) => toParagraph(text)),
    ...checked.flatMap((file) => listFile(report, file)),
    ...(verification ? ["<h2>Assumptions</h2>", toPre(verification.verdicts)] : []),
    ...(coverage.length > 0 ? ["<h2>Coverage</h2>", toPre(coverage)] : []),
  ];
  const styles = readFileSync(new URL("report.css", import.meta.url), "utf8");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>
${styles}</style></head>
<body>
${lines.join("\n")}
</body>
</html>
`;
}

function listFile(report: ReportView, file: CheckedFile): string[] {
  const counts = `${formatCount(file.exchanges, "exchange")}, ${describeCounts(report, file)}`;
  return [
    `<h2><code>${escapeMarkup(file.file)}</code></h2>`,
    toParagraph(counts, conforms(report, file) ? "good" : "bad"),
    ...listWarnings(file).map((warning) =>
      toParagraph(`This ${report.verification ? "verification" : "file"} ${warning}.`),
    ),
    ...(report.violations.get(file) ?? []).map(toDetails),
    ...listUnknown(file).map((text) => toParagraph(text)),
  ];
}

/** A line for a finding; it unfolds to its first exchange, or to the exchanges of an invariant. */
function toDetails({ lines: [text = "", ...places], exchange, isAccepted }: Finding): string {
  const note = isAccepted ? " <em>accepted</em>" : "";
  return `<details><summary>${escapeMarkup(text)}${note}</summary>${toPre([...places, exchange])}</details>`;
}

const toPre = (lines: readonly string[]) => `<pre>${escapeMarkup(lines.join("\n"))}</pre>`;

const toParagraph = (text: string, role?: "good" | "bad") =>
  `<p${role ? ` class="${role}"` : ""}>${escapeMarkup(text)}</p>`;
