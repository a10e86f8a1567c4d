import { isDeepStrictEqual } from "node:util";
import { isObject, readProperty, toPath, toPointer } from "../../src/contract/json.ts";
import { followRef, type Located, listParts } from "../generate/resolve-contract.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A part of a contract. */
export interface Part extends Located {
  readonly root: Fields;
  /** The place for people: a component or an operation, and the way from there. */
  readonly name: string;
}

/** The side that sends a message: the client a request, the service a response. */
export type Sender = "client" | "service";

/** The contract, an element or a schema of it in one notation: references are followed, and defaults filled in. */
export interface Element {
  readonly kind: string;
  /** The place for people that refers to it. */
  readonly place: string;
  readonly sender: Sender;
  /** Where it is written: one part, or all parts of a schema. */
  readonly parts: readonly Part[];
  /** The schemas that a value must match, with references; undefined for an element that is no schema. */
  readonly schemas?: readonly Part[];
  /** The meaning to callers, by keyword. */
  readonly facts: Fields;
  /** By kind and name; listed on demand, because a schema can contain itself. */
  readonly listChildren: () => Elements;
}
export type Elements = ReadonlyMap<string, Element>;

/** Returns a value as an object; anything else has no fields. */
export function readFields(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** Follows references, to the part that holds the value. @throws ContractFault if one leads nowhere, or around in a circle. */
export function resolvePart(part: Part): Part {
  const { at, value } = followRef(part.root, part);
  return at === part.at ? part : { root: part.root, at, value, name: findComponent(at) ?? part.name };
}

/** Lists a schema, and those that it refers to or combines with `allOf`. */
export function listSchemaParts(schema: Part): Part[] {
  const { root, name } = schema;
  return listParts(root, schema).map(({ at, value }) => {
    return { root, at, value, name: at === schema.at ? name : (findComponent(at) ?? name) };
  });
}

/** Finds the component at a place, or the one that combines it with `allOf`. */
function findComponent(at: string): string | undefined {
  const [first, , component, ...below] = toPath(at.replace(/(\/allOf\/\d+)+$/, ""));
  return first === "components" && below.length === 0 ? component : undefined;
}

/** Returns the part in a field or at an index, with its label for people; references are not followed. */
export function getChild({ root, at, value, name }: Part, field: string, label = ""): Part {
  return { root, at: at + toPointer([field]), value: readOwn(value, field), name: name + label };
}

function readOwn(value: unknown, field: string): unknown {
  return hasField(value, field) ? readProperty(value, field) : undefined;
}

function hasField(value: unknown, field: string): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, field);
}

/** Lists the parts in a field of those parts that have it. */
export function listIn(parts: readonly Part[], field: string, label = ""): Part[] {
  return parts.filter(({ value }) => hasField(value, field)).map((part) => getChild(part, field, label));
}

/** Lists the parts in an object or array, by name or index. */
export function listEntries(part: Part): { name: string; part: Part }[] {
  const names = typeof part.value === "object" && part.value !== null ? Object.keys(part.value) : [];
  return names.map((name) => ({ name, part: getChild(part, name) }));
}

/** True if two values have the same content; the order of names does not count. */
export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual;
