import type { LintFault } from "../../../../scripts/generate/lint/fault.ts";
import { isObject, toPath, toPointer, valueAt } from "../../../../src/contract/json.ts";
import { type Element, findElement, isWithin, listElements, type Path } from "./elements.ts";
import type { RandomEdit } from "./random-edit.ts";

/** True if the first fault of a refused edit is where the edit is, or where one sees what it did. */
export function judgeRefusal(original: unknown, edit: RandomEdit, { place, others, rule }: LintFault): boolean {
  if (edit.line !== undefined && isNextTo(edit.text, edit.line, place.line)) return true;
  if (rule === undefined) return false;
  return edit.places.some((edited) =>
    [place, ...others].some(({ path }) => isRightPlace(original, edit.contract, edited, path, rule)),
  );
}

/** The kinds of elements that have a schema with examples beside it. */
const SHOWN = ["content", "parameters", "headers"];

/** The least indent of what a component has in it: `components`, `schemas` and its name take four spaces. */
const IN_COMPONENT = 5;

/**
 * True if a line is beside the edited one, or follows it without leaving the component or what the line had in it: a bracket or an
 * indent may be missed only there.
 */
function isNextTo(text: string, edited: number, line: number): boolean {
  const lines = text.split("\n");
  const indents = lines.map((each) => (each.trim() === "" ? Number.POSITIVE_INFINITY : each.search(/\S/)));
  const smallest = Math.min(...indents.slice(edited, line - 1));
  return (
    Math.abs(line - edited) <= 1 ||
    (line > edited && smallest >= Math.min(IN_COMPONENT, (indents[edited - 1] ?? 0) + 1))
  );
}

/** True if a fault is right for an edit at a place: there, around it, at a reference to it or at an example of it. */
function isRightPlace(original: unknown, contract: unknown, place: Path, found: Path, rule: string): boolean {
  const elements = listElements(contract);
  const element = findElement(elements, place);
  const parent = findElement(elements, element.path.slice(0, -1));
  const owner = findElement(elements, found);
  const referring = [...listReferring(elements, place), ...listReferring(listElements(original), place)];
  const isLeftUnused = rule === "no-unused-components" && valueAt(original, toPointer(found)) !== undefined;
  return (
    isWithin(found, place) ||
    (isWithin(place, found) && place.length - found.length === 1) ||
    owner === element ||
    (isWithin(found, element.path) && element.path.length > 1) ||
    owner === parent ||
    referring.some((each) => isAround(elements, each, owner, found)) ||
    isBesideExample(elements, place, found) ||
    isNameOf(original, place, found, contract) ||
    isLeftUnused
  );
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
  const isBeside = SHOWN.includes(around.kind) && isWithin(found, around.path);
  return isBeside || places.some((path) => path.length > 0 && isWithin(found, path));
}

/** True if a fault is in an example of the content, the parameter or the header whose schema is edited. */
function isBesideExample(elements: readonly Element[], place: Path, found: Path): boolean {
  const shown = elements.filter(({ kind, path }) => SHOWN.includes(kind) && isWithin(place, path)).at(-1);
  return shown !== undefined && isWithin(found, shown.path) && /^examples?$/.test(String(found[shown.path.length]));
}

/** True if the key or value at the found place is a name that the edit took away, or that of the component or the path around it. */
function isNameOf(original: unknown, place: Path, found: Path, contract: unknown): boolean {
  const outer = toPointer(place.slice(0, -1));
  const listTexts = (root: unknown): string[] =>
    JSON.stringify(valueAt(root, outer) ?? "").match(/(?<=")[^"\\]{2,}(?=")/g) ?? [];
  const left = listTexts(contract);
  const around = place[0] === "components" ? [place[2]] : place.filter((name) => String(name).startsWith("/"));
  const names = [...listTexts(original).filter((text) => !left.includes(text)), ...around, place.at(-1)];
  const here = valueAt(contract, toPointer(found));
  return names.some((name) => found.at(-1) === name || here === name || (Array.isArray(here) && here.includes(name)));
}
