import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Contract, readContract } from "../generate/contract.ts";
import { type OperationRow, type ResolvedContract, resolveContract } from "../generate/resolve-contract.ts";
import { LOCAL, listSampleOperations, toAddress } from "../samples/sample-operation.ts";
import { formatCommandReference } from "./format-command-reference.ts";
import { formatEventCatalogue } from "./format-event-catalogue.ts";
import { formatOperations } from "./format-operations.ts";
import { addFrontMatter, type Page, readTitle, summarize, toPlainMarkdown } from "./prepare-markdown.ts";
import { listSections, type Section } from "./site-sections.ts";

/** The place of the site. */
export interface SiteOptions {
  readonly out: string;
  /** Path of the site on its host, for example `/docs/`. */
  readonly base: string;
  /** Address of a running service, which gets the requests for all other paths while VitePress serves the pages. */
  readonly service?: string;
}

const project = resolve(import.meta.dirname, "../..");

/** Writes the pages and the configuration of the site into a project of VitePress, and returns the names of the files that changed. */
export async function writePages(root: string, options: SiteOptions): Promise<string[]> {
  const { out, base, service } = options;
  const read = (name: string) => readFile(join(project, name), "utf8");
  const document = await readContract(join(project, "openapi.yaml"));
  const contract = resolveContract(document);
  const guides = await readGuides();
  const pages = [...guides, ...(await formatGenerated(contract))];
  const sections = listSections(pages);
  const site = {
    description: document.info.title,
    version: JSON.parse(await read("package.json")).version,
    base,
    servers: [toAddress(document.servers?.[0]), LOCAL],
    outDir: resolve(out),
    service,
    // The page of the contract is the API reference.
    sources: {
      "openapi.yaml": "api/index.md",
      ...Object.fromEntries(guides.map(({ name, source }) => [source, name])),
    },
    ...createNavigation(sections, contract),
  };
  const files = {
    ...Object.fromEntries(pages.map((page) => [page.name, addFrontMatter(page)])),
    ...Object.fromEntries(pages.map(({ name, text }) => [`public/${name}`, toPlainMarkdown(text, base)])),
    "public/demo-keys.json": "null", // loyalty serve sends an object
    "public/openapi.yaml": await read("openapi.yaml"),
    "public/SKILL.md": await read("skills/loyalty-interface/SKILL.md"),
    "public/pipeline.svg": await read("docs/pipeline.svg"),
    "public/llms.txt": formatIndex(document, sections, base),
    ".vitepress/operations.json": JSON.stringify(listSampleOperations(contract)),
    ".vitepress/site.json": JSON.stringify(site),
  };
  const written = Object.entries(files).map(async ([name, text]) => {
    const file = join(root, name);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) return [];
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return [name];
  });
  return (await Promise.all(written)).flat();
}

/** Creates the links above the pages, and the sidebar: the pages of a section that stands apart have that section only. */
function createNavigation(sections: readonly Section[], { operations }: ResolvedContract) {
  const badges = new Map(operations.map((row) => [`api/${row.operation.operationId}.md`, formatBadge(row)]));
  const groups = sections.map(({ text, pages, isApart }) => {
    const items = pages.filter(isListed).map((page) => {
      const link = `/${page.name.replace(/(index)?\.md$/, "")}`;
      return { text: `${badges.get(page.name) ?? ""}${readTitle(page)}`, link };
    });
    return { text, items, isApart };
  });
  const apart = groups.filter(({ isApart }) => isApart);
  const own = apart.flatMap((group) => group.items.map(({ link }) => [`/${link.split("/")[1]}`, [group]]));
  return {
    nav: apart.map(({ text, items: [first] }) => ({ text, link: first?.link })),
    sidebar: Object.fromEntries([...own, ["/", groups.filter(({ isApart }) => !isApart)]]),
  };
}

/** Formats the method of an operation for the sidebar. */
function formatBadge({ method }: OperationRow): string {
  return `<span class="badge ${method}">${method === "delete" ? "DEL" : method.toUpperCase()}</span>`;
}

/** True if a page is in the lists of pages; the index of the decisions leads to each of them. */
const isListed = ({ name }: Page) => !/^decisions\/(?!index)/.test(name);

/** Reads the guides below docs/, and the pages of the project that lie outside of it. */
async function readGuides(): Promise<Page[]> {
  const files = await readdir(join(project, "docs"), { recursive: true });
  const guides = files.filter((file) => file.endsWith(".md")).map((file) => `docs/${file.replaceAll("\\", "/")}`);
  const pages = [...guides.sort(), "CHANGELOG.md", "CONTRIBUTING.md"].map(async (source) => {
    const name = source.startsWith("docs/") ? source.slice(5).replace(/README\.md$/, "index.md") : source.toLowerCase();
    return { name, source, text: await readFile(join(project, source), "utf8") };
  });
  return Promise.all(pages);
}

async function formatGenerated(contract: ResolvedContract): Promise<Page[]> {
  const hasEvents = Object.keys(contract.eventTypes).length > 0;
  return [
    ...[...formatOperations(contract)].map(([name, text]) => ({ name, text })),
    ...(hasEvents ? [{ name: "events.md", text: formatEventCatalogue(contract) }] : []),
    { name: "cli.md", text: await formatCommandReference() },
  ];
}

/** Formats the list of pages for readers of Markdown, as in the proposal llms.txt. */
function formatIndex({ info }: Contract, sections: readonly Section[], base: string): string {
  const groups = sections.map(({ text, pages }) => {
    const links = pages
      .filter(isListed)
      .map((page) => `- [${readTitle(page)}](${base}${page.name}): ${summarize(page.text)}`);
    return `## ${text}\n\n${links.join("\n")}\n`;
  });
  return [
    "# loyalty-interface\n",
    `> ${info.title}: a typed TypeScript client, conformance tests and a runnable service, generated from one OpenAPI contract.\n`,
    "Each link is a page as Markdown.\n",
    ...groups,
    `## Contract\n\n- [openapi.yaml](${base}openapi.yaml): every path, parameter, status, type and example\n`,
    `## For coding assistants\n\n- [SKILL.md](${base}SKILL.md): when and how to use the package, which has it in skills/loyalty-interface\n`,
  ].join("\n");
}
