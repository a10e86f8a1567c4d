import { describeFinding } from "../../traffic/findings/finding.ts";
import { type Cell, formatTable, type Role, type Screen, wrapText } from "../io/screen.ts";
import { chooseRole, describeVerdict, type Report, type ReportPart, type Section, type SectionRow } from "./report.ts";

/** How a report is formatted. */
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
  const rows = formatTable(
    shown.map((part): Cell[] => [part.name, [describeVerdict(part), chooseRole(part)], part.extent]),
    screen,
    INDENT,
  );
  const lines = [
    ...shown.flatMap((part, at) => {
      const role = chooseRole(part);
      const row = screen.paint(role, marks[role]) + (rows[at] ?? "").slice(1);
      return [row, ...listLines(part, isQuiet, screen)];
    }),
    ...report.sections.flatMap((section) => {
      const rows = section.rows.filter((row) => !isQuiet || hasRole(row, "bad", "warning"));
      return rows.length === 0
        ? []
        : ["", screen.paint("title", section.title), ...listRows({ ...section, rows }, screen), ""];
    }),
    screen.paint(report.isGood ? "good" : "bad", report.summary),
  ];
  return `${lines.join("\n").trimStart()}\n`;
}

/** Lists what is below the row of a part. The curl command of a finding stays on one line, to be copied. */
function listLines({ findings, notes }: ReportPart, isQuiet: boolean, { paint, rowColumns }: Screen): string[] {
  const wrap = (text: string) => wrapText(text, rowColumns - INDENT.length, 2 * INDENT.length);
  const open = findings
    .filter(({ isAccepted }) => !isAccepted)
    .flatMap((finding) => {
      const [line = "", ...details] = describeFinding(finding);
      const shown = wrap(line).replace(/\[\w{12}\]$/, (fingerprint) => paint("secondary", fingerprint));
      return [shown, ...details];
    });
  const accepted = findings.filter(({ isAccepted }) => isAccepted).map(({ fingerprint }) => fingerprint);
  return [
    ...open,
    ...(isQuiet || accepted.length === 0 ? [] : [wrap(`accepted: ${accepted.join(", ")}`)]),
    ...(isQuiet ? [] : notes.map(wrap)),
  ].map((line) => line.replaceAll(/^/gm, INDENT));
}

function hasRole({ cells }: SectionRow, ...roles: readonly Role[]): boolean {
  return cells.some((cell) => typeof cell !== "string" && roles.includes(cell[1]));
}

/** Lists the rows of a section. Below a bad one are all of its facts, with their titles. */
function listRows({ columns, rows }: Section, screen: Screen): string[] {
  const table = rows.map((row) => {
    const titles = columns.slice(row.cells.length);
    const lines = row.facts.map((fact, at) => `${titles[at]}: ${fact}`);
    const [what, found = ""] = row.facts;
    const first = found === "" ? what : `${what}: ${found}`;
    return [...row.cells, [first, ...(hasRole(row, "bad") ? lines.slice(2) : [])].join("\n")];
  });
  return formatTable(table, screen, INDENT);
}
