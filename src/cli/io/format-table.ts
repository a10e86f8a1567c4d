import { escapeControls } from "../../contract/escape-controls.ts";
import type { Role, Screen } from "./screen.ts";

const GAP = "  ";

/** Text of a table, with a role if it has a colour. */
export type Cell = string | readonly [text: string, role: Role];

/** The look of a table. */
export interface TableOptions {
  readonly screen: Pick<Screen, "paint">;
  /** Numbers of the columns that are aligned to the right, from 0. */
  readonly right?: readonly number[];
  /** Precedes each line. */
  readonly indent?: string;
}

/** Formats rows with aligned columns, one line for each row; a terminal wraps lines that are too long for it. */
export function formatTable(
  rows: readonly (readonly Cell[])[],
  { screen, right = [], indent = "" }: TableOptions,
): string[] {
  const texts = rows.map((row) => row.map((cell) => escapeControls(typeof cell === "string" ? cell : cell[0])));
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row, number) => {
    const cells = widths.map((width, column) => {
      const text = texts[number]?.[column] ?? "";
      const padding = " ".repeat(width - text.length);
      const given = row[column];
      const painted = Array.isArray(given) ? screen.paint(given[1], text) : text;
      return right.includes(column) ? padding + painted : painted + padding;
    });
    return (indent + cells.join(GAP)).trimEnd();
  });
}
