import MarkdownIt, { type Token } from "markdown-it";

/** A page of the site: its Markdown, and the file of the repository that it comes from. */
export interface Page {
  readonly name: string;
  readonly text: string;
  readonly source?: string;
}

/** Adds to a page what VitePress needs to know about it. */
export function addFrontMatter({ name, text }: Page): string {
  const isOperation = /^api\/(?!index)/.test(name);
  const lines = [
    ...(isOperation ? ["pageClass: operation-page", "aside: false"] : []),
    `description: ${JSON.stringify(summarize(text))}`,
  ];
  return `---\n${lines.join("\n")}\n---\n\n${text}`;
}

/** Returns the first heading of a page. */
export function readTitle({ name, text }: Page): string {
  return /^# (.*)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? name;
}

const parser = new MarkdownIt({ html: true });

/** Returns the first sentence of a page as plain text, for search engines, previews of links and llms.txt. */
export function summarize(page: string): string {
  const tokens = parser.parse(page, {});
  const paragraph = tokens[tokens.findIndex(({ type, level }) => type === "paragraph_open" && level === 0) + 1];
  const text = (paragraph?.children ?? []).map(toText).join("");
  return /^.*?(?=\.(\s|$))/.exec(text)?.[0] ?? text;
}

function toText({ type, content }: Token): string {
  return type === "softbreak" ? " " : content;
}

/**
 * Removes what only the site shows from a page, for readers of Markdown below this path: the `<div>` tags of blocks, forms (`<TryIt …/>`) and
 * the class of a line about sources (`{.source}`).
 */
export function toPlainMarkdown(page: string, base: string): string {
  return page
    .replaceAll("](/", `](${base}`)
    .replaceAll(/^<(?:\/?div|TryIt)\b.*>\n+/gm, "")
    .replaceAll(/ \{\.source\}$/gm, "");
}
