import { isDeepStrictEqual } from "node:util";
import { toPath, toPointer, valueAt } from "../../src/contract/json-pointer.ts";

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
    const at = decodeURIComponent(ref.replace(/^#/, ""));
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

/** Returns the part around another one. */
export function getParent({ root, at }: Part): Part {
  const parent = at.slice(0, at.lastIndexOf("/"));
  return { root, at: parent, value: valueAt(root, parent) };
}

/** Returns the contract that a part belongs to. */
export function getRoot({ root }: Part): Part {
  return { root, at: "", value: root };
}

/** Lists the parts in an object or array, by name or index, with references followed. */
export function listChildren(part: Part): Map<string, Part> {
  const names = typeof part.value === "object" && part.value !== null ? Object.keys(part.value) : [];
  return new Map(names.map((name) => [name, resolvePart(getChild(part, name))]));
}

const TEXT =
  /^(x-.*|\$comment|\$schema|\$id|\$anchor|\$defs|title|description|summary|examples?|tags|externalDocs|links|default|deprecated|readOnly|writeOnly|xml|bearerFormat|termsOfService|contact|license|contentMediaType|contentEncoding)$/;

/** Whether a keyword explains a part of a contract without a condition on messages. */
export function isText(keyword: string): boolean {
  return TEXT.test(keyword);
}

/** Whether two values have the same content; the order of names does not count. */
export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual;

/** The separator before the names of each list, in the name of a place. Other lists are left out. */
const LISTS: Record<string, string> = {
  properties: ".",
  responses: " ",
  content: " ",
  headers: " header ",
  parameters: " parameter ",
  scopes: " scope ",
  flows: " flow ",
  variables: " variable ",
  security: " security ",
  servers: " server ",
  tags: " tag ",
  callbacks: " callback ",
  webhooks: " webhook ",
  links: " link ",
  oneOf: " ",
  anyOf: " ",
  paths: " ",
};

/** Names a place for people: components and operations by name, no list by index. */
export function namePlace({ root, at }: Omit<Part, "value">): string {
  let name = "";
  let node: unknown = root;
  const path = toPath(at);
  for (let index = 0; index < path.length; index++) {
    const token = path[index] ?? "";
    node = readFields(node)[token];
    const next = path[index + 1];
    if (token === "components" && path.length > index + 2) {
      node = readFields(readFields(node)[path[++index] ?? ""])[path[++index] ?? ""];
      name = path[index] ?? "";
    } else if (token in LISTS && next !== undefined) {
      const item: unknown = Array.isArray(node) ? node[Number(next)] : readFields(node)[next];
      name += LISTS[token] + (Array.isArray(node) ? nameItem(item) : next);
      node = item;
      index++;
    } else if (readFields(node).operationId !== undefined) name = String(readFields(node).operationId);
    else if (token === "items") name += "[]";
    else if (token === "additionalProperties") name += ".*";
    else if (token === "requestBody") name += " request";
  }
  return name.trim() || "the contract";
}

/** Names an item of a list by what it refers to, its name or its content. */
function nameItem(item: unknown): string {
  const fields = readFields(item);
  if (typeof fields.$ref === "string") return fields.$ref.slice(fields.$ref.lastIndexOf("/") + 1);
  return String(
    fields.name ?? fields.url ?? fields.title ?? fields.const ?? fields.type ?? Object.keys(fields).join(" + "),
  );
}
