import { styleText } from "node:util";
import { Help } from "commander";

/** The roles of text on a terminal, with their looks. */
const looks = {
  error: "red",
  warning: "yellow",
  good: "green",
  bad: "red",
  secondary: "dim",
  title: "bold",
} as const;

export type Role = keyof typeof looks;

export interface Screen {
  /** True if a person reads it. Only then do commands print progress and prose. */
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
  /** Characters in a line of help. */
  readonly columns: number;
  /** Characters in a row of a report. */
  readonly rowColumns: number;
  /** Colours text by its role. Without colours, returns it as it is. */
  readonly paint: (role: Role, text: string) => string;
}

/** The width of an output that is not known. */
export const UNKNOWN_COLUMNS = 80;
/** Longer lines are hard to read. */
const MAX_COLUMNS = 100;
/** Rows have short texts side by side. Without a terminal, rows have this width. */
const MAX_ROW_COLUMNS = 120;

/** Creates a screen. `columns` is the width of a terminal, if it is known. */
export function createScreen({ isTerminal = false, hasColors = false, columns = UNKNOWN_COLUMNS }): Screen {
  return {
    isTerminal,
    hasColors,
    columns: isTerminal ? Math.min(columns, MAX_COLUMNS) : UNKNOWN_COLUMNS,
    rowColumns: isTerminal ? Math.min(columns, MAX_ROW_COLUMNS) : MAX_ROW_COLUMNS,
    paint: (role, text) => (hasColors ? styleText(looks[role], text, { validateStream: false }) : text),
  };
}

/** Describes a stream of the process. Node decides about colours: by the terminal, NO_COLOR, FORCE_COLOR and TERM. */
export function describeStream(stream: NodeJS.WriteStream): Screen {
  const hasColors = styleText("red", "x", { stream }) !== "x";
  return createScreen({ isTerminal: stream.isTTY === true, hasColors, columns: stream.columns || UNKNOWN_COLUMNS });
}

const GAP = "  ";

/** Text of a table, with a role if it has a colour. */
export type Cell = string | readonly [text: string, role: Role];

/** Wraps a text at its spaces. Further lines begin with the indent. */
export function wrapText(text: string, columns: number, indent: number): string {
  return new Help().boxWrap(text, columns - indent).replaceAll("\n", `\n${" ".repeat(indent)}`);
}

/** Formats rows of the same length with aligned columns. The lines of the last cell are below each other. */
export function formatTable(
  rows: readonly (readonly Cell[])[],
  { rowColumns, paint }: Pick<Screen, "rowColumns" | "paint">,
  indent = "",
): string[] {
  const [first = []] = rows;
  const widths = first.slice(0, -1).map((_, at) => Math.max(...rows.map((row) => toText(row[at]).length)));
  const start = widths.reduce((sum, width) => sum + width + GAP.length, indent.length);
  return rows.map((row) => {
    const cells = row.map((cell, at) => {
      const width = widths[at];
      const text = width === undefined ? wrapText(toText(cell), rowColumns, start) : toText(cell);
      const padding = width === undefined ? "" : " ".repeat(width - text.length);
      return (typeof cell === "string" ? text : paint(cell[1], text)) + padding;
    });
    return (indent + cells.join(GAP)).trimEnd();
  });
}

function toText(cell: Cell = ""): string {
  return typeof cell === "string" ? cell : cell[0];
}
