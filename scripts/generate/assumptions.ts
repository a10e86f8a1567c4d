import type { Assumption, Contract } from "./contract.ts";

const INTRODUCTION = `<!-- Generated from openapi.yaml by \`npm run generate\`. Do not edit. -->
# Assumptions

The interface document leaves some questions open. The contract answers them in \`x-assumptions\`, and elements name an entry with
\`x-assumption\`. Code and tests name it in comments and titles: search the tests for an id to find those that check it.
`;

/** Returns the page `docs/assumptions.md`: a table of the open questions, and one of the contradictions. */
export function formatAssumptions({ "x-assumptions": assumptions = {} }: Contract): string {
  const entries = Object.entries(assumptions);
  const format = (kind: string, title: string) =>
    formatTable(
      title,
      entries.filter(([id]) => id.startsWith(kind)),
    );
  return `${INTRODUCTION}
${format("S", "The document does not say")}
## Contradictions

The document contradicts itself in these places.

${format("C", "The document says both")}`;
}

function formatTable(title: string, entries: readonly [id: string, assumption: Assumption][]): string {
  const rows = entries.map(([id, { section, question, answer, change = "edit the contract" }]) => {
    const sections = [section].flat().map((each) => `§${each}`);
    return [id, sections.join(", "), question, answer, change];
  });
  const head = ["id", "Section", title, "We assume", "Changed by"];
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`);
  return lines.join("").replace("| --- | --- | --- | --- | --- |", "|---|---|---|---|---|");
}
