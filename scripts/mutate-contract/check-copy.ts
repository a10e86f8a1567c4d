/**
 * Runs in a copy of the project whose contract is mutated and generated, so that it imports the generated files of the copy. Its
 * argument is a file with the contract before the mutation. Prints a {@link CopyVerdict} as JSON.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";

export interface CopyVerdict {
  /** What client, service, checker, recorder, coverage and samples do not follow of the mutated contract. */
  readonly unfollowed: readonly string[];
  /** What they do not follow of the contract before. */
  readonly changed: readonly string[];
  /** Disagreements of the checkers with the tables of the document. */
  readonly document: readonly string[];
}

const readContract = (file: string) => parse(readFileSync(file, "utf8"));
const toList = (error: unknown): string[] => [String(error)];

async function listDisagreements(): Promise<string[]> {
  const { compareEveryEdit, compareEveryField, lists } = await import("../../test/contract/document/compare.ts");
  const other = lists.filter(([, ofContract, ofDocument]) => ofContract.join() !== ofDocument.join());
  const compared = [compareEveryField, compareEveryEdit].flatMap((compareEach) => [...compareEach()]);
  return [
    ...other.map(([name, ofContract]) => `the contract has other ${name}: ${ofContract}`),
    ...compared.flatMap(([name, { disagreement }]) => (disagreement === "" ? [] : [`${name}: ${disagreement}`])),
  ].slice(0, 1000);
}

async function listUnfollowed(file: string): Promise<string[]> {
  const consumers = await import("../../test/contract/contract-consumers.ts");
  return consumers.listUnfollowed(readContract(file));
}

const verdict: CopyVerdict = {
  unfollowed: await listUnfollowed("openapi.yaml").catch(toList),
  changed: await listUnfollowed(process.argv[2] ?? "").catch(toList),
  document: await listDisagreements().catch(toList),
};
process.stdout.write(JSON.stringify(verdict));
