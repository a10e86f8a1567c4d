import type { Page } from "./prepare-markdown.ts";

/** A section of the sidebar and of llms.txt. */
export interface Section {
  readonly text: string;
  readonly pages: readonly Page[];
  /** True if only its own pages have it in the sidebar; a link above each page leads to it. */
  readonly isApart: boolean;
}

/** The pages of each section; `/` at the end stands for a folder, whose index comes first. */
const SECTIONS = {
  Integrate: ["get-started.md", "integrate.md", "client.md", "from-the-sdk.md", "test-your-code.md", "examples/"],
  "Verify and check": ["verify.md", "traffic.md", "traffic-reference.md"],
  "Run the service": ["run-the-service.md", "operate.md", "scale.md", "troubleshooting.md"],
  Reference: ["api/", "events.md", "cli.md", "interop.md", "changelog.md"],
  Concepts: [
    ...["authentication", "pagination", "errors", "events", "versions"].map((name) => `concepts/${name}.md`),
    "assumptions.md",
  ],
  Contract: ["own-the-contract.md", "contributing.md", "contributing/", "benchmarks.md", "decisions/"],
};
const APART: readonly string[] = ["Concepts", "Contract"];

/** Sorts pages into the sections of the site. @throws Error for a page that is in none. */
export function listSections(pages: readonly Page[]): Section[] {
  const rank = ({ name }: Page) => Number(!name.endsWith("/index.md"));
  const listPages = (entry: string) =>
    pages
      .filter(({ name }) => name === entry || (entry.endsWith("/") && name.startsWith(entry)))
      .sort((a, b) => rank(a) - rank(b));
  const sections = Object.entries(SECTIONS).map(([text, entries]) => {
    return { text, pages: entries.flatMap(listPages), isApart: APART.includes(text) };
  });
  const placed = sections.flatMap((section) => section.pages);
  const others = pages.filter((page) => !placed.includes(page)).map(({ name }) => name);
  if (others.length > 0) throw new Error(`${others.join(", ")}: add the page to a section in ${import.meta.filename}`);
  return sections.filter((section) => section.pages.length > 0);
}
