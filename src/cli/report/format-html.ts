import { readFileSync } from "node:fs";
import { describeFinding, type Finding } from "../../traffic/findings/finding.ts";
import type { ReportPart } from "../../traffic/findings/report-part.ts";
import type { Cell } from "../io/screen.ts";
import { escapeMarkup } from "./escape-markup.ts";
import {
  chooseRole,
  describeExtent,
  describeVerdict,
  isGood,
  listTexts,
  type Report,
  type ReportText,
  type Section,
} from "./report.ts";

/** Formats a report as one HTML file that loads nothing from the network. */
export function formatHtml(report: Report): string {
  const { title, summary, parts, sections, errors } = report;
  const lines = [
    `<h1>${escapeMarkup(title)}</h1>`,
    toParagraph(summary, isGood(report) ? "good" : "bad"),
    ...errors.map((text) => toParagraph(`${text}.`, "bad")),
    ...parts.flatMap(listPart),
    ...sections.flatMap(listSection),
  ];
  const styles = readFileSync(new URL("report.css", import.meta.url), "utf8");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>
${styles}</style></head>
<body>
${lines.join("\n")}
</body>
</html>
`;
}

function listPart(part: ReportPart): string[] {
  const texts = Map.groupBy(listTexts(part), ({ role }) => (role === "note" ? "below" : "above"));
  const toParagraphs = (each: readonly ReportText[] = []) =>
    each.map(({ role, text }) => toParagraph(`${text}.`, role === "error" ? "bad" : ""));
  return [
    `<h2><code>${escapeMarkup(part.name)}</code></h2>`,
    toParagraph([describeExtent(part.extent), describeVerdict(part)].filter(Boolean).join(", "), chooseRole(part)),
    ...toParagraphs(texts.get("above")),
    ...part.findings.map(toDetails),
    ...toParagraphs(texts.get("below")),
  ];
}

/** A line for a finding; it unfolds to its evidence and its first exchange, and is unfolded if there is no exchange. */
function toDetails(finding: Finding): string {
  const [text = "", ...evidence] = describeFinding(finding);
  const note = finding.accepted === undefined ? "" : ` <em>accepted: ${escapeMarkup(finding.accepted)}</em>`;
  const lines = [...evidence.map((line) => line.trim()), finding.exchange ?? ""].join("\n").trim();
  return `<details${finding.exchange === undefined ? " open" : ""}><summary>${escapeMarkup(text)}${note}</summary><pre>${escapeMarkup(lines, "\n")}</pre></details>`;
}

function listSection({ title, columns, rows }: Section): string[] {
  return [
    `<h2>${escapeMarkup(title)}</h2>`,
    "<table>",
    `<thead><tr>${columns.map((column) => `<th>${escapeMarkup(column)}</th>`).join("")}</tr></thead>`,
    ...rows.map(({ cells, facts }) => `<tr>${[...cells, ...facts].map(toCell).join("")}</tr>`),
    "</table>",
  ];
}

function toCell(cell: Cell): string {
  if (typeof cell === "string") return `<td>${escapeMarkup(cell)}</td>`;
  const [text, role] = cell;
  return `<td class="${role}">${escapeMarkup(text)}</td>`;
}

function toParagraph(text: string, role = ""): string {
  return `<p${role && ` class="${role}"`}>${escapeMarkup(text)}</p>`;
}
