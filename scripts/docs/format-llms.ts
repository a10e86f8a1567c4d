import type { Contract } from "../generate/contract.ts";
import { type PageSource, summarize } from "./prepare-markdown.ts";
import { readTitle, type Section } from "./site-sections.ts";

type Pages = ReadonlyMap<string, PageSource>;

/** Formats the list of pages for readers of Markdown, as in the proposal llms.txt, without the decisions. */
export function formatIndex({ info }: Contract, pages: Pages, sections: readonly Section[], base: string): string {
  const groups = sections
    .filter(({ text }) => text !== "Decisions")
    .map(({ text, names }) => {
      const links = names.map(
        (name) => `- [${readTitle(pages, name)}](${base}${name}): ${summarize(pages.get(name)?.text ?? "")}`,
      );
      return `## ${text}\n\n${links.join("\n")}\n`;
    });
  return [
    "# loyalty-interface\n",
    `> ${info.title}: one OpenAPI contract, a typed TypeScript client, a checker for recorded traffic and the service itself.\n`,
    "Each link is a page as Markdown.\n",
    ...groups,
    `## Contract\n\n- [openapi.yaml](${base}openapi.yaml): every path, parameter, status, type and example\n`,
    `## For coding assistants\n\n- [SKILL.md](${base}SKILL.md): when and how to use the package, which has it in skills/loyalty-interface\n`,
  ].join("\n");
}
