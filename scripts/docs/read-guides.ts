import { posix } from "node:path";
import type { MarkdownIt, StateCore, Token } from "markdown-it";

/** The pages by the files of the repository that they come from, or that they describe. */
type Sources = Readonly<Record<string, string>>;

/** Prepares a parser for pages that GitHub and npm show, too: their Markdown has nothing that only the site understands. */
export function readGuides(md: MarkdownIt, sources: Sources): void {
  md.core.ruler.push("link-pages", (state) => linkPages(state, sources));
  md.core.ruler.push("group-code", groupCode);
  md.core.ruler.push("escape-templates", escapeTemplates);
  md.core.ruler.push("mark-badges", markBadges);
  const { code_inline: renderCode, fence: renderFence } = md.renderer.rules;
  md.renderer.rules.code_inline = (...args) =>
    renderCode?.(...args).replace(/(?<=>).*(?=<)/s, (name) => breakName(name)) ?? "";
  md.renderer.rules.fence = (...args) => {
    const html = renderFence?.(...args) ?? "";
    return args[0][args[1]]?.info.startsWith("sh") ? breakCommand(html) : html;
  };
}

/** Replaces links between files of the repository by links between pages. A link to a file that is no page becomes text. */
function linkPages({ tokens, env }: StateCore, sources: Sources): void {
  const name = String(env.relativePath);
  const [source] = Object.entries(sources).find(([file, page]) => page === name && file.endsWith(".md")) ?? [];
  if (source === undefined) return;
  for (const { children } of tokens) {
    for (const [at, link] of (children ?? []).entries()) {
      const [, path, anchor] = /^(?!\w+:)([^#]+)(.*)$/.exec(String(link.attrGet("href") ?? "")) ?? [];
      if (path === undefined) continue;
      const page = sources[posix.join(posix.dirname(source), path)];
      if (page !== undefined) link.attrSet("href", posix.relative(posix.dirname(name), page) + anchor);
      else for (const part of [link, children?.slice(at).find(({ type }) => type === "link_close")]) erase(part);
    }
  }
}

function erase(token: Token | undefined): void {
  if (token) Object.assign(token, { type: "text", content: "", nesting: 0 });
}

/** The languages of samples, with the names of their tabs. */
const LANGUAGES: Readonly<Record<string, string>> = { sh: "curl", ts: "TypeScript", python: "Python" };

/** True for a request in one of the languages, and for a body with a title. */
function isSample({ info, content }: Token): boolean {
  return info === "sh" ? /^curl /m.test(content) : info in LANGUAGES || info.endsWith("]");
}

/** Makes tabs of blocks of code that follow each other: of a request in several languages, or of bodies with titles. */
function groupCode(state: StateCore): void {
  const grouped: Token[] = [];
  let tabs: Token[] = [];
  const finish = () => {
    const isGroup = tabs.length > 1 || tabs[0]?.info.endsWith("]");
    if (isGroup) grouped.push(new state.Token("container_code-group_open", "div", 1));
    for (const tab of tabs) {
      const [language = "", title = LANGUAGES[language] ?? ""] = tab.info.split(" [");
      if (isGroup) tab.info = `${language} [${title.replace(/]$/, "")}]`;
      grouped.push(tab);
    }
    if (isGroup) grouped.push(new state.Token("container_code-group_close", "div", -1));
    tabs = [];
  };
  for (const token of state.tokens) {
    const isTab = token.type === "fence" && token.level === 0 && isSample(token);
    if (isTab) tabs.push(token);
    else {
      finish();
      grouped.push(token);
    }
  }
  finish();
  state.tokens = grouped;
}

/** Tags, except those of the pages that are written from the contract, and of the home page. */
const TAGS = /<(?!\/?(?:a|div|details|main|script|summary|TryIt|VPHome\w+)\b)(?=[a-z/])/gi;

/** Escapes what a page of VitePress would read as an element or an expression. */
function escapeTemplates({ tokens, md }: StateCore): void {
  for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
    if (token.type.startsWith("html_")) token.content = token.content.replaceAll(TAGS, "&lt;");
    if (token.type !== "text" || !token.content.includes("{{")) continue;
    token.type = "html_inline";
    token.content = md.utils.escapeHtml(token.content).replaceAll("{{", "&#123;{");
  }
}

/** A method or a status. */
const BADGE = /^(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE)$|^[1-5](?:\d\d|XX)$/;

/** Gives methods and statuses in the pages of the API a colour. */
function markBadges({ tokens, env }: StateCore): void {
  if (!/^(?:api\/|events)/.test(String(env.relativePath))) return;
  for (const code of tokens.flatMap(({ children }) => children ?? [])) {
    if (code.type !== "code_inline" || !BADGE.test(code.content)) continue;
    code.attrJoin("class", `badge ${code.content.replace(/^\d.*/, (status) => `s${status[0]}`).toLowerCase()}`);
  }
}

/** Lets a path or a name in HTML break after its parts. */
function breakName(html: string): string {
  return html.replaceAll(/(?<=[\w}])[/._](?=[\w{])/g, "$&<wbr>");
}

/** Lets a command in HTML break inside an address, and keeps the mark that continues a line with the word before it. */
function breakCommand(html: string): string {
  const lines = html.replaceAll(/ \\(?=(?:<\/span>)*\n)/g, '<span class="keep">$&</span>');
  return lines.replaceAll(/(?<=[\w}])(?:\/|\?|&amp;)(?=[\w{])/g, "$&<wbr>");
}
