import { readFileSync } from "node:fs";
import { describeFinding, type Finding } from "../../traffic/findings/finding.ts";
import type { Cell } from "../io/screen.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { chooseRole, describeVerdict, type Report, type ReportPart, type Section } from "./report.ts";

/** Formats a report as one HTML file that loads nothing from the network. */
export function formatHtml({ title, summary, isGood, parts, sections }: Report): string {
  const lines = [
    `<h1>${escapeMarkup(title)}</h1>`,
    toParagraph(summary, isGood ? "good" : "bad"),
    ...sections.flatMap(listSection),
    ...parts.flatMap(listPart),
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
  const texts = [...part.warnings, ...part.unchecked].map((text) => `${part.name} ${text}.`);
  return [
    `<h2><code>${escapeMarkup(part.name)}</code></h2>`,
    toParagraph([part.extent, describeVerdict(part)].filter(Boolean).join(", "), chooseRole(part)),
    ...part.errors.map((error) => toParagraph(`${part.name} ${error}.`, "bad")),
    ...texts.map((text) => toParagraph(text)),
    ...part.findings.map(toDetails),
    ...part.notes.map((text) => toParagraph(text)),
  ];
}

/** A line for a finding; it unfolds to its evidence and its first exchange, and is unfolded if there is no exchange. */
function toDetails(finding: Finding): string {
  const [text = "", ...evidence] = describeFinding(finding);
  const note = finding.isAccepted ? " <em>accepted</em>" : "";
  const lines = [...evidence.map((line) => line.trim()), finding.exchange ?? ""].join("\n").trim();
  return `<details${finding.exchange === undefined ? " open" : ""}><summary>${escapeMarkup(text)}${note}</summary><pre>${escapeMarkup(lines)}</pre></details>`;
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
