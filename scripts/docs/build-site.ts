import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contract, readContract } from "../generate/contract.ts";
import { documentedContract } from "./documented-contract.ts";
import { eventCatalogue } from "./event-catalogue.ts";
import { type RenderedMarkdown, renderMarkdown } from "./render-markdown.ts";
import { type Page, renderPage, type SearchEntry } from "./render-page.ts";
import { renderReference } from "./render-reference.ts";

/** The start page stands at the top of the reference, not on a page of its own. */
const LANDING = "landing.md";

/**
 * Writes the whole site into a directory, and gives the names of its files.
 * @param source Directory of openapi.yaml and docs/.
 */
export async function buildSite(out: string, source: string): Promise<string[]> {
  const contract = await readContract(join(source, "openapi.yaml"));
  const sources = await readGuides(contract, join(source, "docs"));
  const names = [...sources.keys()];
  const rendered = new Map([...sources].map(([name, text]) => [name, renderMarkdown(text, names)]));
  const pages = [...sources].map(([name, text]) => toPage(name, text, rendered.get(name) as RenderedMarkdown));
  const search = [...operationEntries(contract), ...pages.flatMap((page) => headingEntries(page, rendered))];

  await mkdir(out, { recursive: true });
  for (const page of pages) await writeFile(join(out, page.file), renderPage(page, pages, search));
  const landing = await readFile(join(source, "docs", LANDING), "utf8");
  await renderReference(documentedContract(contract, landing, pages), join(out, "index.html"));
  return ["index.html", ...pages.map(({ file }) => file)];
}

/** Markdown of each page by the name of its file: the catalogue, then the guides of `docs/`. */
async function readGuides(contract: Contract, folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".md") && name !== LANDING).sort();
  const guides = await Promise.all(
    files.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), "utf8")]),
  );
  return new Map([["events.md", eventCatalogue(contract)], ...guides]);
}

function toPage(name: string, markdown: string, { html, headings }: RenderedMarkdown): Page {
  const paragraph = /^#.*\n+([^#`|][\s\S]*?)(\n\n|$)/.exec(markdown)?.[1] ?? "";
  const sentence = /^.*?[.:](?= |$)/.exec(paragraph.replaceAll("\n", " "))?.[0] ?? paragraph;
  return {
    file: name.replace(/\.md$/, ".html"),
    title: headings[0]?.text ?? name,
    summary: sentence.replaceAll(/[`*]|\[|\]\([^)]*\)/g, "").replace(/:$/, "."),
    html,
  };
}

function headingEntries({ file, title }: Page, rendered: Map<string, RenderedMarkdown>): SearchEntry[] {
  const headings = rendered.get(file.replace(/\.html$/, ".md"))?.headings ?? [];
  return headings.map(({ id, text }): SearchEntry => [text, title, `${file}#${id}`]);
}

function operationEntries({ paths }: Contract): SearchEntry[] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item) as { operationId: string; summary: string }[])
    .map(({ operationId, summary }) => [
      `${summary} (${operationId})`,
      "Reference",
      `index.html#operation/${operationId}`,
    ]);
}
