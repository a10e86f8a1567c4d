import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Contract } from "../generate/contract.ts";

const describe = (error: unknown) => [String(error)];

/** Lists the facts of a contract that client, service, checker, recorder, coverage or samples of a project do not follow. */
export async function listUnfollowed(project: string, contract: Contract): Promise<string[]> {
  const file = pathToFileURL(resolve(project, "test/contract/contract-consumers.ts"));
  return import(file.href).then((consumers) => consumers.listUnfollowed(contract)).catch(describe);
}

/** Returns the first disagreement of the checkers with the tables of the document, and the first that names the fact. */
export async function listDisagreements(naming: RegExp): Promise<string[]> {
  return compareDocument(naming).catch(describe);
}

async function compareDocument(naming: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const message of eachDisagreement()) {
    if (found.length === 0 || naming.test(message)) found.push(message);
    if (naming.test(message)) break;
  }
  return found;
}

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
