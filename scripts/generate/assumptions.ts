import type { ResolvedContract } from "./resolve-contract.ts";

const INTRODUCTION = `<!-- Generated from openapi.yaml by \`npm run generate\`. Do not edit. -->
# Assumptions

The interface document, the prose that the contract was written from, leaves some questions open. This page has our answers.
To change one, edit the contract, or use the option that the entry names. In an entry whose id begins with C, the document contradicts
itself.
`;

/** Returns the page `docs/assumptions.md`: a section for each question. */
export function formatAssumptions({ document }: ResolvedContract): string {
  const { "x-assumptions": assumptions = {} } = document;
  const entries = Object.entries(assumptions).map(([id, { section, question, answer, change }]) => {
    const sections = [section].flat().map((each) => `§${each}`);
    const title = `## <a id="${id.toLowerCase()}"></a>${id}: ${question}`;
    const option = change ? ` Changed by the ${change}.` : "";
    return `\n${title}\n\n${answer.charAt(0).toUpperCase()}${answer.slice(1)} (${sections.join(", ")}).${option}\n`;
  });
  return INTRODUCTION + entries.join("");
}
