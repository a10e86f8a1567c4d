import { toPath, toPointer, valueAt } from "../../../src/contract/json-pointer.ts";
import { openapi } from "../../support/openapi.ts";
import {
  documentEventTypes,
  documentWords,
  findProperties,
  type Rule,
  readConstant,
  readList,
} from "./reference-checker.ts";

const scopes = readList("scopes (§5.2)");

/** Chooses one of several values. */
export type Pick = <T>(values: readonly T[]) => T;

export const pickFirst: Pick = (values) => values[0] as (typeof values)[number];

const moments = [
  "2026-03-05T17:22:41.300Z",
  "2024-02-29T00:00:00Z",
  "2026-12-31T23:59:59+05:30",
  "1999-01-01T00:00:00.000001-00:00",
];

/** Builds a value that conforms to a rule and has every property. An event has the type of the context. */
export function buildValue(rule: Rule, pick: Pick, context: { status?: number; type?: string } = {}): unknown {
  const { kind, items, values } = rule;
  const properties = findProperties(rule, context.type);
  if (properties) {
    const kept = Object.entries(properties).filter(([, { presence }]) => presence !== "absent");
    const built = kept.map(([name, inner]) => [name, buildValue(inner, pick, context)]);
    return { "later text": "text", ...Object.fromEntries(built) };
  }
  const type = context.type ?? pick(documentEventTypes);
  if (items) return [buildValue(items, pick, { ...context, type })];
  if (values) return { text0: buildValue(values, pick) };
  if (kind.startsWith("= ")) return readConstant(kind);
  if (kind.includes(" | ")) return pick(kind.split(" | "));
  switch (kind) {
    case "5.2 scopes":
      return [pick(scopes), pick(scopes)].join(" ");
    case "(6.1 event types)":
      return context.type;
    case "(7.1 status)":
      return context.status;
    case "boolean":
      return pick([true, false]);
    case "integer":
      return pick([12, 0, -3, 2 ** 40]);
    case "date-time":
      return pick(moments);
  }
  return "text";
}

const REMOVED = Symbol("removed");
/** The words in capitals of the document and of the closed lists of the contract, such as `POINTS_ACCRUAL`. */
const words = new Set([
  ...documentWords,
  ...(JSON.stringify(openapi).match(/(?<="enum":\[[^\]]*")[A-Z][A-Z_]+(?=")/g) ?? []),
]);
/** Values that are faults in some places and fine in others; the reference checker tells. */
const replacements: readonly unknown[] = [null, true, 7, 1.5, "", "x", [], {}, ["x"], { x: 7 }, REMOVED];

/** Lists the values to put in the place of one: unlike ones and near ones. */
function listReplacements(before: unknown): readonly unknown[] {
  if (words.has(String(before))) return [...replacements, `${before}x`, ...words];
  if (typeof before === "string") {
    const separators = [before.replace("T", " "), before.replace("Z", "+0100"), before.replaceAll(" ", ",")];
    const near = [`${before}x`, before.toUpperCase(), before.replace("-03-05", "-02-30"), ...separators];
    return [...replacements, ...new Set(near)];
  }
  const isSmall = Array.isArray(before) && JSON.stringify(before).length < 80;
  return isSmall ? [...replacements, ...[500, 501].map((length) => Array(length).fill(before[0]))] : replacements;
}

/** Lists the pointers to all values in a body, without the body itself. */
export function listPointers(value: unknown, path: readonly string[] = []): string[] {
  const inner = Object.entries(typeof value === "object" && value !== null ? value : {});
  return inner.flatMap(([name, child]) => [toPointer([...path, name]), ...listPointers(child, [...path, name])]);
}

/** Calls back with the body after each replacement of the value at a pointer and after its removal, and restores it. */
export function editValue(body: unknown, pointer: string, visit: () => void): void {
  const path = toPath(pointer);
  const name = path.pop() ?? "";
  const owner = valueAt(body, toPointer(path)) as Record<string, unknown>;
  const before = owner[name];
  for (const value of listReplacements(before)) {
    if (value !== REMOVED) owner[name] = value;
    else if (!Array.isArray(owner)) delete owner[name];
    visit();
  }
  owner[name] = before;
}
