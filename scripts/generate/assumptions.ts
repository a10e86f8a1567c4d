import type { Assumption, Contract } from "./contract.ts";

const INTRODUCTION = `<!-- Generated from openapi.yaml by \`npm run generate\`. Do not edit. -->
# Assumptions

The interface document, the prose that the contract was written from, leaves some questions open. This page has our answer to each
question, and the option that changes it. In the contract, \`x-assumption\` names an entry; the title of a test that checks it does, too.
`;

/** Returns the page `docs/assumptions.md`: a table of the open questions, and one of the contradictions. */
export function formatAssumptions({ "x-assumptions": assumptions = {} }: Contract): string {
  const entries = Object.entries(assumptions);
  const listEntries = (kind: string) => entries.filter(([id]) => id.startsWith(kind));
  return `${INTRODUCTION}
${formatTable("The document does not say", listEntries("S"))}
## Contradictions

The document contradicts itself in these places.

${formatTable("The document says both", listEntries("C"))}`;
}

function formatTable(title: string, entries: readonly [id: string, assumption: Assumption][]): string {
  const rows = entries.map(([id, { section, question, answer, change = "edit the contract" }]) => {
    const sections = [section].flat().map((each) => `§${each}`);
    return `| ${[id, sections.join(", "), question, answer, change].join(" | ")} |\n`;
  });
  return `| id | Section | ${title} | We assume | Changed by |\n|---|---|---|---|---|\n${rows.join("")}`;
}
