import { describeFinding } from "../../traffic/findings/finding.ts";
import { type Cell, formatTable, type Screen } from "../io/screen.ts";
import { chooseRole, conforms, describeCounts, type Report, type ReportPart, type SectionRow } from "./report.ts";

/** How a report is formatted. */
export interface FormatOptions {
  readonly screen: Screen;
  /** True if text lists only failures. */
  readonly isQuiet: boolean;
}

const marks = { good: "✔", warning: "•", bad: "✖" } as const;

/** Formats a report as text: a row for each part, its findings, the sections and the result. */
export function formatText(report: Report, { screen, isQuiet }: FormatOptions): string {
  const shown = report.parts.filter((part) => !isQuiet || chooseRole(part) === "bad");
  const rows = formatTable(shown.map(listCells), { screen, right: [2], indent: "  " });
  const lines = [
    ...shown.flatMap((part, at) => {
      const role = chooseRole(part);
      const row = screen.paint(role, marks[role]) + (rows[at] ?? "").slice(1);
      return [row, ...listLines(part, isQuiet, screen).map((line) => `  ${line}`)];
    }),
    ...(isQuiet ? [] : report.notes),
    ...report.sections.flatMap(({ title, rows }) => {
      const kept = rows.filter((row) => !isQuiet || isNotable(row));
      return kept.length === 0 ? [] : ["", screen.paint("title", title), ...listRows(kept, screen), ""];
    }),
    screen.paint(report.isGood ? "good" : "bad", report.summary),
  ];
  return `${lines.join("\n").trimStart()}\n`;
}

/** The row of a part: name, verdict, extent. */
function listCells(part: ReportPart): Cell[] {
  const role = chooseRole(part);
  if (part.extent === "") return [part.name, ["cannot be checked", role]];
  return [part.name, [conforms(part) ? "conforms" : describeCounts([part]), role], part.extent];
}

function listLines({ findings, notes }: ReportPart, isQuiet: boolean, { paint }: Screen): string[] {
  const open = findings.filter(({ isAccepted }) => !isAccepted).flatMap(describeFinding);
  const accepted = findings.filter(({ isAccepted }) => isAccepted).map(({ fingerprint }) => fingerprint);
  return [
    ...open.map((line) => line.replace(/\[\w{12}\]$/, (fingerprint) => paint("secondary", fingerprint))),
    ...(isQuiet || accepted.length === 0 ? [] : [`accepted: ${accepted.join(", ")}`]),
    ...(isQuiet ? [] : notes),
  ];
}

/** True if a row has something bad or a warning. */
function isNotable({ cells }: SectionRow): boolean {
  return cells.some((cell) => typeof cell !== "string" && ["bad", "warning"].includes(cell[1]));
}

function listRows(rows: readonly SectionRow[], screen: Screen): string[] {
  const lines = formatTable(
    rows.map(({ cells }) => cells),
    { screen, indent: "  " },
  );
  return rows.flatMap(({ note }, at) => {
    const line = lines[at] ?? "";
    return note === undefined ? [line] : [line, screen.paint("secondary", `         ${note}`)];
  });
}
