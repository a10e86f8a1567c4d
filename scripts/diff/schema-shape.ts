import { fullFormats } from "ajv-formats/dist/formats.js";
import { type Fields, getChild, isSame, type Part, readFields, resolvePart } from "./part.ts";

/** A condition of a schema: a limit, or a list of texts, such as its types; absent if every value meets it. */
export type Condition = number | readonly string[] | undefined;

/** The conditions of a schema, with references and `allOf` merged. */
export interface Shape {
  /** The schemas that the conditions come from. */
  readonly parts: readonly Part[];
  /** By keyword; `enum` has the values as JSON. */
  readonly conditions: Readonly<Record<string, Condition>>;
  readonly properties: ReadonlyMap<string, readonly Part[]>;
  readonly items: readonly Part[];
  /** The schemas of undeclared properties. */
  readonly extras: readonly Part[];
  /** The alternatives of `oneOf` or `anyOf`, by the value that selects them or their types. */
  readonly alternatives: ReadonlyMap<string, Part>;
  readonly kind: "oneOf" | "anyOf" | undefined;
  /** All other keywords. */
  readonly others: Fields;
}

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
const LIMITS = /^(max|min|exclusiveM|multipleOf|uniqueItems)/;
/** Limits that every value meets. */
const EMPTY_LIMITS = /^((minLength|minItems|minProperties) 0|multipleOf 1|uniqueItems false)$/;
/** Formats that every number of its type has. */
const FREE_FORMATS = /^(float|double|int64)$/;
const READ =
  /^(\$ref|allOf|type|enum|const|pattern|format|required|properties|items|additionalProperties|oneOf|anyOf|not|x-errors)$/;
const WORD_LIST = /[\w-]+(\|[\w-]+)+/g;

/** Reads schemas that a value must all match. */
export function readShape(schemas: readonly Part[]): Shape {
  const parts = schemas.flatMap((schema) => expand(schema));
  const children = (keyword: string, label = "") =>
    parts.map((part) => getChild(part, keyword, label)).filter(({ value }) => value !== undefined);
  const fields = parts.flatMap(({ value }) => Object.entries(readFields(value)));
  const properties = children("properties").flatMap((part) =>
    Object.keys(readFields(part.value)).map((name) => [name, getChild(part, name, `.${name}`)] as const),
  );
  const unions = [...children("oneOf"), ...children("anyOf")].filter(({ value }) => Array.isArray(value));
  const union = parts.find((part) => listAlternatives(part).length > 0);
  const alternatives = union && unions.length === 1 ? nameAlternatives(union) : new Map<string, Part>();
  const others = fields.flatMap(([keyword, value]) => {
    if (READ.test(keyword) || LIMITS.test(keyword)) return [];
    return [[keyword, keyword === "discriminator" ? readFields(value).propertyName : value]]; // the linter compares `mapping`
  });
  return {
    ...{ parts, alternatives },
    conditions: { ...readConditions(fields), ...(alternatives.size > 0 && { alternatives: [...alternatives.keys()] }) },
    properties: new Map(
      [...Map.groupBy(properties, ([name]) => name)].map(([name, found]) => [name, found.map(([, part]) => part)]),
    ),
    items: children("items", "[]"),
    extras: children("additionalProperties", ".*").filter(({ value }) => value !== true && !isSame(value, {})),
    kind: union && (Object.hasOwn(Object(union.value), "oneOf") ? "oneOf" : "anyOf"),
    others: { ...Object.fromEntries(others), ...(unions.length > 1 && { oneOf: unions.map(({ value }) => value) }) },
  };
}

/** Lists a schema and those that it refers to or combines with `allOf`. */
function expand(schema: Part, visited: readonly unknown[] = []): Part[] {
  if (schema.value === undefined || visited.includes(schema.value)) return [];
  if (typeof schema.value === "boolean") return schema.value ? [] : [{ ...schema, value: { not: {} } }];
  const { $ref, allOf } = readFields(schema.value);
  const path = [...visited, schema.value];
  const parts = Array.isArray(allOf) ? listItems(schema, "allOf") : [];
  if (typeof $ref === "string") parts.unshift(resolvePart(schema));
  return [...(simplifyUnion(schema, path) ?? [schema]), ...parts.flatMap((part) => expand(part, path))];
}

function listItems(part: Part, field: string): Part[] {
  const list = getChild(part, field);
  return Array.isArray(list.value) ? list.value.map((_, index) => getChild(list, String(index))) : [];
}

function listAlternatives(schema: Part): Part[] {
  return [...listItems(schema, "oneOf"), ...listItems(schema, "anyOf")];
}

/** Reads two notations without alternatives: a schema or null, and an open list: known values beside any string. */
function simplifyUnion(schema: Part, visited: readonly unknown[]): Part[] | undefined {
  const [one, other, ...more] = listAlternatives(schema).map(resolvePart);
  if (!one || !other || more.length > 0) return undefined;
  const besides = (type: string) =>
    isSame(other.value, { type }) ? one : isSame(one.value, { type }) ? other : undefined;
  const rest = isolate(schema);
  const [nullable, open] = [besides("null"), besides("string")];
  const parts = nullable ? expand(nullable, visited) : [];
  if (parts.length > 0 && !parts.some((part) => listAlternatives(part).length > 0))
    return [rest, ...parts.map(allowNull)];
  const { enum: known, type, ...conditions } = readFields(open?.value);
  if (!Array.isArray(known) || Object.keys(conditions).length > 0) return undefined;
  return [{ ...rest, value: { type: "string", ...readFields(rest.value), anyOf: { known } } }];
}

function allowNull(part: Part): Part {
  const { type, enum: values, const: only, ...value } = readFields(part.value);
  const list = values ?? (only === undefined ? undefined : [only]);
  const types = type !== undefined && { type: [type, "null"].flat() };
  return { ...part, value: { ...value, ...types, ...(list !== undefined && { enum: [list, null].flat() }) } };
}

/** Returns a part of a shape without the schemas that it refers to or combines, which are parts of the shape too. */
export function isolate(part: Part): Part {
  const { $ref, allOf, oneOf, anyOf, discriminator, ...value } = readFields(part.value);
  return { ...part, value };
}

/** Names alternatives by the value that selects them, else by their types or content. */
function nameAlternatives(union: Part): Map<string, Part> {
  const { propertyName = "" } = readFields(getChild(union, "discriminator").value);
  const named = listAlternatives(union).map((part): [string, Part] => {
    const { properties, conditions } = readShape([part]);
    const [value] = listTexts(readShape(properties.get(String(propertyName)) ?? []).conditions.enum);
    const types = listTexts(conditions.type).join(" or ");
    const text = /object|array|^$/.test(types) ? JSON.stringify(part.value) : types;
    return [value === undefined ? text : `event type ${JSON.parse(value)}`, part];
  });
  return new Map(named);
}

type Fact = readonly [keyword: string, value: unknown];

/** Returns the texts of a condition that is a list. */
export function listTexts(condition: Condition): readonly string[] {
  return typeof condition === "object" ? condition : [];
}

function readConditions(fields: readonly Fact[]): Shape["conditions"] {
  const find = (...keywords: string[]) =>
    fields.flatMap(([keyword, value]) => (keywords.includes(keyword) && value !== undefined ? [value] : []));
  const list = (keyword: string) => [...new Set(find(keyword).flat().map(String))].sort();
  const refused = [...new Set(find("not").map((value) => JSON.stringify(value)))].sort();
  const isImpossible = refused.some((text) => text === "{}" || text === "true");
  const values = fields.flatMap(([keyword, value]) =>
    keyword === "enum" ? [value as unknown[]] : keyword === "const" ? [[value]] : [],
  );
  const types = intersectTypes(find("type").map((value) => [value].flat() as string[]));
  const required = list("required");
  if (isImpossible) return { type: [], required };
  const [first, ...others] = values.map((each) => each.map((value) => JSON.stringify(value)));
  const only = first && [...new Set(first)].filter((value) => others.every((other) => other.includes(value)));
  if (only) return { ...(types && { type: types }), enum: only, required };
  const patterns = list("pattern");
  const known = find("anyOf").flatMap((value) => (readFields(value).known as unknown[] | undefined) ?? []);
  const lists = {
    required,
    format: list("format").filter((name) => typeof Object(fullFormats)[name] !== "boolean" && !FREE_FORMATS.test(name)),
    pattern: patterns.map((text) => text.replace(WORD_LIST, "…")),
    words: [...new Set(patterns.flatMap((text) => text.match(WORD_LIST)?.join("|").split("|") ?? []))],
    not: refused,
    known: known.map((value) => JSON.stringify(value)),
  };
  const filled = Object.entries(lists).filter(([, texts]) => texts.length > 0);
  return { ...(types && { type: types }), ...readLimits(fields), ...Object.fromEntries(filled) };
}

/** Whether a type is among others; integers are numbers. */
export function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function intersectTypes(lists: readonly string[][]): string[] | undefined {
  if (lists.length === 0) return undefined;
  const common = TYPES.filter((type) => lists.every((types) => includesType(types, type)));
  return common.includes("number") ? common.filter((type) => type !== "integer") : common;
}

/** Reads the strictest limit of each keyword; an exclusive limit of an integer is the inclusive one beside it. */
function readLimits(fields: readonly Fact[]): Record<string, number> {
  const limits: Record<string, number> = {};
  const isInteger = fields.some(([keyword, value]) => keyword === "type" && value === "integer");
  for (const [keyword, limit] of fields) {
    if (!LIMITS.test(keyword) || EMPTY_LIMITS.test(`${keyword} ${limit}`)) continue;
    const isMax = /max/i.test(keyword);
    const isExclusive = isInteger && keyword.startsWith("exclusive");
    const name = isExclusive ? keyword.slice("exclusive".length).toLowerCase() : keyword;
    const number = Number(limit) + (isExclusive ? (isMax ? -1 : 1) : 0);
    limits[name] = (isMax ? Math.min : Math.max)(limits[name] ?? number, number);
  }
  return limits;
}
