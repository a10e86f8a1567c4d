import { fullFormats } from "ajv-formats/dist/formats.js";
import { isText } from "./classify-change.ts";
import {
  type Fields,
  getChild,
  isSame,
  listIn,
  type Node,
  type Part,
  readFields,
  resolvePart,
  type Sender,
} from "./part.ts";

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
/** The limits of values. */
export const LIMITS = /^(max|min|exclusiveM|multipleOf|uniqueItems)/;
/** Limits that every value meets. */
const EMPTY_LIMITS = /^((minLength|minItems|minProperties) 0|multipleOf 1|uniqueItems false)$/;
/** Formats that every number of its type has. */
const FREE_FORMATS = /^(float|double|int64)$/;
/** The keywords that become conditions or children. */
const READ =
  /^(\$ref|allOf|type|enum|const|pattern|format|required|properties|items|additionalProperties|oneOf|anyOf|not|x-errors)$/;
const WORD_LIST = /[\w-]+(\|[\w-]+)+/g;

type Fact = readonly [keyword: string, value: unknown];

/** Resolves schemas that a value must all match, with references and `allOf` merged, once a caller reads the facts or children. */
export function resolveSchema(kind: string, schemas: readonly Part[], sender: Sender): Node {
  let content: Content | undefined;
  const read = () => {
    content ??= readContent(schemas, sender);
    return content;
  };
  return {
    ...{ kind, place: schemas[0]?.name ?? "", sender, schemas },
    get parts() {
      return read().parts;
    },
    get facts() {
      return read().facts;
    },
    listChildren: () => read().listChildren(),
  };
}

type Content = Pick<Node, "parts" | "facts" | "listChildren">;

function readContent(schemas: readonly Part[], sender: Sender): Content {
  const parts = schemas.flatMap(expand);
  const fields = parts.flatMap(({ value }) => Object.entries(readFields(value)));
  const unions = [...listIn(parts, "oneOf"), ...listIn(parts, "anyOf")].filter(({ value }) => Array.isArray(value));
  const union = unions.length === 1 ? parts.find((part) => listAlternatives(part).length > 0) : undefined;
  const alternatives = union ? nameAlternatives(union, sender) : [];
  const listChildren = () => {
    const properties = listIn(parts, "properties");
    const names = new Set(properties.flatMap(({ value }) => Object.keys(readFields(value))));
    const isOpen = ({ value }: Part) => value === true || isSame(value, {});
    const inside = [
      ...[...names].map((name) => ["property", `.${name}`, listIn(properties, name, `.${name}`)] as const),
      ["items", "[]", listIn(parts, "items", "[]")] as const,
      ["extras", ".*", listIn(parts, "additionalProperties", ".*").filter((part) => !isOpen(part))] as const,
      ...alternatives.map(([name, part]) => ["alternative", name, [...parts.map(isolate), part]] as const),
    ];
    return new Map(inside.map(([child, key, found]) => [key, resolveSchema(child, found, sender)]));
  };
  const others = fields.flatMap(([keyword, value]) => {
    if (READ.test(keyword) || LIMITS.test(keyword) || isText(keyword)) return [];
    if (keyword === "default" && sender === "service") return []; // only requests leave values out
    return [[keyword, keyword === "discriminator" ? readFields(value).propertyName : value]];
  });
  const mapping = union ? listMismatches(union) : [];
  const facts = {
    ...readConditions(fields),
    ...(fields.some(([keyword, value]) => keyword === "format" && value === "password") && { "format password": true }),
    ...(mapping.length > 0 && { mapping }),
    ...(alternatives.length > 0 && { alternatives: alternatives.map(([name]) => name) }),
    ...(unions.length > 1 && { oneOf: unions.map(({ value }) => value) }),
    ...(union && { union: "oneOf" in readFields(union.value) ? "oneOf" : "anyOf" }),
    ...Object.fromEntries(others),
  };
  return { parts, facts, listChildren };
}

/** Lists a schema and those that it refers to or combines with `allOf`. */
function expand(schema: Part): Part[] {
  if (typeof schema.value === "boolean") return schema.value ? [] : [{ ...schema, value: { not: {} } }];
  const parts = listItems(schema, "allOf");
  if (typeof readFields(schema.value).$ref === "string") parts.unshift(resolvePart(schema));
  return [...(simplifyUnion(schema) ?? [schema]), ...parts.flatMap(expand)];
}

function listItems(part: Part, field: string): Part[] {
  const list = getChild(part, field);
  return Array.isArray(list.value) ? list.value.map((_, index) => getChild(list, String(index))) : [];
}

function listAlternatives(schema: Part): Part[] {
  return [...listItems(schema, "oneOf"), ...listItems(schema, "anyOf")];
}

/** Reads an open list, known values beside any string, as a schema without alternatives. */
function simplifyUnion(schema: Part): Part[] | undefined {
  const [listed, any, ...more] = listAlternatives(schema);
  const { enum: known, type: _, ...conditions } = readFields(listed?.value);
  if (!Array.isArray(known) || Object.keys(conditions).length > 0 || more.length > 0) return undefined;
  if (!isSame(any?.value, { type: "string" })) return undefined;
  const rest = isolate(schema);
  return [{ ...rest, value: { type: "string", ...readFields(rest.value), anyOf: { known } } }];
}

/** Returns a part of a schema without the schemas that it refers to or combines, which are separate parts. */
function isolate(part: Part): Part {
  const { $ref, allOf, oneOf, anyOf, discriminator, ...value } = readFields(part.value);
  return { ...part, value };
}

/** Names alternatives by the value that selects them, else by their types or content. */
function nameAlternatives(union: Part, sender: Sender): [string, Part][] {
  const { propertyName = "" } = readFields(getChild(union, "discriminator").value);
  return listAlternatives(union).map((part) => {
    const { facts, listChildren } = resolveSchema("alternative", [part], sender);
    const [value] = listTexts(propertyName && listChildren().get(`.${propertyName}`)?.facts.enum);
    const types = listTexts(facts.type).join(" or ");
    const text = /object|array|^$/.test(types) ? JSON.stringify(part.value) : types;
    return [value === undefined ? text : `event type ${JSON.parse(value)}`, part];
  });
}

/** Lists the keys of a discriminator's mapping whose schema does not have the key as its value. */
function listMismatches(union: Part): string[] {
  const discriminator = getChild(union, "discriminator");
  const tag = String(readFields(discriminator.value).propertyName);
  return Object.entries(readFields(readFields(discriminator.value).mapping)).flatMap(([key, target]) => {
    const $ref = String(target).startsWith("#/") ? target : `#/components/schemas/${target}`;
    const { value, name } = resolvePart({ ...discriminator, value: { $ref } });
    const constant = readFields(readFields(readFields(value).properties)[tag]).const;
    return constant === key ? [] : `${key} to ${constant ?? name}`;
  });
}

/** Returns the texts of a fact that is a list. */
export function listTexts(fact: unknown): readonly string[] {
  return Array.isArray(fact) ? fact : [];
}

/** Reads the conditions for a value, by keyword: a limit, or a list of texts; values are JSON. Every value meets an absent one. */
function readConditions(fields: readonly Fact[]): Fields {
  const stated = Map.groupBy(fields, ([keyword]) => keyword);
  const find = (name: string) => (stated.get(name) ?? []).map(([, value]) => value);
  const list = (keyword: string) => [...new Set(find(keyword).flat().map(String))].sort();
  const required = list("required");
  const refused = [...new Set(find("not").map((value) => JSON.stringify(value)))].sort();
  if (refused.some((text) => text === "{}" || text === "true")) return { type: [], required };
  const types = intersectTypes(find("type").map((value) => [value].flat() as string[]));
  const values = [...(find("enum") as unknown[][]), ...find("const").map((value) => [value])];
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

/** Reads the strictest limit of each keyword. */
function readLimits(fields: readonly Fact[]): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const [keyword, limit] of fields) {
    if (!LIMITS.test(keyword) || EMPTY_LIMITS.test(`${keyword} ${limit}`)) continue;
    const number = Number(limit);
    limits[keyword] = (/max/i.test(keyword) ? Math.min : Math.max)(limits[keyword] ?? number, number);
  }
  return limits;
}
