import { toPath, toPointer, valueAt } from "../../src/contract/json-pointer.ts";
import { type Fields, type Part, readFields } from "./part.ts";

/** The separator before the names in each list. */
const SEPARATORS: Record<string, string> = {
  properties: ".",
  parameters: " parameter ",
  responses: " ",
  content: " ",
  headers: " header ",
  flows: " flow ",
  scopes: " scope ",
  servers: " server ",
  variables: " variable ",
  webhooks: " webhook ",
  paths: " ",
  oneOf: " ",
  anyOf: " ",
  tags: " tag ",
};
const SUFFIXES: Record<string, string> = { items: "[]", additionalProperties: ".*", requestBody: " request" };

/** Names a place for people: components and operations by name, no item of a list by its index. */
export function namePlace({ root, at }: Omit<Part, "value">): string {
  const [first, ...path] = toPath(at);
  const isComponent = first === "components" && path.length > 1;
  const start = isComponent ? [first, ...path.splice(0, 2)] : [];
  let name = start[2] ?? "";
  let node = isComponent ? valueAt(root, toPointer(start)) : root;
  let separator: string | undefined;
  for (const token of isComponent || first === undefined ? path : [first, ...path]) {
    const isItem = Array.isArray(node);
    node = (node as Fields | undefined)?.[token];
    name += separator === undefined ? (SUFFIXES[token] ?? "") : separator + (isItem ? nameItem(node) : token);
    separator = separator === undefined ? SEPARATORS[token] : undefined;
    name = String(readFields(node).operationId ?? name);
  }
  return name.trim() || "the contract";
}

/** Names an item of a list by what it refers to, its name or its content. */
function nameItem(item: unknown): string {
  const { $ref, name, url, const: value, type, ...others } = readFields(item);
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  return String(name ?? url ?? value ?? type ?? Object.keys(others).join(" + "));
}
