import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { rearrangements } from "../../test/support/rearrangements.ts";
import { type Contract, listOperations } from "../generate/contract.ts";
import { type Edit, type Path, read, write } from "./edit-contract.ts";
import { listEdits, type Place, toWords } from "./list-edits.ts";

/** The kind of the mutations that write the same facts in another way. */
export const REARRANGED = "rearranged";

/** One edit of one fact of the contract. */
export interface Mutation {
  /** The kind of fact, such as `required entry`. */
  readonly kind: string;
  /** Place and edit: `components.schemas.Webhook.required: without id`. */
  readonly name: string;
  readonly path: Path;
  /** The name of the fact, its old and its new value: a message about the fact shows one of them. */
  readonly words: readonly string[];
  readonly edit: Edit;
}

/** Lists one mutation or more for each fact of the contract, in its order, then the additions and the rearrangements. */
export function listMutations(contract: Contract): Mutation[] {
  const places = [...walk(contract, [], false, "")];
  const references = places.filter(({ path }) => path.at(-1) === "$ref");
  const mutations = places.flatMap((place) =>
    listEdits(place, contract).map(({ kind, what, edit, words }) => {
      const { path, value, name } = place;
      const component = path.slice(0, 3);
      const referring = references.filter((each) => each.value === `#/${component.join("/")}`).map((each) => each.name);
      const isShared = component.at(-1) === name || path[1] === "responses";
      const owner = Object(read(contract, component));
      const named = [value, name, owner.name, owner.operationId].flatMap(toWords);
      const all = [...words, ...named, ...(isShared ? referring : [])].filter(Boolean);
      return { ...{ kind, path, edit, name: `${path.join(".")}: ${what}` }, words: [...new Set(all)] };
    }),
  );
  const rearranged = rearrangements.map(([name, edit]) => ({ kind: REARRANGED, name, path: [], words: [], edit }));
  return [...mutations, ...listAdditions(contract), ...rearranged];
}

/** Selects the mutations of facts that the contract did not have before, or that it had with another value. */
export function selectChanged(mutations: readonly Mutation[], before: Contract, after: Contract): Mutation[] {
  return mutations.filter(({ path }) => JSON.stringify(read(before, path)) !== JSON.stringify(read(after, path)));
}

/** Lists the mutations that add elements, from `additions.yaml`: values by path, in which `operation` stands for each operation. */
function listAdditions(contract: Contract): Mutation[] {
  const additions: { kind: string; words: string[]; add: [Path, unknown][] }[] = parse(
    readFileSync(new URL("additions.yaml", import.meta.url), "utf8"),
  );
  const operations = listOperations(contract).map(({ place }) => place);
  return additions.flatMap(({ kind, words, add }) =>
    (add[0]?.[0][0] === "operation" ? operations : [[]]).map((operation) => {
      const values = add.map(([place, value]): [Path, unknown] => {
        const [first = "", ...rest] = place;
        return [[...(first === "operation" ? operation : [first]), ...rest], value];
      });
      const path = values[0]?.[0] ?? [];
      const edit: Edit = (copy) => values.forEach(([place, value]) => void write(copy, place, value));
      return { kind: `added ${kind}`, name: `${path.join(".")}: ${words[0]} added`, path, words, edit };
    }),
  );
}

/** Keywords whose value is a map of names. */
const MAPS =
  /^(paths|content|headers|mapping|parameters|pathItems|properties|requestBodies|responses|schemas|scopes|securitySchemes|variables|x-assumptions)$/;
/** Examples and texts for people, which are no facts, and the list of assumptions, which has its own tests. */
const IGNORED = /^(contact|description|examples?|externalDocs|license|links|summary|title|x-assumptions)$/;

/** Visits each element below a node. */
function* walk(node: unknown, path: Path, isMap: boolean, above: string): Generator<Place> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (!isMap && IGNORED.test(key)) continue;
    const place = [...path, Array.isArray(node) ? Number(key) : key];
    const name = isMap ? key : above;
    yield { path: place, value, isNamed: isMap, name };
    yield* walk(value, place, !isMap && !Array.isArray(value) && MAPS.test(key), name);
  }
}
