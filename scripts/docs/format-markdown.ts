/** Formats a table, or nothing if it has no rows. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll("\n", " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}

/** Formats a block of code. */
export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Joins the parts of a page, without those that are empty. */
export function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

/** Formats parts of a page as a block that the site places. `toPlainMarkdown` removes its tags. */
export function block(name: string, ...parts: readonly string[]): string {
  return joinParts([`<div class="${name}">`, ...parts, "</div>"]);
}

/** Formats the section of an element and our assumptions about it as a line of links. `toPlainMarkdown` removes its class. */
export function formatSource(element: object): string {
  const { "x-section": section, "x-assumption": ids = [] } = element as Record<string, string | string[] | undefined>;
  const assumed = [ids].flat().map((id) => `[${id}](/assumptions.md#${id.toLowerCase()})`);
  const parts = [
    section === undefined ? "" : `[§${section}](/api/index.md#sections)`,
    assumed.length > 0 ? `assumed: ${assumed.join(", ")}` : "",
  ];
  return `${parts.filter((part) => part !== "").join(" · ")} {.source}`;
}

/** Returns the anchor that VitePress gives the heading of an event type or a schema. */
export function toAnchor(name: string): string {
  return name.toLowerCase().replaceAll(/[._]/g, "-");
}
