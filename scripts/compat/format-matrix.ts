import type { Cell } from "./cell.ts";

const HEAD = ["who", "with what", "tried", "result"];

/** The matrix as a table for people, and below it every deviation under the cell that it belongs to. */
export function formatMatrix(cells: readonly Cell[]): string {
  const rows = [HEAD, ...cells.map((cell) => [cell.who, cell.what, String(cell.tried), result(cell)])];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  "));
  const broken = cells.filter(({ deviations }) => deviations.length > 0);
  const details = broken.flatMap(({ who, what, deviations }) => [
    "",
    `${who}, ${what}:`,
    ...deviations.map((line) => `  ${line}`),
  ]);
  return [...table.map((line) => `  ${line.trimEnd()}`), ...details, ""].join("\n");
}

function result({ deviations }: Cell): string {
  if (deviations.length === 0) return "ok";
  return `${deviations.length} ${deviations.length === 1 ? "violation" : "violations"}`;
}
