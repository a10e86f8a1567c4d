import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** A fault of the contract, with the messages of `npm run generate`. */
interface Fault {
  readonly fault: string;
  readonly edits: readonly Edit[];
  readonly says: readonly { readonly at: string; readonly message: string }[];
}

export const faults: readonly Fault[] = parse(readFileSync("test/scripts/generate/faults.yaml", "utf8"));

/** Replaces each text once. @throws Error if a text does not exist. */
export function editContract(contract: string, edits: readonly Edit[]): string {
  const missing = edits.find(({ find }) => !contract.includes(find));
  if (missing) throw new Error(`openapi.yaml has no ${missing.find}`);
  return edits.reduce((before, { find, replace }) => before.replace(find, () => replace), contract);
}

/** Returns the text of a line, counted from 1. */
export function readLine(text: string, line: number): string | undefined {
  return text.split("\n")[line - 1]?.trim();
}
