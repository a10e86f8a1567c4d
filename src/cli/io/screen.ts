import { styleText } from "node:util";
import { Help } from "commander";
import { escapeControls } from "../../contract/escape-controls.ts";

/** The roles of text on a terminal, with their looks. */
const looks = {
  error: "red",
  warning: "yellow",
  good: "green",
  bad: "red",
  secondary: "dim",
  title: "bold",
} as const;

/** The kind of a text, which decides its colour. */
export type Role = keyof typeof looks;

/** The look of an output of the process. */
export interface Screen {
  /** True if a person reads it. Only then do commands print progress and prose. */
  readonly isTerminal: boolean;
  /** Characters in a line of help. */
  readonly columns: number;
  /** Characters in a row of a report. */
  readonly rowColumns: number;
  /** Colours text by its role. Without colours, returns it as it is. */
  readonly paint: (role: Role, text: string) => string;
}

const UNKNOWN_COLUMNS = 80;
/** Longer lines are hard to read. */
const MAX_COLUMNS = 100;
/** Rows have short texts side by side. Without a terminal, rows have this width. */
const MAX_ROW_COLUMNS = 120;

/** Creates a screen. `columns` is the width of a terminal, if it is known. */
export function createScreen({ isTerminal = false, hasColors = false, columns = UNKNOWN_COLUMNS }): Screen {
  return {
    isTerminal,
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

/** The look of a table. */
export interface TableOptions {
  readonly screen: Pick<Screen, "paint">;
  /** Precedes each line. */
  readonly indent?: string;
  /** Characters in a line. The lines of the last cell are below each other. @default one line, which a terminal may wrap */
  readonly columns?: number;
}

/** Wraps a text at its spaces. Further lines begin with the indent. */
export function wrapText(text: string, columns: number, indent: number): string {
  return new Help().boxWrap(text, columns - indent).replaceAll("\n", `\n${" ".repeat(indent)}`);
}

/** Formats rows with aligned columns. */
export function formatTable(
  rows: readonly (readonly Cell[])[],
  { screen, indent = "", columns }: TableOptions,
): string[] {
  const kept = columns === undefined ? "" : "\n";
  const texts = rows.map((row) => row.map((cell) => escapeControls(typeof cell === "string" ? cell : cell[0], kept)));
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const start = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP.length, indent.length);
  const wrap = (text: string) => (columns === undefined ? text : wrapText(text, columns, start));
  return rows.map((row, number) => {
    const cells = widths.map((width, column) => {
      const text = texts[number]?.[column] ?? "";
      const padding = " ".repeat(width - text.length);
      const given = row[column];
      const shown = column === count - 1 ? wrap(text) : text;
      const painted = Array.isArray(given) ? screen.paint(given[1], shown) : shown;
      return painted + padding;
    });
    return (indent + cells.join(GAP)).trimEnd();
  });
}
