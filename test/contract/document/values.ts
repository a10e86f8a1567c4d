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

/** Stands for a property that is not there. */
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

/** Yields copies of a value, each with one of the values in it replaced, or with one property removed. */
export function* listEdited(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, before] of Object.entries(value)) {
    for (const after of listReplacements(before)) yield replaceIn(value, name, after);
    for (const after of listEdited(before)) yield replaceIn(value, name, after);
  }
}

/** Copies an object or an array with another value of a property or an item. */
function replaceIn(value: object, name: string, after: unknown): unknown {
  if (Array.isArray(value)) return after === REMOVED ? value : value.with(Number(name), after);
  const copy: Record<string, unknown> = { ...value, [name]: after };
  if (after === REMOVED) delete copy[name];
  return copy;
}
