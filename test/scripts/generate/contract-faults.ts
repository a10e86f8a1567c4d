import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Edit {
  readonly find: string;
  readonly replace: string;
}

/** A fault of the contract, with the messages of `npm run generate`. */
interface Fault {
  readonly fault: string;
  /** A fault of the structure hides faults of other rules, which hide faults of the generators, so each kind is reported together. */
  readonly together?: "structure" | "rules" | "support";
  readonly edits: readonly Edit[];
  readonly says: readonly { readonly at: string; readonly message: string }[];
}

export const faults: readonly Fault[] = parse(readFileSync("test/scripts/generate/faults.yaml", "utf8"));

const EVENTS = /^Customer(PublicationFailed|LoyaltyTierJoined|Rewarded|VoucherDeleted)Activity$/;

/** Shortens the contract to four event types, without pages of them as examples, so that it is checked fast. */
export function shortenContract(contract: string): string {
  const removeAll = (text: string, pattern: RegExp, isKept: (name: string, from: string) => boolean) =>
    [...text.matchAll(pattern)].reduce((from, [, name = ""]) => {
      if (isKept(name, from)) return from;
      const block = new RegExp(`^ {4}${name}:\\n(?: {5,}.*\\n|\\n)*`, "m");
      return from.replace(block, "").replaceAll(new RegExp(`^.*schemas/${name}".*\\n`, "gm"), "");
    }, text);
  const text = contract
    .replace(/^ {2}examples:\n[\s\S]*?(?=^\S)/m, "")
    .replaceAll(/^ +[\w.-]+:\n +\$ref: "#\/components\/examples\/.*\n/gm, "");
  const short = removeAll(text, /^ {4}(Customer\w+Activity):$/gm, (name) => EVENTS.test(name));
  return removeAll(short, /^ {4}(\w+(?:Data|Transaction)):$/gm, (name, from) => from.includes(`schemas/${name}"`));
}

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
