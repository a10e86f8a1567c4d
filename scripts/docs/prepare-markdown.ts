import { posix } from "node:path";

interface PageContext {
  readonly name: string;
  readonly source?: string | undefined;
  readonly pages: readonly string[];
  readonly repository: string | undefined;
}

/**
 * Prepares the Markdown of a page for the site. Links to files that are not pages lead to the repository; if its address is
 * unknown, they become text. Each assumption gets a heading, so that search and links find it.
 */
export function prepareMarkdown(text: string, { name, source, pages, repository }: PageContext): string {
  const isGuide = source === `docs/${name}`;
  const folder = posix.dirname(source ?? name);
  const linked = (source ? escapeTemplates(text) : text).replaceAll(
    /\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g,
    (link, label, path, anchor = "") => {
      const target = posix.normalize(posix.join(posix.dirname(name), path)).replace(/(^|\/)README\.md$/, "$1index.md");
      if (pages.includes(target)) return `[${label}](${path.replace(/README\.md$/, "index.md")}${anchor})`;
      if (source === undefined) return link;
      return repository ? `[${label}](${repository}/blob/main/${posix.join(folder, path)})` : label;
    },
  );
  const body = name === "assumptions.md" ? expandAssumptions(linked) : linked;
  if (body.startsWith("---\n")) return body;
  return `---\neditLink: ${isGuide}\n${name === "reference.md" ? "layout: api-reference\nsidebar: false\n" : ""}---\n\n${body}`;
}

/** Escapes what a page of VitePress would read as an element or an expression; code stays as it is. */
function escapeTemplates(text: string): string {
  const parts = text.split(/(```[\s\S]*?```|`[^`]*`)/);
  return parts
    .map((part, index) => (index % 2 ? part : part.replaceAll(/<(?=[a-z/])/gi, "&lt;").replaceAll("{{", "&#123;{")))
    .join("");
}

/** Replaces each row of the table of assumptions by a section with its id and its question as heading. */
function expandAssumptions(text: string): string {
  let columns: string[] = [];
  return text
    .split("\n")
    .map((line) => {
      if (!line.startsWith("|")) return line;
      const cells = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      if (/^\|[-| ]+\|$/.test(line)) return "";
      if (cells[0] === "id") {
        columns = cells;
        return "";
      }
      const [id = "", , question] = cells;
      const list = columns.flatMap((column, index) =>
        index === 0 || index === 2 || cells[index] === "–" ? [] : [`- **${column}:** ${cells[index]}`],
      );
      return [`### ${id}: ${question} {#${id.toLowerCase()}}`, "", ...list, ""].join("\n");
    })
    .join("\n");
}
