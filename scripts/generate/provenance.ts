import { valueAt } from "../../src/contract/json-pointer.ts";
import type { Contract } from "./contract.ts";

/** The source that an element of the contract names. */
interface Annotated {
  "x-section"?: string;
  "x-silence"?: string | string[];
}

/** The source of a constraint: the section that the nearest element names, and the entry of the ledger that assumes it. */
export interface Provenance {
  section: string | undefined;
  assumption: string | undefined;
}

/**
 * Finds the source of a constraint. An entry of the ledger assumes it if `x-assumptions` lists the keyword for that entry,
 * and `x-silence` of the element or of one around it names the entry.
 * @param root The element that has the constraint inside, for example a component.
 * @param pointer JSON pointer from the root to the element with the keyword.
 */
export function findProvenance(contract: Contract, root: unknown, pointer: string, keyword: string): Provenance {
  const tokens = pointer.split("/").slice(1);
  const path = tokens.map((_, index) => `/${tokens.slice(0, index + 1).join("/")}`);
  const elements = ["", ...path].reverse().map((place) => Object(valueAt(root, place)) as Annotated);
  const silences = elements.flatMap((element) => element["x-silence"] ?? []);
  const { "x-assumptions": assumptions = {} } = contract;
  return {
    section: elements.find((element) => element["x-section"] !== undefined)?.["x-section"],
    assumption: silences.find((id) => assumptions[id]?.includes(keyword)),
  };
}
