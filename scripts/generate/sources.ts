import { isObject, toPointer, valueAt } from "../../src/contract/json.ts";
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
    section: findSection(elements),
    assumption: named.find((id) => assumptions[id]?.keywords?.includes(keyword)),
  };
}

/** Lists the elements that a place lies in, from the place itself to the root. */
export function listElements(root: unknown, pointer: string): Annotated[] {
  const tokens = pointer.split("/");
  const places = tokens.map((_, index) => tokens.slice(0, tokens.length - index).join("/"));
  return places.map((place) => valueAt(root, place)).filter(isObject);
}

function findSection(elements: readonly Annotated[]): string | undefined {
  return elements.find((element) => element["x-section"] !== undefined)?.["x-section"];
}

/** The sections and assumptions of the elements that refer to a component. */
export interface Inheritance {
  readonly component: Annotated;
  readonly pointer: string;
  readonly sections: readonly string[];
  readonly assumptions: readonly string[];
  /** The elements with a `$ref` to the component, each with the sections that the component has from it. */
  readonly references: readonly { readonly pointer: string; readonly sections: readonly string[] }[];
}

/** Lists the components that name no section, with what they inherit from the elements that refer to them. */
export function listInheritances(contract: Contract): Inheritance[] {
  const references = Map.groupBy(listReferences(contract), ({ component }) => component);
  return [...references.keys()].flatMap((pointer) => {
    const component = valueAt(contract, pointer);
    if (!isObject(component) || "x-section" in component) return [];
    const referring = (references.get(pointer) ?? []).map((reference) => ({
      pointer: reference.pointer,
      around: listReferring(contract, references, reference.pointer),
    }));
    const assumptions = referring.flatMap(({ around }) => around.flat().flatMap((each) => each["x-assumption"] ?? []));
    return {
      component,
      pointer,
      sections: listSections(referring.flatMap(({ around }) => around)),
      assumptions: [...new Set(assumptions)].sort(),
      references: referring.map((each) => ({ pointer: each.pointer, sections: listSections(each.around) })),
    };
  });
}

function listSections(places: readonly Annotated[][]): string[] {
  return [...new Set(places.flatMap((elements) => findSection(elements) ?? []))].sort();
}

/** A reference to a component. */
interface Reference {
  /** Pointer to the component. */
  readonly component: string;
  /** Pointer to the element with the `$ref`. */
  readonly pointer: string;
}

function listReferences(node: unknown, path: readonly string[] = []): Reference[] {
  if (typeof node !== "object" || node === null) return [];
  const inner = Object.entries(node).flatMap(([name, child]) => listReferences(child, [...path, name]));
  const $ref = "$ref" in node ? String(node.$ref) : "";
  return $ref.startsWith("#/components/") ? [{ component: $ref.slice(1), pointer: toPointer(path) }, ...inner] : inner;
}

/** Lists the elements around a reference; for one in a component without a section, also those that refer to that. */
function listReferring(
  contract: Contract,
  references: ReadonlyMap<string, readonly Reference[]>,
  pointer: string,
  passed = new Set<string>(),
): Annotated[][] {
  const elements = listElements(contract, pointer);
  const owner = /^\/components\/[^/]+\/[^/]+/.exec(pointer)?.[0];
  if (owner === undefined || findSection(elements) !== undefined || passed.has(owner)) return [elements];
  passed.add(owner); // components can refer to each other
  const outer = references.get(owner) ?? [];
  return [elements, ...outer.flatMap((reference) => listReferring(contract, references, reference.pointer, passed))];
}
