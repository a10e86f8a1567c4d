import { posix } from "node:path";

/** A page of the site: its Markdown, and the file of the repository that it comes from. */
export interface PageSource {
  readonly text: string;
  readonly source?: string | undefined;
}
interface PageContext {
  readonly name: string;
  readonly source?: string | undefined;
  readonly pages: ReadonlyMap<string, PageSource>;
  readonly repository: string | undefined;
}

/**
 * Prepares the Markdown of a page for the site. Links to files that are not pages lead to the repository; if its address is
 * unknown, they become text.
 */
export function prepareMarkdown(text: string, { name, source, pages, repository }: PageContext): string {
  if (text.startsWith("---\n")) return text;
  const isGuide = source === `docs/${name}`;
  const escaped = escapeTemplates(groupSamples(text));
  const body = source === undefined ? escaped : replaceLinks(escaped, { name, source, pages, repository });
  const isOperation = /^api\/(?!index)/.test(name);
  const layout = isOperation ? "\npageClass: operation-page\naside: false" : "";
  return `---\neditLink: ${isGuide}${layout}\ndescription: ${JSON.stringify(summarize(text).replaceAll("`", ""))}\n---\n\n${body}`;
}

/** Returns the first sentence of a page as plain text, for search engines, previews of links and llms.txt. */
export function summarize(text: string): string {
  const plain = toPlainMarkdown(text, "/");
  const [, paragraph = ""] = /(?:^|\n\n)((?:(?![#|<*-]|```)[^\n]+\n)+)/.exec(`${plain}\n`) ?? [];
  const line = paragraph.replaceAll("\n", " ").replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  return /^.*?(?=\.(\s|$))/.exec(line)?.[0] ?? line.trim();
}

const TABS: Readonly<Record<string, string>> = { http: "HTTP", sh: "curl", ts: "TypeScript", python: "Python" };

/** Makes tabs of a request in HTTP and the samples in other languages that follow it. */
function groupSamples(text: string): string {
  return text.replaceAll(/^```http\n[\s\S]*?^```$(?:\n\n```(?:sh|ts|python)\n[\s\S]*?^```$)+/gm, (samples) => {
    const tabs = samples.replaceAll(/^```(\w+)$/gm, (_, language) => `\`\`\`${language} [${TABS[language]}]`);
    return `::: code-group\n\n${tabs}\n\n:::`;
  });
}

/** Replaces links between files of the repository by links between pages. The page of the contract is the API reference. */
function replaceLinks(text: string, { name, source = "", pages, repository }: PageContext): string {
  const names = new Map([...pages].map(([page, { source }]) => [source, page]));
  if (pages.has("api/index.md")) names.set("openapi.yaml", "api/index.md");
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g, (_, label, path, anchor = "") => {
    const file = posix.normalize(posix.join(posix.dirname(source), path));
    const target = names.get(file);
    if (target !== undefined) return `[${label}](${posix.relative(posix.dirname(name), target)}${anchor})`;
    return repository ? `[${label}](${repository}/blob/main/${file})` : label;
  });
}

/** Removes the syntax of the site from a page, for readers of Markdown below this path. */
export function toPlainMarkdown(text: string, base: string): string {
  return text
    .replaceAll("](/", `](${base}`)
    .replaceAll(/## Try it\n+<TryIt[^>]*>\n+/g, "")
    .replaceAll(/^(:::.*|<\/?div.*>)\n+/gm, "")
    .replaceAll(/<wbr>|(?<=\*)\{\.[^{}]*\}/g, "")
    .replaceAll(/^(```\w+) \[.*\]$/gm, "$1")
    .replaceAll(/ \{\.[^{}]*\}$/gm, "");
}

/** Tags, except the tags in the pages that are written from the contract. */
const TAGS = /<(?!\/?(?:a|div|details|summary|TryIt)\b)(?=[a-z/])/gi;

/** Escapes what a page of VitePress would read as an element or an expression; code stays as it is. */
function escapeTemplates(text: string): string {
  const parts = text.split(/(```[\s\S]*?```|`[^`]*`)/);
  return parts
    .map((part, index) => (index % 2 ? part : part.replaceAll(TAGS, "&lt;").replaceAll("{{", "&#123;{")))
    .join("");
}
