import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contract, readContract } from "../generate/contract.ts";
import { documentContract } from "./document-contract.ts";
import { formatEventCatalogue } from "./format-event-catalogue.ts";
import { type RenderedMarkdown, renderMarkdown } from "./render-markdown.ts";
import { type Page, renderPage, type SearchEntry } from "./render-page.ts";
import { renderReference } from "./render-reference.ts";

/** The start page is the top of the reference, not a separate page. */
const LANDING = "landing.md";

/**
 * Writes the whole site into a directory and returns the names of its files.
 * @param source Directory of openapi.yaml and docs/.
 */
export async function buildSite(out: string, source: string): Promise<string[]> {
  const contract = await readContract(join(source, "openapi.yaml"));
  const sources = await readGuides(contract, join(source, "docs"));
  const names = [...sources.keys()];
  const rendered = new Map([...sources].map(([name, text]) => [name, renderMarkdown(text, names)]));
  const pages = [...sources].map(([name, text]) => toPage(name, text, rendered.get(name) as RenderedMarkdown));
  const search = [...listOperationEntries(contract), ...pages.flatMap((page) => listHeadingEntries(page, rendered))];

  await mkdir(out, { recursive: true });
  for (const page of pages) await writeFile(join(out, page.file), renderPage(page, pages, search));
  const landing = await readFile(join(source, "docs", LANDING), "utf8");
  await renderReference(documentContract(contract, landing, pages), join(out, "index.html"));
  return ["index.html", ...pages.map(({ file }) => file)];
}

/** Reads the Markdown of each page by file name: the catalogue, then the guides of `docs/`. */
async function readGuides(contract: Contract, folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".md") && name !== LANDING).sort();
  const guides = await Promise.all(
    files.map(async (name): Promise<[string, string]> => [name, await readFile(join(folder, name), "utf8")]),
  );
  return new Map([["events.md", formatEventCatalogue(contract)], ...guides]);
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

function listHeadingEntries({ file, title }: Page, rendered: Map<string, RenderedMarkdown>): SearchEntry[] {
  const headings = rendered.get(file.replace(/\.html$/, ".md"))?.headings ?? [];
  return headings.map(({ id, text }): SearchEntry => [text, title, `${file}#${id}`]);
}

function listOperationEntries({ paths }: Contract): SearchEntry[] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item) as { operationId: string; summary: string }[])
    .map(({ operationId, summary }) => [
      `${summary} (${operationId})`,
      "Reference",
      `index.html#operation/${operationId}`,
    ]);
}
