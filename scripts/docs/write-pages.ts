import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Contract, fillDefaults, readContract } from "../generate/contract.ts";
import { type OperationRow, type ResolvedContract, resolveContract } from "../generate/resolve-contract.ts";
import { listSampleOperations } from "../samples/sample-operation.ts";

import { formatCommandReference } from "./format-command-reference.ts";
import { formatEventCatalogue } from "./format-event-catalogue.ts";
import { formatOperations } from "./format-operations.ts";
import { addFrontMatter, type PageSource, summarize, toPlainMarkdown } from "./prepare-markdown.ts";
import { listSections, readTitle, type Section } from "./site-sections.ts";

/** The place of the site. */
export interface SiteOptions {
  readonly out: string;
  /** Path of the site on its host, for example `/docs/`. */
  readonly base: string;
  /** Address of the repository, for links to sources and "Edit this page". */
  readonly repository?: string | undefined;
  /** Address of a running service, which gets the requests for all other paths while VitePress serves the pages. */
  readonly service?: string;
}

/** The address of `loyalty serve` in the guides. */
const LOCAL = "http://127.0.0.1:8787";
const project = resolve(import.meta.dirname, "../..");

/** Writes the pages and the configuration of the site into a project of VitePress, and returns the names of the files that changed. */
export async function writePages(root: string, options: SiteOptions): Promise<string[]> {
  const { out, base, repository, service } = options;
  const changed: string[] = [];
  const write = async (name: string, text: string) => {
    const file = join(root, name);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    changed.push(name);
  };
  const document = await readContract(join(project, "openapi.yaml"));
  const contract = resolveContract(document);
  const pages = new Map([...(await readGuides()), ...(await formatGenerated(contract))]);
  pages.set("index.md", { text: await readFile(join(root, "index.md"), "utf8") });
  const sections = listSections([...pages.keys()]);

  for (const [name, page] of pages) {
    await write(name, addFrontMatter(name, page));
    if (name !== "index.md") await write(`public/${name}`, toPlainMarkdown(page.text, base));
  }
  await write(".vitepress/operations.json", JSON.stringify(listSampleOperations(contract)));
  await write("public/demo-keys.json", "null"); // loyalty serve sends an object
  await cp(join(project, "openapi.yaml"), join(root, "public/openapi.yaml"));
  await cp(join(project, "skills/loyalty-interface/SKILL.md"), join(root, "public/SKILL.md"));
  await cp(join(project, "docs/pipeline.svg"), join(root, "public/pipeline.svg"));
  await write("public/llms.txt", formatIndex(document, pages, sections, base));
  const badges = new Map(contract.operations.map((row) => [`api/${row.operation.operationId}.md`, formatBadge(row)]));
  const groups = sections.map(({ text, names, isApart }) => {
    const items = names.filter(isListed).map((name) => {
      return { text: `${badges.get(name) ?? ""}${readTitle(pages, name)}`, link: toLink(name) };
    });
    return { text, items, isApart };
  });
  const sidebar = createSidebar(groups);
  const [server = { url: LOCAL }] = document.servers ?? [];
  const address = { base, servers: [fillDefaults(server), LOCAL] };
  const { version } = JSON.parse(await readFile(join(project, "package.json"), "utf8"));
  const nav = groups.filter(({ isApart }) => isApart).map(({ text, items: [first] }) => ({ text, link: first?.link }));
  const site = {
    description: document.info.title,
    version,
    ...address,
    outDir: resolve(out),
    repository,
    service,
    sources: listSources(pages),
    nav,
    sidebar,
  };
  await write(".vitepress/site.json", JSON.stringify(site));
  return changed;
}

/** Lists the pages by the files of the repository that they come from. The page of the contract is the API reference. */
function listSources(pages: ReadonlyMap<string, PageSource>): Record<string, string> {
  const guides = [...pages].flatMap(([name, { source }]) => (source === undefined ? [] : [[source, name]]));
  return { "openapi.yaml": "api/index.md", ...Object.fromEntries(guides) };
}

/** A group of entries of the sidebar. */
interface SidebarGroup {
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
  readonly isApart: boolean;
}

/** Returns the sidebar of the pages below each path: the pages of a section that stands apart have that section only. */
function createSidebar(groups: readonly SidebarGroup[]): Record<string, readonly SidebarGroup[]> {
  const usual = groups.filter(({ isApart }) => !isApart);
  const apart = groups.filter(({ isApart }) => isApart);
  const own = apart.flatMap((group) => group.items.map(({ link }) => [`/${link.split("/")[1]}`, [group]]));
  return Object.fromEntries([...own, ["/", usual]]);
}

/** Formats the method of an operation for the sidebar. */
function formatBadge({ method }: OperationRow): string {
  return `<span class="badge ${method}">${method === "delete" ? "DEL" : method.toUpperCase()}</span>`;
}

/** True if a page is in the lists of pages; the index of the decisions leads to each of them. */
const isListed = (name: string) => !/^decisions\/(?!index)/.test(name);

const toLink = (name: string) => `/${name.replace(/(index)?\.md$/, "")}`;

/** Reads the guides below docs/, and the pages of the project that lie outside of it. */
async function readGuides(): Promise<[string, PageSource][]> {
  const files = await readdir(join(project, "docs"), { recursive: true });
  const guides = files.filter((file) => file.endsWith(".md")).map((file) => `docs/${file.replaceAll("\\", "/")}`);
  const pages = [...guides.sort(), "CHANGELOG.md", "CONTRIBUTING.md"].map(
    async (source): Promise<[string, PageSource]> => {
      const name = source.startsWith("docs/")
        ? source.slice(5).replace(/README\.md$/, "index.md")
        : source.toLowerCase();
      return [name, { text: await readFile(join(project, source), "utf8"), source }];
    },
  );
  return Promise.all(pages);
}

async function formatGenerated(contract: ResolvedContract): Promise<[string, PageSource][]> {
  const pages = [
    ...formatOperations(contract),
    ...(Object.keys(contract.eventTypes).length > 0 ? [["events.md", formatEventCatalogue(contract)] as const] : []),
    ["cli.md", await formatCommandReference()] as const,
  ];
  return pages.map(([name, text]) => [name, { text }]);
}

/** Formats the list of pages for readers of Markdown, as in the proposal llms.txt. */
function formatIndex(
  { info }: Contract,
  pages: ReadonlyMap<string, PageSource>,
  sections: readonly Section[],
  base: string,
): string {
  const groups = sections.map(({ text, names }) => {
    const links = names
      .filter(isListed)
      .map((name) => `- [${readTitle(pages, name)}](${base}${name}): ${summarize(pages.get(name)?.text ?? "")}`);
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
