import { parse, stringify } from "yaml";
import type { Contract } from "../../scripts/generate/contract.ts";
import { isObject, toPath, toPointer, valueAt } from "../../src/contract/json.ts";

/**
 * An edit of a contract. A place is a JSON pointer without its first slash that begins at an operation, a component, a kind of
 * components or a key of the contract: `listUsers/parameters/0`, `Webhook/properties/id`, `schemas/Note`, `info/version`.
 */
export interface ContractEdit {
  /** Texts of the file, and what replaces them wherever they are. */
  readonly replace?: Readonly<Record<string, string>>;
  /** New values of places. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** New last items of lists. */
  readonly add?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** New names of places. */
  readonly rename?: Readonly<Record<string, string>>;
}

/** Edits a contract in YAML. A text that is only replaced keeps its form. @throws Error if the contract has no such text or place. */
export function editText(text: string, edit: ContractEdit): string {
  let edited = text;
  for (const [from, to] of Object.entries(edit.replace ?? {})) {
    if (!edited.includes(from)) throw new Error(`the contract has no text ${from}`);
    edited = edited.replaceAll(from, () => to);
  }
  const isReplacement = Object.keys(edit).every((word) => changes[word] === undefined);
  return isReplacement ? edited : writeContract(editContract(parse(edited), edit));
}

/** Writes a contract so that YAML 1.1 reads the same. */
export function writeContract(contract: object): string {
  return stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false, compat: "yaml-1.1" });
}

/** Edits a copy of a contract, in the order of the words. @throws Error if the contract has no such place. */
export function editContract(contract: Contract, edit: ContractEdit): Contract {
  const copy = structuredClone(contract);
  for (const [word, places] of Object.entries(edit)) {
    const change = changes[word]; // a row of edits.yaml has other words, too, such as `fails`
    const values = Array.isArray(places) ? Object.fromEntries(places.map((place) => [place, undefined])) : places;
    if (change)
      for (const [place, value] of Object.entries(values)) change(findPlace(copy, place), structuredClone(value));
  }
  return copy;
}

/** A key of an object, or an index of a list. */
interface Place {
  readonly owner: Record<string, unknown>;
  readonly name: string;
}

/** What each word does with a place. */
const changes: Readonly<Record<string, (place: Place, value: unknown) => void>> = {
  set({ owner, name }, value) {
    owner[name] = value;
  },
  add({ owner, name }, item) {
    owner[name] = [...((owner[name] as unknown[] | undefined) ?? []), item];
  },
  rename(place, newName) {
    place.owner[String(newName)] = place.owner[place.name];
    removePlace(place);
  },
  remove: removePlace,
};

function removePlace({ owner, name }: Place): void {
  if (!(name in owner)) throw new Error(`the contract has no ${name} to remove`);
  if (Array.isArray(owner)) owner.splice(Number(name), 1);
  else delete owner[name];
}

function findPlace(contract: Contract, place: string): Place {
  const [root = "", ...names] = toPath(`/${place}`);
  const path = [...findRoot(contract, root), ...names];
  const name = path.pop() ?? "";
  const owner = valueAt(contract, toPointer(path));
  if (!isObject(owner) && !Array.isArray(owner)) throw new Error(`the contract has no ${toPointer(path)}`);
  return { owner: owner as Place["owner"], name };
}

/** Finds an operation, a component, a kind of components or a key of the contract. @throws Error if several have the name. */
function findRoot({ paths, components, ...others }: Contract, root: string): string[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation?.operationId === root ? [["paths", path, method]] : [],
    ),
  );
  const groups = Object.keys(components).filter((group) => root in (components[group] ?? {}));
  const found = [
    ...operations,
    ...(root in others ? [[root]] : []),
    ...(root in components ? [["components", root]] : []),
    ...groups.map((group) => ["components", group, root]),
  ];
  if (found.length > 1) throw new Error(`several elements have the name ${root}: ${found.map(toPointer).join(", ")}`);
  return found[0] ?? [root];
}
