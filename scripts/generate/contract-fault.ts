import { suggestName } from "../../src/contract/suggest-name.ts";

/** Names and indexes that lead to an element of the contract. */
export type Path = readonly (string | number)[];

/** An element of the contract that cannot be generated; the message names the remedy. */
export class ContractFault extends Error {
  override readonly name = "ContractFault";
  readonly path: Path;

  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** Runs each check, and lists the faults that they throw, each once. */
export function collectFaults(checks: readonly (() => unknown)[]): ContractFault[] {
  const faults = new Map<string, ContractFault>();
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof ContractFault)) throw error;
      faults.set(`${error.path.join()} ${error.message}`, error);
    }
  }
  return [...faults.values()];
}

/** Returns the words `did you mean "…"?` with the most similar of the known names, or a list of them if none is similar. */
export function suggest(name: string, known: readonly string[]): string {
  const nearest = suggestName(name, known);
  if (nearest !== undefined) return `did you mean "${nearest}"?`;
  return known.length === 0 ? "remove it" : `one of ${known.join(", ")}`;
}
