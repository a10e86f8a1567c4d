import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";

/** Written by scripts/docs: title, description, base, outDir, nav, sidebar, and the repository if it is known. */
const site = JSON.parse(readFileSync(new URL("site.json", import.meta.url), "utf8"));

export default defineConfig({
  title: site.title,
  description: site.description,
  lang: "en",
  base: site.base,
  outDir: site.outDir,
  cleanUrls: false, // every static host finds client.html
  lastUpdated: false,
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${site.base}logo.svg` }]],
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config(md) {
      const render = md.render.bind(md);
      // VitePress reads the anchor of a heading aloud, as a part of its title.
      md.render = (text, env) => render(text, env).replaceAll(/ \{#[^{}]+\}(?=&quot;")/g, "");
    },
  },
  srcExclude: ["public/**"], // the Markdown of each page, for readers of llms.txt
  vite: { server: { strictPort: true }, esbuild: { tsconfigRaw: "{}" } },
  themeConfig: {
    logo: "/logo.svg",
    nav: site.nav,
    sidebar: site.sidebar,
    notFound: {
      title: "Page not found",
      quote: "This site has no page with this address. Press Ctrl+K to search all pages.",
      linkText: "To the first page",
      linkLabel: "To the first page",
    },
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      options: {
        translations: { button: { buttonText: "Search", buttonAriaLabel: "" } },
        miniSearch: { searchOptions: { fuzzy: false, prefix: true, combineWith: "AND" } },
      },
    },
    ...(site.repository && {
      editLink: { pattern: `${site.repository}/edit/main/docs/:path` },
      socialLinks: [{ icon: "github", link: site.repository }],
    }),
  },
});
