/** Formats a table in Markdown, or nothing if it has no rows. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}
