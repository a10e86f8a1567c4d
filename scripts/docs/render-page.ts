import { readFileSync } from "node:fs";
import { escapeMarkup } from "../../src/cli/report/escape-markup.ts";
import { formatPolicy } from "./offline-html.ts";

/** An entry of the search: its text, the title of its page, and its address. */
export type SearchEntry = [text: string, page: string, href: string];

export interface Page {
  file: string;
  title: string;
  summary: string;
  html: string;
}

const style = readFileSync(new URL("./page.css", import.meta.url), "utf8");
const script = readFileSync(new URL("./page.js", import.meta.url), "utf8");

/** Renders a page as one file that contains its style, its script and the search index. */
export function renderPage(page: Page, pages: Page[], search: SearchEntry[]): string {
  const links = [{ file: "index.html", title: "Reference" }, ...pages].map(
    ({ file, title }) =>
      `<a href="${file}"${file === page.file ? ' aria-current="page"' : ""}>${escapeMarkup(title)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
${formatPolicy()}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeMarkup(page.summary)}">
<title>${escapeMarkup(page.title)} – Loyalty interface</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<nav aria-label="Pages">${links.join("\n")}</nav>
<div class="search" role="search"><input type="search" aria-label="Search all pages" placeholder="Search"><ul></ul></div>
</header>
<main id="content">
${page.html}
</main>
<script type="application/json" id="search-index">${JSON.stringify(search).replaceAll("<", "\\u003c")}</script>
<script>${script}</script>
</body>
</html>
`;
}
