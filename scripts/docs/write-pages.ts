import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Contract, readContract } from "../generate/contract.ts";
import { describeConsole } from "./describe-console.ts";
import { describeEntries } from "./describe-entries.ts";
import { documentContract } from "./document-contract.ts";
import { formatCommandReference } from "./format-command-reference.ts";
import { formatEventCatalogue } from "./format-event-catalogue.ts";
import { formatOperations } from "./format-operations.ts";
import { prepareMarkdown } from "./prepare-markdown.ts";
import { renderReference } from "./render-reference.ts";

/** The sources of the site, and its place. */
export interface SiteOptions {
  /** Directory of openapi.yaml and docs/. */
  readonly source: string;
  readonly out: string;
  /** Path of the site on its host, for example `/docs/`. */
  readonly base: string;
  /** Address of the repository, for links to sources and "Edit this page". */
  readonly repository?: string | undefined;
}

/** A page of the site: its Markdown, and the file of the repository that it comes from. */
interface PageSource {
  readonly text: string;
  readonly source?: string;
}
type Pages = Map<string, PageSource>;

/** Sections of the sidebar; the guides that are not named here follow in the order of the alphabet. */
const GUIDES = ["client.md", "traffic.md", "operate.md", "scale.md"];
const REFERENCE = ["reference.md", "events.md", "cli.md"];

/** Writes the pages and the configuration of the site into a project of VitePress. */
export async function writePages(root: string, { source, out, base, repository }: SiteOptions): Promise<void> {
  const contract = await readContract(join(source, "openapi.yaml"));
  const pages = await readPages(contract, source);
  for (const [name, text] of await describeEntries(join(root, ".typedoc"))) pages.set(name, { text });
  pages.set("index.md", { text: await readFile(join(root, "index.md"), "utf8") });

  const sidebar = listSections([...pages.keys()]).map(({ text, names }) => ({
    text,
    items: names.map((name) => ({ text: readTitle(pages, name), link: `/${name.replace(/(index)?\.md$/, "")}` })),
  }));
  for (const [name, page] of pages) {
    const text = prepareMarkdown(page.text, { name, source: page.source, pages: [...pages.keys()], repository });
    await write(join(root, name), text);
    await write(join(root, "public", name), page.text);
  }
  await renderReference(documentContract(contract), join(root, "public/operations.html"));
  await write(join(root, ".vitepress/console.json"), JSON.stringify(describeConsole(contract)));
  await write(join(root, "public/demo-keys.json"), "null"); // loyalty serve --demo has the keys
  await cp(join(source, "openapi.yaml"), join(root, "public/openapi.yaml"));
  await cp(join(import.meta.dirname, "../../docs/pipeline.svg"), join(root, "public/pipeline.svg"));
  await write(join(root, "public/llms.txt"), formatIndex(contract, pages, base));
  const nav = [
    { text: "Guides", link: "/client" },
    { text: "API", link: "/reference" },
    { text: "Events", link: "/events" },
    { text: "CLI", link: "/cli" },
  ];
  const { title } = contract.info;
  const site = { title: "loyalty-interface", description: title, base, outDir: resolve(out), repository, nav, sidebar };
  await write(join(root, ".vitepress/site.json"), JSON.stringify(site));
}

async function readPages(contract: Contract, source: string): Promise<Pages> {
  const names = (await readdir(join(source, "docs"), { recursive: true }))
    .filter((name) => name.endsWith(".md"))
    .sort();
  const guides = await Promise.all(
    names.map(async (name): Promise<[string, PageSource]> => {
      const file = `docs/${name.replaceAll("\\", "/")}`;
      const page = { text: await readFile(join(source, file), "utf8"), source: file };
      return [file.slice(5).replace(/README\.md$/, "index.md"), page];
    }),
  );
  return new Map([
    ...guides,
    ["reference.md", { text: formatOperations(contract), source: "openapi.yaml" }],
    ["events.md", { text: formatEventCatalogue(contract), source: "openapi.yaml" }],
    ["cli.md", { text: formatCommandReference(), source: "src/cli/create-program.ts" }],
  ]);
}

function listSections(names: readonly string[]): { text: string; names: string[] }[] {
  const inFolder = (folder: string) => names.filter((name) => name.startsWith(folder)).sort(byIndexFirst);
  const named = [...GUIDES, ...REFERENCE, "index.md"];
  return [
    { text: "Guides", names: GUIDES },
    { text: "Reference", names: REFERENCE },
    { text: "TypeScript", names: inFolder("typescript/") },
    { text: "Facts", names: names.filter((name) => !name.includes("/") && !named.includes(name)).sort() },
    { text: "Decisions", names: inFolder("decisions/") },
  ];
}

function byIndexFirst(a: string, b: string): number {
  return Number(b.endsWith("/index.md")) - Number(a.endsWith("/index.md")) || a.localeCompare(b);
}

function readTitle(pages: Pages, name: string): string {
  return /^# (.*?)( \{.*\})?$/m.exec(pages.get(name)?.text ?? "")?.[1]?.replaceAll("`", "") ?? name;
}

/** Formats the list of pages for readers of Markdown, as in the proposal llms.txt. */
function formatIndex({ info }: Contract, pages: Pages, base: string): string {
  const links = [...pages.keys()]
    .filter((name) => name !== "index.md")
    .map((name) => `- [${readTitle(pages, name)}](${base}${name})`);
  return `# loyalty-interface\n\n> ${info.title}. Each page as Markdown:\n\n${links.join("\n")}\n- [Contract](${base}openapi.yaml)\n`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
