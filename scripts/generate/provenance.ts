import { isObject, valueAt } from "../../src/contract/json.ts";
import type { Annotated, Contract } from "./contract.ts";

/** The source of a constraint: the section that the nearest element names, and the entry of `x-assumptions`. */
interface Provenance {
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
  const elements = listElements(root, pointer);
  const named = elements.flatMap((element) => element["x-assumption"] ?? []);
  const { "x-assumptions": assumptions = {} } = contract;
  return {
    section: elements.find((element) => element["x-section"] !== undefined)?.["x-section"],
    assumption: named.find((id) => assumptions[id]?.keywords?.includes(keyword)),
  };
}

/** Lists the elements that a place lies in, from the place itself to the root. */
export function listElements(root: unknown, pointer: string): Annotated[] {
  const tokens = pointer.split("/");
  const places = tokens.map((_, index) => tokens.slice(0, tokens.length - index).join("/"));
  return places.map((place) => valueAt(root, place)).filter(isObject);
}
