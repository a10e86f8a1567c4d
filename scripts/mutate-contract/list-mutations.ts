import { rearrangements } from "../../test/support/rearrangements.ts";
import type { Contract } from "../generate/contract.ts";
import type { Path } from "../generate/contract-fault.ts";
import { type Edit, listEdits, type Place, read } from "./list-edits.ts";

/** The kind of the mutations that write the same facts in another way. */
export const REARRANGED = "rearranged";

/** One edit of one fact of the contract. */
export interface Mutation extends Pick<Edit, "kind" | "edit"> {
  /** Place and edit: `components.schemas.Webhook.required.0: remove "id"`. */
  readonly name: string;
  readonly path: Path;
  /** The name of the fact, its old and its new value: a message about the fact shows one of them. */
  readonly words: readonly string[];
}

/** Lists one mutation or more for each fact of the contract, in its order, then the rearrangements. */
export function listMutations(contract: Contract): Mutation[] {
  const places = [...walk(contract, [], "", "")];
  const references = places.filter(({ at }) => at === "$ref");
  const mutations = places.flatMap((place) => {
    const { path, value, name } = place;
    const component = path.slice(0, 3);
    const owner = Object(read(contract, component));
    const isShared = component.at(-1) === name || path[1] === "responses";
    const referring = references.filter((each) => each.value === `#/${component.join("/")}`).map((each) => each.name);
    const named = [value, name, owner.name, owner.operationId, ...(isShared ? referring : [])];
    return listEdits(place, contract).map(({ kind, what, words, edit }) => {
      // One digit says too little.
      const shown = [...words, ...(kind.startsWith("added") ? [] : named)]
        .filter((word) => /^(string|number)$/.test(typeof word))
        .map(String);
      const long = new Set(shown.filter((word) => word.length > 1));
      return { kind, name: `${path.join(".")}: ${what}`, path, words: [...long], edit };
    });
  });
  const rearranged = rearrangements.map(([name, edit]) => ({ kind: REARRANGED, name, path: [], words: [], edit }));
  return [...mutations, ...rearranged];
}

/** Selects the mutations of facts that the contract did not have before, or that it had with another value. */
export function selectChanged(mutations: readonly Mutation[], before: Contract, after: Contract): Mutation[] {
  return mutations.filter(({ path }) => JSON.stringify(read(before, path)) !== JSON.stringify(read(after, path)));
}

/** Keywords whose value is a map of names. */
const MAPS =
  /^(paths|content|headers|mapping|parameters|pathItems|properties|requestBodies|responses|schemas|scopes|securitySchemes|variables|x-assumptions|x-pagination)$/;
/** Examples and texts for people, which are no facts, and the list of assumptions, which has its own tests. */
const IGNORED = /^(contact|description|examples?|externalDocs|license|links|summary|title|x-assumptions)$/;

/** Visits each element below a node; `list` is the keyword of the node if it is a list or a map of names. */
function* walk(node: unknown, path: Path, list: string, above: string): Generator<Place> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (list === "" && IGNORED.test(key)) continue;
    const place = [...path, Array.isArray(node) ? Number(key) : key];
    const name = list === "" || Array.isArray(node) ? above : key;
    yield { path: place, value, at: list === "" ? key : `${list}.*`, name };
    const isList = list === "" && (Array.isArray(value) || MAPS.test(key));
    yield* walk(value, place, isList ? key : "", name);
  }
}
