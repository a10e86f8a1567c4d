/**
 * Runs in a copy of the project whose contract is mutated and generated, so that it imports the generated files of the copy.
 * Prints a {@link CopyVerdict} as JSON.
 */
export interface CopyVerdict {
  /** The first disagreement between the checkers and the tables of the document; empty if they agree. */
  readonly document: string;
  /** The first fact of the contract that a part of the project does not follow; empty if all follow. */
  readonly unfollowed: string;
}

async function findDisagreement(): Promise<string> {
  const { compareEveryEdit, compareEveryField, lists } = await import("../../test/contract/document/compare.ts");
  for (const [name, ofContract, ofDocument] of lists)
    if (ofContract.join() !== ofDocument.join()) return `the contract has other ${name}: ${ofContract}`;
  for (const compareEach of [compareEveryField, compareEveryEdit])
    for (const [name, { disagreement }] of compareEach()) if (disagreement !== "") return `${name}: ${disagreement}`;
  return "";
}

async function findUnfollowed(): Promise<string> {
  const { listUnfollowed } = await import("../../test/contract/contract-consumers.ts");
  return (await listUnfollowed())[0] ?? "";
}

const describeError = (error: unknown): string => String(error);
const verdict: CopyVerdict = {
  document: process.argv.includes("--document") ? await findDisagreement().catch(describeError) : "",
  unfollowed: process.argv.includes("--follow") ? await findUnfollowed().catch(describeError) : "",
};
process.stdout.write(JSON.stringify(verdict));
