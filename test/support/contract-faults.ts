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
  readonly says: readonly { readonly line: number; readonly message: string }[];
}

export const faults: readonly Fault[] = parse(readFileSync("test/scripts/generate/faults.yaml", "utf8"));

/** Replaces each text once, and returns the line of the first. @throws Error if a text does not exist. */
export function editContract(contract: string, edits: readonly Edit[]): { text: string; line: number } {
  const missing = edits.find(({ find }) => !contract.includes(find));
  if (missing) throw new Error(`openapi.yaml has no ${missing.find}`);
  const text = edits.reduce((before, { find, replace }) => before.replace(find, () => replace), contract);
  const line = contract.slice(0, contract.indexOf(edits[0]?.find ?? "")).split("\n").length;
  return { text, line };
}
