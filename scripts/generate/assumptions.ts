import type { ResolvedContract } from "./resolve-contract.ts";

const INTRODUCTION = `<!-- Generated from openapi.yaml by \`npm run generate\`. Do not edit. -->
# Assumptions

The interface document, the prose that the contract was written from, leaves some questions open. This page has our answer to each
question, and the option that changes it. In the contract, \`x-assumption\` names an entry; the title of a test that checks it does, too. In an
entry whose id begins with C, the document contradicts itself.
`;

/** Returns the page `docs/assumptions.md`: a section for each question. */
export function formatAssumptions({ document }: ResolvedContract): string {
  const { "x-assumptions": assumptions = {} } = document;
  const entries = Object.entries(assumptions).map(
    ([id, { section, question, answer, change = "edit the contract" }]) => {
      const sections = [section].flat().map((each) => `§${each}`);
      const title = `## <a id="${id.toLowerCase()}"></a>${id}: ${question}`;
      return `\n${title}\n\n- **Section:** ${sections.join(", ")}\n- **We assume:** ${answer}\n- **Changed by:** ${change}\n`;
    },
  );
  return INTRODUCTION + entries.join("");
}
