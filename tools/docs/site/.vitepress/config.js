import { join } from "node:path";
import { transformerStyleToClass } from "@shikijs/transformers";
import { defineConfig } from "vitepress";
import { readGuides } from "../../../../scripts/docs/read-guides.ts";
/** Written by scripts/docs: description, version, base, outDir, servers, sources, nav, sidebar, and a service if there is one. */
import site from "./site.json";
import { toTerms } from "./theme/search.js";

/** Colours as classes instead of a style for each word: pages with much code are a third as large. */
const colors = transformerStyleToClass();
/** `npm run dev` has pages and service on one address. The service gets each path that is no page, and knows the keys of its demo data. */
const SERVICE_PATHS = `^(?!/$|${site.base}(?!demo-keys.json$))`;

/** Colours each line to its end: Shiki gives up after 500 ms, and a busy machine would build other pages. */
function takeTime(_code, options) {
  options.tokenizeTimeLimit = 0;
}

/** How the search reads words. Not enumerable: VitePress would write the function into each page, and the policy forbids to run it. */
const miniSearch = Object.defineProperty({}, "options", { value: { processTerm: toTerms } });
/** Gives VitePress our search in the place of MiniSearch. */
const ownSearch = {
  name: "own-search",
  enforce: "pre",
  resolveId: (name, importer) =>
    name === "minisearch" && importer?.includes("VPLocalSearchBox")
      ? join(import.meta.dirname, "theme/search.js")
      : null,
};

export default defineConfig({
  title: "loyalty-interface",
  description: site.description,
  lang: "en",
  base: site.base,
  outDir: site.outDir,
  buildConcurrency: 1, // the index of the search has the pages in the order in which they end
  cleanUrls: false, // every static host finds client.html
  lastUpdated: false,
  appearance: { disableTransition: false }, // it would add a style element, which the policy of `loyalty serve` forbids
  router: { prefetchLinks: false }, // a page loads what it shows
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${site.base}logo.svg` }]],
  contentProps: { class: "site" }, // the default is a style attribute
  transformHead: () => [["style", {}, colors.getCSS()]],
  // Scripts set these styles again; the policy of `loyalty serve` forbids them.
  transformHtml: (html) => html.replaceAll(/ style="(--vp-vh:0px;)?"/g, ""),
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [colors, { name: "whole-lines", preprocess: takeTime }],
    config: (md) => readGuides(md, site.sources),
  },
  srcExclude: ["public/**"], // the Markdown of each page, for readers of llms.txt
  vite: {
    esbuild: { tsconfigRaw: "{}" },
    plugins: [ownSearch],
    ...(site.service && { server: { proxy: { [SERVICE_PATHS]: site.service } } }),
  },
  themeConfig: {
    logo: "/logo.svg",
    servers: site.servers,
    nav: [
      { text: "Start", link: "/get-started" },
      { text: "API", link: "/api/" },
      ...site.nav,
      { text: site.version, link: "/concepts/versions" },
    ],
    sidebar: site.sidebar,
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      options: {
        translations: { button: { buttonText: "Search", buttonAriaLabel: "" } },
        miniSearch,
      },
    },
  },
});
