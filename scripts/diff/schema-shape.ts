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
  /** Conditions that all count, as sorted texts: formats, patterns, and schemas that values must not match. */
  readonly conditions: Readonly<Record<"format" | "pattern" | "not", readonly string[]>>;
  readonly required: readonly string[];
  readonly properties: ReadonlyMap<string, readonly Part[]>;
  readonly items: readonly Part[];
  /** The schemas of undeclared properties. */
  readonly extras: readonly Part[];
  readonly unions: readonly Union[];
  /** All other keywords. */
  readonly others: Fields;
}

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const LIMITS = /^(max|min|exclusiveM|multipleOf|uniqueItems)/;
/** Limits that every value meets. */
const EMPTY_LIMITS = /^((minLength|minItems|minProperties) 0|multipleOf 1|uniqueItems false)$/;
const READ =
  /^(\$ref|allOf|type|enum|const|pattern|format|required|properties|items|additionalProperties|oneOf|anyOf|not|discriminator)$/;

/** Reads schemas that a value must all match. */
export function readShape(schemas: readonly Part[]): Shape {
  const parts = schemas.flatMap((schema) => expand(schema));
  const children = (keyword: string) =>
    parts.map((part) => getChild(part, keyword)).filter(({ value }) => value !== undefined);
  const list = (keyword: string) => sort(children(keyword).flatMap(({ value }) => value as string | string[]));
  const excluded = sort(children("not").map(({ value }) => JSON.stringify(value)));
  const isImpossible = excluded.some((text) => text === "{}" || text === "true");
  const fields = parts.flatMap(({ value }) => Object.entries(readFields(value)));
  const properties = children("properties").flatMap((part) =>
    Object.keys(readFields(part.value)).map((name) => [name, getChild(part, name)] as const),
  );
  return {
    parts,
    types: isImpossible ? [] : intersectTypes(children("type").map(({ value }) => [value].flat() as string[])),
    values: readValues(parts),
    limits: readLimits(fields),
    conditions: {
      format: list("format").filter((format) => format !== "password"),
      pattern: list("pattern"),
      not: isImpossible ? [] : excluded,
    },
    required: list("required"),
    properties: new Map(
      [...Map.groupBy(properties, ([name]) => name)].map(([name, found]) => [name, found.map(([, part]) => part)]),
    ),
    items: children("items"),
    extras: children("additionalProperties").filter(({ value }) => value !== true && !isSame(value, {})),
    unions: parts.flatMap(readUnions),
    others: Object.fromEntries(fields.filter(([keyword]) => !READ.test(keyword) && !LIMITS.test(keyword))),
  };
}

/** Lists a schema and those that it refers to or combines with `allOf`. */
function expand(schema: Part, visited: readonly unknown[] = []): Part[] {
  if (schema.value === undefined || visited.includes(schema.value)) return [];
  if (typeof schema.value === "boolean") return schema.value ? [] : [{ ...schema, value: { not: {} } }];
  const { $ref, allOf } = readFields(schema.value);
  const path = [...visited, schema.value];
  const parts = Array.isArray(allOf) ? allOf.map((_, index) => getChild(schema, "allOf", String(index))) : [];
  if (typeof $ref === "string") parts.unshift(resolvePart(schema));
  return [schema, ...parts.flatMap((part) => expand(part, path))];
}

/** Returns a part of a shape without the schemas that it refers to or combines, which are parts of the shape too. */
export function isolate(part: Part): Part {
  const { $ref, allOf, oneOf, anyOf, discriminator, ...value } = readFields(part.value);
  return { ...part, value };
}

function sort(values: readonly unknown[]): string[] {
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

function readValues(parts: readonly Part[]): readonly unknown[] | undefined {
  const lists = parts.flatMap(({ value }) => {
    const { enum: values, const: only } = readFields(value);
    return [...(Array.isArray(values) ? [values] : []), ...(only === undefined ? [] : [[only]])];
  });
  const [first, ...others] = lists as (readonly unknown[])[];
  return others.reduce((values, list) => values && subtractValues(values, subtractValues(values, list)), first);
}

/** Returns the values that are not in another list. */
export function subtractValues(values: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const known = new Set(others.map((value) => JSON.stringify(value)));
  return values.filter((value) => !known.has(JSON.stringify(value)));
}

/** An exclusive limit of an integer is read as the inclusive one beside it. */
function readLimits(fields: readonly (readonly [string, unknown])[]): Record<string, number> {
  const limits: Record<string, number> = {};
  const isInteger = fields.some(([keyword, value]) => keyword === "type" && value === "integer");
  for (const [keyword, limit] of fields) {
    if (!LIMITS.test(keyword) || EMPTY_LIMITS.test(`${keyword} ${limit}`)) continue;
    const isMax = /max/i.test(keyword);
    const isExclusive = isInteger && keyword.startsWith("exclusive");
    const name = isExclusive ? (isMax ? "maximum" : "minimum") : keyword;
    const number = Number(limit) + (isExclusive ? (isMax ? -1 : 1) : 0);
    limits[name] = isMax ? Math.min(limits[name] ?? number, number) : Math.max(limits[name] ?? number, number);
  }
  return limits;
}

function readUnions(part: Part): Union[] {
  const discriminator = readFields(readFields(part.value).discriminator);
  return (["oneOf", "anyOf"] as const).flatMap((kind) => {
    const schemas = readFields(part.value)[kind];
    if (!Array.isArray(schemas)) return [];
    return [{ kind, discriminator, alternatives: schemas.map((_, index) => getChild(part, kind, String(index))) }];
  });
}
