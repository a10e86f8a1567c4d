import { formatTable, wrapText } from "../../src/cli/io/format-table.ts";
import type { Screen } from "../../src/cli/io/screen.ts";
import type { MutantResult, MutationReport } from "./run-stryker.ts";

/** The number of mutants, and how many of them a test noticed. */
export interface MutationScore {
  readonly killed: number;
  readonly total: number;
}

const NOTICED = new Set<MutantResult["status"]>(["Killed", "Timeout"]);
const MISSED = new Set<MutantResult["status"]>(["Survived", "NoCoverage"]);
const MAX_SHOWN = 60;

/** Counts the mutants of a report; those that do not compile are left out. */
export function scoreMutants(report: MutationReport, folder = ""): MutationScore {
  const mutants = Object.entries(report.files)
    .filter(([file]) => file.startsWith(folder))
    .flatMap(([, file]) => file.mutants);
  const killed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  return { killed, total: killed + mutants.filter(({ status }) => MISSED.has(status)).length };
}

/** Formats a score as percentage, such as `86.7 %`. */
function formatPercent({ killed, total }: MutationScore): string {
  return `${(total === 0 ? 100 : (100 * killed) / total).toFixed(1)} %`;
}

/** Lists the mutants that no test noticed, then the score of each folder and the total. */
export function formatMutationReport(report: MutationReport, screen: Screen): string {
  const survivors = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(({ status }) => MISSED.has(status)).map((mutant) => describeMutant(file, source, mutant)),
  );
  const folders = [...new Set(Object.keys(report.files).map((file) => file.slice(0, file.lastIndexOf("/"))))].sort();
  const rows = [...folders, ""].map((folder) => {
    const score = scoreMutants(report, folder && `${folder}/`);
    return [folder || "all", formatPercent(score), `(${score.killed} of ${score.total})`];
  });
  const lines = [
    ...survivors.flatMap((line) => wrapText(line, screen.columns, "  ")),
    ...formatTable(rows, { screen, right: [1] }),
  ];
  return `${lines.join("\n")}\n`;
}

function describeMutant(
  file: string,
  source: string,
  { location, status, replacement = "", mutatorName }: MutantResult,
) {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? "";
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  const reason = status === "NoCoverage" ? "no test runs it" : "no test fails";
  return `${file}:${start.line}:${start.column} ${mutatorName}: ${shorten(lines.join("\n"))} → ${shorten(replacement)}: ${reason}`;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, " ");
  return line.length <= MAX_SHOWN ? line : `${line.slice(0, MAX_SHOWN)}…`;
}
