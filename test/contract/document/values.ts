import { toPath, toPointer, valueAt } from "../../../src/contract/json.ts";
import { openapi } from "../../support/openapi.ts";
import { type DocumentSchema, documentWords } from "./document-schema.ts";

/** Chooses one of several values. */
export type Pick = <T>(values: readonly T[]) => T;

export const pickFirst: Pick = (values) => values[0] as (typeof values)[number];

/** Builds a value that conforms to a schema and has every property. */
export function buildValue(schema: DocumentSchema, pick: Pick): unknown {
  const { const: constant, enum: choices, examples = ["text"], items, additionalProperties: values, type } = schema;
  if (constant !== undefined) return constant;
  if (items) return [buildValue(items, pick)];
  if (values) return { text0: buildValue(values, pick) };
  if (choices || !String(type).startsWith("object")) return pick(choices ?? examples);
  const kept = Object.entries(listProperties(schema)).filter(([, { not }]) => !not);
  return { "later text": "text", ...Object.fromEntries(kept.map(([name, inner]) => [name, buildValue(inner, pick)])) };
}

function listProperties({ allOf = [], properties }: DocumentSchema): Record<string, DocumentSchema> {
  return Object.assign({}, ...allOf.map(listProperties), properties);
}

const REMOVED = Symbol("removed");
/** The words in capitals of the document, such as `POINTS_ACCRUAL`, and those of the closed lists of the contract. */
const words = new Set([
  ...documentWords,
  ...(JSON.stringify(openapi).match(/(?<="enum":\[[^\]]*")[\w-]+(?=")/g) ?? []),
]);
/** Values that are faults in some places and fine in others; the reference checker tells. */
const replacements: readonly unknown[] = [null, true, 7, 1.5, "", "x", [], {}, ["x"], { x: 7 }, REMOVED];

/** Lists the values to put in the place of one: unlike ones and near ones. */
function listReplacements(before: unknown): readonly unknown[] {
  if (words.has(String(before))) return [...replacements, `${before}x`, ...words];
  if (typeof before === "string") {
    const separators = [
      before.replace("T", " "),
      before.replace("Z", "+0100"),
      before.replaceAll(" ", ","),
      before.replaceAll(" ", "  "),
    ];
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

/** Yields after each replacement of the value at a pointer and after its removal, and restores it. */
export function* editValue(body: unknown, pointer: string): Generator<void> {
  const path = toPath(pointer);
  const name = path.pop() ?? "";
  const owner = valueAt(body, toPointer(path)) as Record<string, unknown>;
  const before = owner[name];
  for (const value of listReplacements(before)) {
    if (value !== REMOVED) owner[name] = value;
    else if (!Array.isArray(owner)) delete owner[name];
    yield;
  }
  owner[name] = before;
}
