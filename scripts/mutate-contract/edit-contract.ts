import type { Contract } from "../generate/contract.ts";

/** The place of a fact in the contract. */
export type Path = readonly (string | number)[];
export type Node = Record<string | number, unknown>;
export type Edit = (contract: Contract) => void;

export function read(contract: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => Object(node)[key], contract);
}

/** Changes or adds a value, appends it to a list if the path ends in `-`, or, with undefined, removes it. */
export function write(contract: object, path: Path, value: unknown): void {
  const [above, key = ""] = [path.slice(0, -1), path.at(-1)];
  if (key === "-" && read(contract, above) === undefined) write(contract, above, []);
  const parent = read(contract, above) as Node;
  if (key === "-") (parent as unknown as unknown[]).push(structuredClone(value));
  else if (value !== undefined) parent[key] = structuredClone(value);
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

/** Renames a key and keeps its place. */
export function rename(contract: object, path: Path, to: string): void {
  const parent = read(contract, path.slice(0, -1)) as Node;
  for (const [key, value] of Object.entries(parent)) {
    delete parent[key];
    parent[key === path.at(-1) ? to : key] = value;
  }
}
