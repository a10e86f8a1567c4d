import { isDeepStrictEqual } from "node:util";
import { decodePercent } from "../../src/contract/http.ts";
import { toPath, toPointer, valueAt } from "../../src/contract/json.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A part of a contract. */
export interface Part {
  readonly root: Fields;
  /** The place, a JSON pointer. */
  readonly at: string;
  readonly value: unknown;
  /** The place for people: a component or an operation, and the way from there. */
  readonly name: string;
}

/** The side that sends a message: the client a request, the service a response. */
export type Sender = "client" | "service";

/** The contract, an element or a schema of it in one notation: references are followed, and defaults filled in. */
export interface Node {
  readonly kind: string;
  /** The place for people that refers to it. */
  readonly place: string;
  readonly sender: Sender;
  /** Where it is written: one part, or all parts of a schema. */
  readonly parts: readonly Part[];
  /** The schemas that a value must match, with references; undefined for an element. */
  readonly schemas?: readonly Part[];
  /** The meaning to callers, by keyword. */
  readonly facts: Fields;
  /** By kind and name; listed on demand, because a schema can contain itself. */
  readonly listChildren: () => Nodes;
}
export type Nodes = ReadonlyMap<string, Node>;

/** Returns a value as an object; anything else has no fields. */
export function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns the part that a reference leads to; its value is undefined if it leads nowhere or out of the contract. */
export function followRef({ root, name }: Part, ref: string): Part {
  const at = decodePercent(ref).replace(/^#/, "");
  const [first, , component, ...below] = toPath(at);
  const isComponent = first === "components" && component !== undefined && below.length === 0;
  return { root, at, value: valueAt(root, at), name: isComponent ? component : name };
}

/**
 * Follows references, to the place that holds the value.
 * @throws Error if a reference leads nowhere, around in a circle, or out of the contract.
 */
export function resolvePart(part: Part): Part {
  const visited = new Set<unknown>();
  let found = part;
  for (let ref = readFields(part.value).$ref; typeof ref === "string"; ref = readFields(found.value).$ref) {
    found = followRef(found, ref);
    if (!ref.startsWith("#/") || found.value === undefined || visited.has(ref))
      throw new Error(`${part.at}: the reference ${ref} does not lead to a part of the contract`);
    visited.add(ref);
  }
  return found;
}

/** Returns the part in a field or at an index, with its label for people; references are not followed. */
export function getChild({ root, at, value, name }: Part, field: string, label = ""): Part {
  const child = Object.hasOwn(Object(value), field) ? (value as Fields)[field] : undefined;
  return { root, at: at + toPointer([field]), value: child, name: name + label };
}

/** Lists the parts in a field of those parts that have it. */
export function listIn(parts: readonly Part[], field: string, label = ""): Part[] {
  const owners = parts.filter(({ value }) => Object.hasOwn(Object(value), field));
  return owners.map((part) => getChild(part, field, label));
}

/** Lists the parts in an object or array, by name or index. */
export function listEntries(part: Part): [string, Part][] {
  const names = typeof part.value === "object" && part.value !== null ? Object.keys(part.value) : [];
  return names.map((name) => [name, getChild(part, name)]);
}

/** Whether two values have the same content; the order of names does not count. */
export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual;
