/**
 * Runs in a copy of the project whose contract is mutated and generated, so that it imports the generated files of the copy. Its
 * arguments are a file with the contract before the mutation, the pattern of a message that names the fact, and whether the
 * project without the mutation does not follow the mutated contract. Prints a {@link CopyVerdict} as JSON.
 */
import { readFileSync } from "node:fs";

export interface CopyVerdict {
  /** Facts of the mutated contract that client, service, checker, recorder, coverage or samples do not follow. */
  readonly unfollowed: readonly string[];
  /** Facts of the contract before that they do not follow. */
  readonly changed: readonly string[];
  /** The first disagreement of the checkers with the tables of the document, and the first that names the fact. */
  readonly document: readonly string[];
}

const [original = "", pattern = "", isNoticed] = process.argv.slice(2);
const naming = new RegExp(pattern);

const subtract = (list: readonly string[], others: readonly string[]) => list.filter((each) => !others.includes(each));

async function* eachDisagreement(): AsyncGenerator<string> {
  const { compareEveryEdit, compareEveryField, lists } = await import("../../test/contract/document/compare.ts");
  for (const [name, ofContract, ofDocument] of lists)
    if (ofContract.join() !== ofDocument.join()) {
      const [added, missing] = [subtract(ofContract, ofDocument), subtract(ofDocument, ofContract)];
      yield `the contract has other ${name}: ${added}, not ${missing}`;
    }
  for (const compareEach of [compareEveryField, compareEveryEdit])
    for (const [name, { disagreement }] of compareEach()) if (disagreement !== "") yield `${name}: ${disagreement}`;
}

/** Returns the first disagreement, and the first that names the fact. */
async function listDisagreements(): Promise<string[]> {
  const found: string[] = [];
  for await (const message of eachDisagreement()) {
    if (found.length === 0 || naming.test(message)) found.push(message);
    if (naming.test(message)) break;
  }
  return found;
}

async function listUnfollowed(file: string): Promise<string[]> {
  const consumers = await import("../../test/contract/contract-consumers.ts");
  return consumers.listUnfollowed(JSON.parse(readFileSync(file, "utf8")));
}

const toList = (error: unknown) => [String(error)];
const unfollowed = await listUnfollowed("openapi.yaml").catch(toList);
const changed = await listUnfollowed(original).catch(toList);
const isFollowed = unfollowed.length === 0 && (isNoticed === "true" || changed.some((message) => naming.test(message)));
const verdict: CopyVerdict = {
  unfollowed,
  changed,
  document: isFollowed ? [] : await listDisagreements().catch(toList),
};
process.stdout.write(JSON.stringify(verdict));
