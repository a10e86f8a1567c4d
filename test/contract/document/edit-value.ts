import { toPath, toPointer, valueAt } from "../../../src/contract/json-pointer.ts";
import { documentWords } from "./oracle.ts";

const REMOVED = Symbol("removed");
/** Values that are faults in some places and fine in others; the oracle tells. */
const replacements: readonly unknown[] = [
  ...[null, true, 7, 1.5, "", "x", [], {}, ["x"], { x: 7 }],
  ...["2026-02-30", "2026-03-05 17:22:41Z", "2026-03-05T17:22:41+0100", "api,loyalties", "ADMIN", REMOVED],
];

/** Lists the values to put in the place of one: unlike ones and near ones. */
function listReplacements(before: unknown): readonly unknown[] {
  if (documentWords.includes(String(before))) return [...replacements, `${before}x`, ...documentWords];
  if (typeof before === "string") return [...replacements, `${before}x`, before.toUpperCase()];
  const isSmall = Array.isArray(before) && JSON.stringify(before).length < 80;
  return isSmall ? [...replacements, ...[500, 501].map((length) => Array(length).fill(before[0]))] : replacements;
}

/** Lists the pointers to all values in a body, without the body itself. */
export function listPointers(value: unknown, path: readonly string[] = []): string[] {
  const inner = Object.entries(typeof value === "object" && value !== null ? value : {});
  return inner.flatMap(([name, child]) => [toPointer([...path, name]), ...listPointers(child, [...path, name])]);
}

/**
 * Calls back with the body after each replacement of the value at a pointer and after its removal, and restores it. If
 * `choose` is given, applies only the replacement that it picks, and leaves it in place.
 */
export function editValue(
  body: unknown,
  pointer: string,
  visit: (edit: string) => void,
  choose?: (values: readonly unknown[]) => unknown,
): void {
  const path = toPath(pointer);
  const name = path.pop() ?? "";
  const owner = valueAt(body, toPointer(path)) as Record<string, unknown>;
  const before = owner[name];
  for (const value of choose ? [choose(listReplacements(before))] : listReplacements(before)) {
    if (value !== REMOVED)
      owner[name] = choose ? structuredClone(value) : value; // a later edit may change it
    else if (!Array.isArray(owner)) delete owner[name];
    visit(`${pointer} = ${value === REMOVED ? "nothing" : JSON.stringify(value).slice(0, 60)}`);
  }
  if (!choose) owner[name] = before;
}
