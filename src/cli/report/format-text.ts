import { escapeControls } from "../../contract/json.ts";
import { describeFinding, type Finding, isOpen } from "../../traffic/findings/finding.ts";
import type { ReportPart } from "../../traffic/findings/report-part.ts";
import { type Cell, formatTable, type Screen, wrapText } from "../io/screen.ts";
import { chooseRole, describeExtent, describeVerdict, isGood, type Report } from "./report.ts";

export interface FormatOptions {
  readonly screen: Screen;
  /** True if text lists only failures. */
  readonly isQuiet: boolean;
}

const INDENT = "  ";
const marks = { good: "✔", warning: "•", bad: "✖" } as const;

/** Formats a report as text: a row for each part, its findings, the sections and the result. */
export function formatText(report: Report, { screen, isQuiet }: FormatOptions): string {
  const shown = report.parts.filter((part) => !isQuiet || chooseRole(part) === "bad");
  const rows = formatTable(shown.map(toRow), screen, INDENT);
  const sections = (report.sections ?? []).flatMap(({ title, rows }) => {
    const wanted = rows.filter((row) => !isQuiet || row.some(isFailure)).map((row) => row.map(escapeCell));
    return wanted.length === 0
      ? []
      : ["", screen.paint("title", escapeControls(title)), ...formatTable(wanted, screen, INDENT)];
  });
  const lines = [
    ...shown.flatMap((part, at) => {
      const role = chooseRole(part);
      const row = screen.paint(role, marks[role]) + (rows[at] ?? "").slice(1);
      return [row, ...listLines(part, isQuiet, screen)];
    }),
    ...sections,
    ...(sections.length > 0 ? [""] : []),
    screen.paint(isGood(report) ? "good" : "bad", escapeControls(report.summary)),
  ];
  return `${lines.join("\n").trimStart()}\n`;
}

function toRow(part: ReportPart): Cell[] {
  return [escapeControls(part.name), [describeVerdict(part), chooseRole(part)], describeExtent(part.extent)];
}

/** Lists what is below the row of a part. Each command of a finding stays on one line, to be copied. */
function listLines({ findings, notes }: ReportPart, isQuiet: boolean, { paint, rowColumns }: Screen): string[] {
  const wrap = (text: string) =>
    wrapText(escapeControls(text), rowColumns - INDENT.length, 2 * INDENT.length).replaceAll(/^/gm, INDENT);
  const open = findings.filter(isOpen).flatMap((finding) => {
    const [line = "", ...details] = describeFinding(finding);
    const shown = wrap(line).replace(/\[\w{12}\]$/, (fingerprint) => paint("secondary", fingerprint));
    const texts = details.slice(0, details.length - (finding.curl?.length ?? 0));
    return [shown, ...texts.map(wrap), ...details.slice(texts.length).map((command) => INDENT + command)];
  });
  return isQuiet ? open : [...open, ...listAccepted(findings).map(wrap), ...notes.map(wrap)];
}

/** Lists the accepted findings: a line for each reason. */
function listAccepted(findings: readonly Finding[]): string[] {
  const byReason = Map.groupBy(findings, ({ accepted }) => accepted);
  byReason.delete(undefined);
  return Array.from(byReason, ([reason, each]) => {
    return `accepted (${reason}): ${each.map(({ fingerprint }) => fingerprint).join(", ")}`;
  });
}

function isFailure(cell: Cell): boolean {
  return typeof cell !== "string" && cell[1] === "bad";
}

function escapeCell(cell: Cell): Cell {
  return typeof cell === "string" ? escapeControls(cell) : [escapeControls(cell[0]), cell[1]];
}
