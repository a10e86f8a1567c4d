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
