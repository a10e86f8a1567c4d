import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { isObject, toPath, toPointer, valueAt } from "../../../../src/contract/json.ts";
import { type Element, findElement, isWithin, listElements, type Path } from "./elements.ts";
import type { RandomEdit } from "./random-edit.ts";

/** Says where the first fault of a refused edit is, seen from the edit; undefined if it is somewhere else. */
export function judgeRefusal(original: unknown, edit: RandomEdit, fault: string): string | undefined {
  const [, line, column] = /^[^:]+:(\d+):(\d+) /.exec(fault)?.map(Number) ?? [];
  if (line === undefined || column === undefined) return undefined;
  if (edit.line !== undefined && isNextTo(edit.text, edit.line, line)) return "its line";
  const lineCounter = new LineCounter();
  const document = parseDocument(edit.text, { lineCounter, uniqueKeys: false, logLevel: "silent" });
  const offset = (lineCounter.lineStarts[line - 1] ?? 0) + column - 1;
  const found = findPath(document.contents, offset);
  if (edit.places.length === 0) return undefined;
  const contract: unknown = document.toJS();
  return edit.places
    .map((place) => judgePlace(original, contract, place, found, fault))
    .find((where) => where !== undefined);
}

/**
 * True if a line is beside the edited one, or follows it without leaving the component or what the line had in it: a bracket or an
 * indent may be missed only there.
 */
function isNextTo(text: string, edited: number, line: number): boolean {
  const lines = text.split("\n");
  const indents = lines.map((each) => (each.trim() === "" ? Number.POSITIVE_INFINITY : each.search(/\S/)));
  const smallest = Math.min(...indents.slice(edited, line - 1));
  return Math.abs(line - edited) <= 1 || (line > edited && smallest >= Math.min(5, (indents[edited - 1] ?? 0) + 1));
}

/** Says where a fault is, seen from a place of the edited contract. */
function judgePlace(original: unknown, contract: unknown, place: Path, found: Path, fault: string): string | undefined {
  const elements = listElements(contract);
  const element = findElement(elements, place);
  const parent = findElement(elements, element.path.slice(0, -1));
  const owner = findElement(elements, found);
  const referring = [...listReferring(elements, place), ...listReferring(listElements(original), place)];
  if (isWithin(found, place)) return "the edited place";
  if (owner === element || (isWithin(found, element.path) && element.path.length > 1)) return "the edited element";
  if (owner === parent) return "its parent";
  if (referring.some((each) => isAround(elements, each, owner, found))) return "a reference to it";
  if (isNameOf(original, place, found, contract)) return "its name";
  if (/is never used/.test(fault) && refersTo(original, place, found)) return "left unused";
  return undefined;
}

/** Finds the path of the value at a place of the text. */
function findPath(node: Node | null, offset: number, path: Path = []): Path {
  const entries = isMap(node)
    ? node.items.map(({ key, value }) => ({
        name: isScalar(key) ? String(key.value) : "",
        start: (key as Node).range?.[0] ?? 0,
        value: value as Node | null,
      }))
    : isSeq(node)
      ? node.items.map((value, name) => ({ name, start: (value as Node).range?.[0] ?? 0, value: value as Node }))
      : [];
  const inner = entries.filter(({ start }) => start <= offset).at(-1);
  return inner ? findPath(inner.value, offset, [...path, inner.name]) : path;
}

/** Lists the elements that refer to a place, to something in it or to the component around it, directly or through other components. */
function listReferring(elements: readonly Element[], place: Path, passed = new Set<string>()): Element[] {
  const key = place.slice(0, 3).join("/");
  if (place[0] !== "components" || passed.has(key)) return [];
  passed.add(key);
  const leadsThere = ({ value: { $ref } }: Element) => {
    const target = typeof $ref === "string" && $ref.startsWith("#/") ? toPath(decodeURIComponent($ref).slice(1)) : [];
    return target.length === 3 && (isWithin(place, target) || isWithin(target, place));
  };
  const direct = elements.filter(leadsThere);
  return [...direct, ...direct.flatMap(({ path }) => listReferring(elements, path, passed))];
}

/** True if a fault is in an element that refers to something, in the element around it, or in an example beside it. */
function isAround(elements: readonly Element[], reference: Element, owner: Element, found: Path): boolean {
  const around = findElement(elements, reference.path.slice(0, -1));
  if (owner.path.join() === reference.path.join() || owner === around || isWithin(found, reference.path)) return true;
  const examples = isObject(around.value.examples) ? Object.values(around.value.examples) : [];
  const places = examples.map((example) => (isObject(example) ? toPath(String(example.$ref).slice(1)) : []));
  const isBeside = ["content", "parameters", "headers"].includes(around.kind) && isWithin(found, around.path);
  return isBeside || places.some((path) => path.length > 0 && isWithin(found, path));
}

/** True if the key or value at the found place is the name that was at the place of the edit. */
function isNameOf(original: unknown, place: Path, found: Path, contract: unknown): boolean {
  const before = valueAt(original, toPointer(place));
  const here = valueAt(contract, toPointer(found));
  const owner = valueAt(original, toPointer(place.slice(0, -1)));
  const gone = Object.keys(owner ?? {}).filter(
    (name) => valueAt(contract, toPointer([...place.slice(0, -1), name])) === undefined,
  );
  const inPath = place.filter((name) => String(name).startsWith("/"));
  const names = [place.at(-1), ...inPath, ...gone, before].filter(
    (name) => typeof name === "string" && name.length > 1,
  );
  return names.some((name) => found.at(-1) === name || here === name || (Array.isArray(here) && here.includes(name)));
}

/** True if what was at a place refers to a component, directly or through other components. */
function refersTo(original: unknown, place: Path, component: Path, passed = new Set<string>()): boolean {
  const before = valueAt(original, toPointer(place)) ?? valueAt(original, toPointer(place.slice(0, -1)));
  const refs =
    JSON.stringify([place.at(-1) === "$ref" ? { $ref: before } : before]).match(
      /(?<="\$ref":"#)[^"]+|(?<=")[\w-]+(?=":\[)/g,
    ) ?? [];
  return refs.some((ref) => {
    if (passed.has(ref)) return false;
    passed.add(ref);
    const path = ref.startsWith("/") ? toPath(ref) : ["components", "securitySchemes", ref];
    return isWithin(component, path) || refersTo(original, path, component, passed);
  });
}
