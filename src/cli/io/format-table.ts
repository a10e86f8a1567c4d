import { escapeControls } from "../../contract/escape-controls.ts";
import type { Role, Screen } from "./screen.ts";

/** Characters that take two columns: scripts of East Asia, full-width forms and emoji. */
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const GAP = "  ";

/** Text of a table, with a role if it has a colour. */
export type Cell = string | readonly [text: string, role: Role];

/** The look of a table. */
export interface TableOptions {
  readonly screen: Pick<Screen, "columns" | "paint">;
  /** Numbers of the columns that are aligned to the right, from 0. */
  readonly right?: readonly number[];
  /** Precedes each line. */
  readonly indent?: string;
}

/**
 * Formats rows with aligned columns. The widest columns shrink until the table fits, and their cells are wrapped.
 * @returns A text for each row; it has several lines if a cell is wrapped.
 */
export function formatTable(
  rows: readonly (readonly Cell[])[],
  { screen, right = [], indent = "" }: TableOptions,
): string[] {
  const texts = rows.map((row) => row.map((cell) => escapeControls(typeof cell === "string" ? cell : cell[0])));
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = fitColumns(texts, screen.columns - indent.length - GAP.length * (count - 1));
  return rows.map((row, number) => {
    const cells = widths.map((width, column) => wrapText(texts[number]?.[column] ?? "", width));
    const height = Math.max(...cells.map((lines) => lines.length));
    const lines = Array.from({ length: height }, (_, line) => {
      const parts = cells.map((cell, column) => {
        const text = cell[line] ?? "";
        const padding = " ".repeat((widths[column] ?? 0) - measureText(text));
        const given = row[column];
        const painted = Array.isArray(given) ? screen.paint(given[1], text) : text;
        return right.includes(column) ? padding + painted : painted + padding;
      });
      return (indent + parts.join(GAP)).trimEnd();
    });
    return lines.join("\n");
  });
}

/** Returns the widths of columns. The widest ones shrink first; words are broken only if there is no other way. */
function fitColumns(texts: readonly (readonly string[])[], available: number): number[] {
  const count = Math.max(0, ...texts.map((row) => row.length));
  const measure = (pieces: (text: string) => string[]) =>
    Array.from({ length: count }, (_, column) =>
      Math.max(...texts.flatMap((row) => pieces(row[column] ?? "").map(measureText))),
    );
  const wanted = measure((text) => [text]);
  for (const least of [measure((text) => text.split(" ")), wanted.map(() => 1)]) {
    for (let widest = Math.max(...wanted); widest > 0; widest--) {
      const widths = wanted.map((width, column) => Math.min(width, Math.max(widest, least[column] ?? 0)));
      if (widths.reduce((sum, width) => sum + width, 0) <= available) return widths;
    }
  }
  return wanted.map(() => 1);
}

/** Breaks text into lines of at most `width` columns, at spaces if possible. All lines but the first are indented. */
export function wrapText(text: string, width: number, indent = ""): string[] {
  const hanging = 2 * indent.length < width ? indent : "";
  const lines: string[] = [];
  let rest = escapeControls(text);
  for (let end = findEnd(rest, width); end < rest.length; end = findEnd(rest, width)) {
    const space = Math.max(0, rest.lastIndexOf(" ", end));
    const isWord = rest.slice(0, space).trim() !== ""; // else the space belongs to an indentation
    lines.push(rest.slice(0, isWord ? space : end));
    rest = hanging + rest.slice(isWord ? space + 1 : end);
  }
  return [...lines, rest];
}

/** Finds the end of the characters that fit into a line, but of one at least. */
function findEnd(text: string, width: number): number {
  let columns = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    columns += measureText(segment);
    if (columns > width && index > 0) return index;
  }
  return text.length;
}

/** Counts the columns that text takes on a terminal. */
function measureText(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}
