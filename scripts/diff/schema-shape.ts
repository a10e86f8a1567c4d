import { type Fields, getChild, isSame, type Part, readFields, resolvePart } from "./part.ts";

/** The alternatives of one `oneOf` or `anyOf`. */
export interface Union {
  readonly kind: "oneOf" | "anyOf";
  readonly alternatives: readonly Part[];
  readonly discriminator: Fields;
}

/** The conditions of a schema, with references and `allOf` merged. */
export interface Shape {
  /** The schemas that the conditions come from. */
  readonly parts: readonly Part[];
  /** Sorted; undefined if values of any type are valid. */
  readonly types: readonly string[] | undefined;
  /** The only valid values, from `enum` and `const`. */
  readonly values: readonly unknown[] | undefined;
  /** The strictest value of each keyword that limits a number, a length or a size. */
  readonly limits: Readonly<Record<string, number>>;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, readonly Part[]>;
  readonly items: readonly Part[];
  /** The schemas of undeclared properties. */
  readonly extras: readonly Part[];
  readonly unions: readonly Union[];
  /** Each schema that values must not match, as text. */
  readonly excluded: readonly string[];
  /** All other keywords. */
  readonly others: Fields;
}

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const EMPTY_LIMITS = ["minLength", "minItems", "minProperties", "multipleOf"];
const READ =
  /^(\$ref|allOf|type|enum|const|pattern|format|required|properties|items|additionalProperties|oneOf|anyOf|not|discriminator|max\w+|min\w+|exclusive\w+|multipleOf|uniqueItems)$/;

/** Reads schemas that a value must all match. */
export function readShape(schemas: readonly Part[]): Shape {
  const parts = schemas.flatMap((schema) => expand(schema));
  const list = (keyword: string) => parts.flatMap(({ value }) => readFields(value)[keyword] ?? []);
  const children = (keyword: string) =>
    parts.filter(({ value }) => readFields(value)[keyword] !== undefined).map((part) => getChild(part, keyword));
  const excluded = children("not").map(({ value }) => JSON.stringify(value));
  const types = parts.map(({ value }) => readFields(value).type).filter((type) => type !== undefined);
  const values = readValues(parts);
  return {
    parts,
    values,
    types:
      excluded.includes("{}") || excluded.includes("true")
        ? []
        : intersectTypes(types.map((type) => [type].flat() as string[])),
    limits: readLimits(parts),
    patterns: distinct(list("pattern")),
    formats: distinct(list("format")),
    required: distinct(list("required")),
    properties: readProperties(children("properties")),
    items: children("items"),
    extras: children("additionalProperties").filter(({ value }) => value !== true && !isSame(value, {})),
    unions: parts.flatMap(readUnions),
    excluded,
    others: Object.assign(
      {},
      ...parts.map(({ value }) =>
        Object.fromEntries(Object.entries(readFields(value)).filter(([keyword]) => !READ.test(keyword))),
      ),
    ),
  };
}

/** Lists a schema and those that it refers to or combines with `allOf`, each without these keywords. */
function expand(schema: Part, visited: readonly unknown[] = []): Part[] {
  if (schema.value === undefined || visited.includes(schema.value)) return [];
  if (typeof schema.value === "boolean") return schema.value ? [] : [{ ...schema, value: { not: {} } }];
  const { $ref, allOf } = readFields(schema.value);
  const path = [...visited, schema.value];
  return [
    schema,
    ...(typeof $ref === "string" ? expand(resolvePart(schema), path) : []),
    ...(Array.isArray(allOf)
      ? allOf.flatMap((_, index) => expand(getChild(schema, "allOf", String(index)), path))
      : []),
  ];
}

function distinct(values: readonly unknown[]): string[] {
  return [...new Set(values.map(String))].sort();
}

/** Integers are numbers, so `number` and `integer` together are `integer`. */
function intersectTypes(lists: readonly string[][]): string[] | undefined {
  if (lists.length === 0) return undefined;
  const isCovered = (types: string[], type: string) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  const common = TYPES.filter((type) => lists.every((types) => isCovered(types, type)));
  return common.includes("number") ? common.filter((type) => type !== "integer") : common;
}

function readValues(parts: readonly Part[]): unknown[] | undefined {
  const lists = parts.flatMap(({ value }) => {
    const { enum: values, const: only } = readFields(value);
    return [...(Array.isArray(values) ? [values] : []), ...(only === undefined ? [] : [[only]])];
  });
  return lists[0]?.filter((value) => lists.every((list) => list.some((other) => isSame(value, other))));
}

/** An exclusive limit of an integer is read as the inclusive one beside it. */
function readLimits(parts: readonly Part[]): Record<string, number> {
  const limits: Record<string, number> = {};
  const isInteger = parts.some(({ value }) => readFields(value).type === "integer");
  for (const { value } of parts) {
    for (const [keyword, limit] of Object.entries(readFields(value))) {
      if (!/^(max|min|exclusiveM|multipleOf|uniqueItems)/.test(keyword) || limit === false) continue;
      if (EMPTY_LIMITS.includes(keyword) && Number(limit) === Number(keyword === "multipleOf")) continue;
      const isMax = /max/i.test(keyword);
      const [name, number] =
        isInteger && keyword.startsWith("exclusive")
          ? [isMax ? "maximum" : "minimum", Number(limit) + (isMax ? -1 : 1)]
          : [keyword, Number(limit)];
      limits[name] = isMax ? Math.min(limits[name] ?? number, number) : Math.max(limits[name] ?? number, number);
    }
  }
  return limits;
}

function readProperties(lists: readonly Part[]): Map<string, Part[]> {
  const properties = new Map<string, Part[]>();
  for (const part of lists)
    for (const name of Object.keys(readFields(part.value)))
      properties.set(name, [...(properties.get(name) ?? []), getChild(part, name)]);
  return properties;
}

function readUnions(part: Part): Union[] {
  const discriminator = readFields(readFields(part.value).discriminator);
  return (["oneOf", "anyOf"] as const).flatMap((kind) => {
    const schemas = readFields(part.value)[kind];
    if (!Array.isArray(schemas)) return [];
    return [{ kind, discriminator, alternatives: schemas.map((_, index) => getChild(part, kind, String(index))) }];
  });
}
