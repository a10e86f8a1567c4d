import { isDeepStrictEqual } from "node:util";
import { decodePercent, toPath, toPointer, valueAt } from "../../src/contract/json-pointer.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** A part of a contract and its place, a JSON pointer. */
export interface Part {
  readonly root: Fields;
  readonly at: string;
  readonly value: unknown;
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
    found = { root: part.root, at, value: valueAt(part.root, at) };
    if (!ref.startsWith("#/") || found.value === undefined || visited.has(ref))
      throw new Error(`${part.at}: the reference ${ref} does not lead to a part of the contract`);
    visited.add(ref);
  }
  return found;
}

/** Returns the part at a path below another; references are not followed. */
export function getChild({ root, at, value }: Part, ...path: string[]): Part {
  const child = path.reduce<unknown>((parent, name) => (parent as Fields | undefined)?.[name], value ?? undefined);
  return { root, at: at + toPointer(path), value: child };
}

/** Lists the elements of the contract that a part lies in, from the contract to the part itself, each with the names below it. */
export function listElements({ root, at }: Part): { readonly fields: Fields; readonly below: readonly string[] }[] {
  const names = toPath(at);
  return [undefined, ...names].map((_, length) => ({
    fields: readFields(valueAt(root, toPointer(names.slice(0, length)))),
    below: names.slice(length),
  }));
}

/** Returns the part at a pointer. */
export function getPart(root: Fields, at: string): Part {
  return { root, at, value: valueAt(root, at) };
}

/** Lists the parts in an object or array, by name or index, with references followed. */
export function listChildren(part: Part): Map<string, Part> {
  const names = typeof part.value === "object" && part.value !== null ? Object.keys(part.value) : [];
  return new Map(names.map((name) => [name, resolvePart(getChild(part, name))]));
}

const TEXT =
  /^(x-.*|\$comment|\$schema|\$id|\$anchor|\$defs|title|description|summary|examples?|tags|externalDocs|links|default|deprecated|readOnly|writeOnly|xml|bearerFormat|contentMediaType|contentEncoding)$/;

/** Whether a keyword explains a part of a contract without a condition on messages. */
export function isText(keyword: string): boolean {
  return TEXT.test(keyword);
}

/** Whether two values have the same content; the order of names does not count. */
export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual;
