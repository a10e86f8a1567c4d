import { isObject, toPointer, valueAt } from "../../../../src/contract/json.ts";

export type Path = readonly (string | number)[];

/** An element of a contract, such as an operation or a schema. */
export interface Element {
  /** The keyword that it stands behind, or that has it by name: `schemas`, `properties`, `items`, `get`. */
  readonly kind: string;
  readonly path: Path;
  readonly value: Record<string, unknown>;
}

/** The keywords with elements by name. */
const GROUPS =
  "paths responses content headers examples links parameters schemas securitySchemes requestBodies properties variables x-assumptions".split(
    " ",
  );
/** The keywords with data, which can look like an element. */
const DATA = ["value", "default", "const", "enum", "example", "scopes", "mapping"];
/** The kinds of elements that are schemas. */
const SCHEMAS = "schemas schema properties additionalProperties items allOf anyOf oneOf not".split(" ");

/** Lists the elements of a contract, each before those in it. */
export function listElements(value: unknown, path: Path = [], kind = "contract"): Element[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listElements(item, [...path, index], kind));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([name, child]) => {
    const place = [...path, name];
    if (DATA.includes(name) || (name.startsWith("x-") && name !== "x-assumptions")) return [];
    const isGroup = GROUPS.includes(name) && !(name === "parameters" && Array.isArray(child));
    if (!isGroup) return listElements(child, place, name);
    const named = isObject(child) ? Object.entries(child) : [];
    return named.flatMap(([each, item]) => listElements(item, [...place, each], name));
  });
  return [{ kind, path, value }, ...inner];
}

export function isSchema({ kind }: Element): boolean {
  return SCHEMAS.includes(kind);
}

/** True if a path begins with another one. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.every((name, index) => String(path[index]) === String(name));
}

/** Finds the nearest element that a path is in. */
export function findElement(elements: readonly Element[], path: Path): Element {
  return elements.filter((element) => isWithin(path, element.path)).at(-1) as Element;
}

/** Writes a value at a path; undefined removes what is there. */
export function writeAt(root: unknown, path: Path, value: unknown): void {
  const owner = valueAt(root, toPointer(path.slice(0, -1))) as Record<string, unknown>;
  const name = String(path.at(-1));
  if (value !== undefined) owner[name] = structuredClone(value);
  else if (Array.isArray(owner)) owner.splice(Number(name), 1);
  else delete owner[name];
}

/** Lists the paths of all values in a value. */
export function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...entries.flatMap(([name, inner]) => listPaths(inner, [...path, name]))];
}
