import { valueAt } from "../../src/contract/json-pointer.ts";
import type { Contract } from "./contract.ts";

/** The source that an element of the contract names. */
interface Annotated {
  "x-section"?: string;
  "x-assumption"?: string | string[];
}

/** The source of a constraint: the section that the nearest element names, and the entry of `x-assumptions`. */
export interface Provenance {
  section: string | undefined;
  assumption: string | undefined;
}

/**
 * Finds the source of a constraint. It is an assumption if `x-assumption` of the element, or of one around it, names an entry
 * of `x-assumptions` that lists the keyword.
 * @param root The element that has the constraint inside, for example a component.
 * @param pointer JSON pointer from the root to the element with the keyword.
 */
export function findProvenance(contract: Contract, root: unknown, pointer: string, keyword: string): Provenance {
  const tokens = pointer.split("/").slice(1);
  const path = tokens.map((_, index) => `/${tokens.slice(0, index + 1).join("/")}`);
  const elements = ["", ...path].reverse().map((place) => Object(valueAt(root, place)) as Annotated);
  const named = elements.flatMap((element) => element["x-assumption"] ?? []);
  const { "x-assumptions": assumptions = {} } = contract;
  return {
    section: elements.find((element) => element["x-section"] !== undefined)?.["x-section"],
    assumption: named.find((id) => assumptions[id]?.keywords?.includes(keyword)),
  };
}
