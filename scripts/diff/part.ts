import { isDeepStrictEqual } from "node:util";
import { decodePercent, toPath, toPointer, valueAt } from "../../src/contract/json-pointer.ts";

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
/** The same part of two contracts. */
export interface Pair {
  readonly before: Part;
  readonly after: Part;
}

/** Returns a value as an object; anything else has no fields. */
export function readFields(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/**
 * Follows references, to the place that holds the value.
 * @throws Error if a reference leads nowhere, around in a circle, or out of the contract.
 */
export function resolvePart(part: Part): Part {
  const visited = new Set<unknown>();
  let found = part;
  for (let ref = readFields(part.value).$ref; typeof ref === "string"; ref = readFields(found.value).$ref) {
    const at = decodePercent(ref).replace(/^#/, "");
    const [first, , name, ...below] = toPath(at);
    const isComponent = first === "components" && name !== undefined && below.length === 0;
    found = { root: part.root, at, value: valueAt(part.root, at), name: isComponent ? name : part.name };
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

/** Lists the elements of the contract that a part lies in, from the part itself to the contract, each with the names below it. */
export function listElements({ root, at }: Part): { readonly fields: Fields; readonly below: readonly string[] }[] {
  const names = toPath(at);
  const elements = [undefined, ...names].map((_, length) => ({
    fields: readFields(valueAt(root, toPointer(names.slice(0, length)))),
    below: names.slice(length),
  }));
  return elements.reverse();
}

/** Whether two values have the same content; the order of names does not count. */
export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual;
