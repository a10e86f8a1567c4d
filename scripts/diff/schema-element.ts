import { fullFormats } from "ajv-formats/dist/formats.js";
import { readProperty } from "../../src/contract/json.ts";
import {
  type Element,
  type Elements,
  type Fields,
  getChild,
  isSame,
  listEntries,
  listIn,
  listSchemaParts,
  type Part,
  readFields,
  resolvePart,
  type Sender,
} from "./element.ts";
import { includesType, isText, LIMITS, listTexts } from "./facts.ts";

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
/** Limits that every value meets. */
const EMPTY_LIMITS = /^((minLength|minItems|minProperties) 0|multipleOf 1|uniqueItems false)$/;
/** Formats that every number of its type has. */
const FREE_FORMATS = /^(float|double|int64)$/;
/** The keywords that become conditions or children. */
const READ =
  /^(\$ref|allOf|type|enum|const|pattern|format|required|properties|items|additionalProperties|oneOf|anyOf|not|x-errors)$/;
/** The side to whose messages a keyword matters: only requests leave values out, and the other side may send any value. */
const SENDERS: Readonly<Record<string, Sender>> = { default: "client", readOnly: "client", writeOnly: "service" };
const WORD_LIST = /[\w-]+(\|[\w-]+)+/g;

/** A keyword of one of the parts of a schema. */
interface Stated {
  readonly keyword: string;
  readonly value: unknown;
}

/** Resolves schemas that a value must all match, with references and `allOf` merged, once a caller reads the facts or children. */
export function toSchemaElement(kind: string, schemas: readonly Part[], sender: Sender): Element {
  let content: Content | undefined;
  const read = () => {
    content ??= readContent(schemas, sender);
    return content;
  };
  return {
    kind,
    place: schemas[0]?.name ?? "",
    sender,
    schemas,
    get parts() {
      return read().parts;
    },
    get facts() {
      return read().facts;
    },
    listChildren: () => read().listChildren(),
  };
}

type Content = Pick<Element, "parts" | "facts" | "listChildren">;

function readContent(schemas: readonly Part[], sender: Sender): Content {
  const parts = schemas.flatMap(listSchemaParts).flatMap(acceptNull).map(simplify);
  const stated = parts.flatMap(({ value }) =>
    Object.entries(readFields(value)).map(([keyword, each]): Stated => ({ keyword, value: each })),
  );
  const unions = [...listIn(parts, "oneOf"), ...listIn(parts, "anyOf")].filter(({ value }) => Array.isArray(value));
  const union = unions.length === 1 ? parts.find((part) => listAlternatives(part).length > 0) : undefined;
  const alternatives = union ? nameAlternatives(union, sender) : [];
  const facts: Record<string, unknown> = readConditions(stated);
  if (stated.some(({ keyword, value }) => keyword === "format" && value === "password"))
    facts["format password"] = true;
  if (union) facts.union = "oneOf" in readFields(union.value) ? "oneOf" : "anyOf";
  if (alternatives.length > 0) facts.alternatives = alternatives.map(({ name }) => name);
  const mapping = union ? listMismatches(union) : [];
  if (mapping.length > 0) facts.mapping = mapping;
  if (unions.length > 1) facts.oneOf = unions.map(({ value }) => value);
  for (const { keyword, value } of stated) {
    if (READ.test(keyword) || LIMITS.test(keyword) || isText(keyword)) continue;
    if (SENDERS[keyword] !== undefined && SENDERS[keyword] !== sender) continue;
    facts[keyword] = keyword === "discriminator" ? readProperty(value, "propertyName") : value;
  }
  return { parts, facts, listChildren: () => listInner(parts, alternatives, sender) };
}

/** Lists the schemas in a schema: of properties, items, other properties and alternatives. */
function listInner(parts: readonly Part[], alternatives: readonly Alternative[], sender: Sender): Elements {
  const inner = new Map<string, Element>();
  const groups = listIn(parts, "properties");
  for (const name of new Set(groups.flatMap(listEntries).map((entry) => entry.name))) {
    const label = `.${name}`;
    inner.set(label, toSchemaElement("property", listIn(groups, name, label), sender));
  }
  inner.set("[]", toSchemaElement("items", listIn(parts, "items", "[]"), sender));
  const isOpen = ({ value }: Part) => value === true || isSame(value, {});
  const extras = listIn(parts, "additionalProperties", ".*").filter((part) => !isOpen(part));
  inner.set(".*", toSchemaElement("extras", extras, sender));
  for (const { name, part } of alternatives)
    inner.set(name, toSchemaElement("alternative", [...parts.map(isolate), part], sender));
  return inner;
}

/** Reads a schema that a boolean stands for, and an open list as a schema without alternatives. */
function simplify(schema: Part): Part {
  if (typeof schema.value === "boolean") return { ...schema, value: schema.value ? {} : { not: {} } };
  const [listed, any, ...more] = listAlternatives(schema);
  const { enum: known, type: _, ...conditions } = readFields(listed?.value);
  const isOpenList = Array.isArray(known) && Object.keys(conditions).length === 0 && more.length === 0;
  if (!isOpenList || !isSame(any?.value, { type: "string" })) return schema;
  return { ...schema, value: { type: "string", ...readFields(isolate(schema).value), anyOf: { known } } };
}

/** Reads a union of a schema and null as the parts of the schema, which accept null too. */
function acceptNull(schema: Part): Part[] {
  const alternatives = listAlternatives(schema);
  const [other, ...more] = alternatives.filter(({ value }) => !isSame(value, { type: "null" }));
  if (!other || more.length > 0 || alternatives.length === 1) return [schema];
  const parts = listSchemaParts(other);
  const keywords = parts.flatMap(({ value }) => Object.keys(readFields(value)));
  if (keywords.some((keyword) => /^(oneOf|anyOf|not)$/.test(keyword))) return [schema];
  return [isolate(schema), ...parts.map((part) => ({ ...part, value: addNull(readFields(part.value)) }))];
}

function addNull({ type, enum: values, const: constant, ...others }: Fields): Fields {
  const listed = values ?? (constant === undefined ? undefined : [constant]);
  return {
    ...others,
    ...(type !== undefined && { type: [type, "null"].flat() }),
    ...(listed !== undefined && { enum: [listed, null].flat() }),
  };
}

function listAlternatives(schema: Part): Part[] {
  return ["oneOf", "anyOf"].flatMap((field) => {
    const list = getChild(schema, field);
    return Array.isArray(list.value) ? listEntries(list).map(({ part }) => part) : [];
  });
}

/** Returns a part of a schema without the schemas that it refers to or combines, which are separate parts. */
function isolate(part: Part): Part {
  const { $ref, allOf, oneOf, anyOf, discriminator, ...value } = readFields(part.value);
  return { ...part, value };
}

/** An alternative of a union, with its name for people. */
interface Alternative {
  readonly name: string;
  readonly part: Part;
}

/** Names alternatives by the value that selects them, else by their types or content. */
function nameAlternatives(union: Part, sender: Sender): Alternative[] {
  const { propertyName = "" } = readFields(getChild(union, "discriminator").value);
  return listAlternatives(union).map((part) => {
    const { facts, listChildren } = toSchemaElement("alternative", [part], sender);
    const [value] = listTexts(propertyName && listChildren().get(`.${propertyName}`)?.facts.enum);
    if (value !== undefined) return { name: `event type ${JSON.parse(value)}`, part };
    const types = listTexts(facts.type).join(" or ");
    return { name: /object|array|^$/.test(types) ? JSON.stringify(part.value) : types, part };
  });
}

/** Lists the keys of a discriminator's mapping whose schema does not have the key as its value. */
function listMismatches(union: Part): string[] {
  const discriminator = getChild(union, "discriminator");
  const { propertyName, mapping } = readFields(discriminator.value);
  return Object.entries(readFields(mapping)).flatMap(([key, target]) => {
    const $ref = String(target).startsWith("#/") ? target : `#/components/schemas/${target}`;
    const { value, name } = resolvePart({ ...discriminator, value: { $ref } });
    const constant = readFields(readFields(readFields(value).properties)[String(propertyName)]).const;
    return constant === key ? [] : `${key} to ${constant ?? name}`;
  });
}

/** Reads the conditions for a value, by keyword: a limit, or a list of texts; values are JSON. Every value meets an absent one. */
function readConditions(stated: readonly Stated[]): Record<string, unknown> {
  const byKeyword = Map.groupBy(stated, ({ keyword }) => keyword);
  const find = (keyword: string) => (byKeyword.get(keyword) ?? []).map(({ value }) => value);
  const list = (keyword: string) => [...new Set(find(keyword).flat().map(String))].sort();
  const required = list("required");
  const refused = [...new Set(find("not").map((value) => JSON.stringify(value)))].sort();
  if (refused.some((text) => text === "{}" || text === "true")) return { type: [], required };
  const types = intersectTypes(find("type").map((value) => [value].flat() as string[]));
  const only = intersectValues([...(find("enum") as unknown[][]), ...find("const").map((value) => [value])]);
  if (only) return { ...(types && { type: types }), enum: only, required };
  const patterns = list("pattern");
  const known = find("anyOf").flatMap((value) => (readProperty(value, "known") as unknown[] | undefined) ?? []);
  const lists = {
    required,
    format: list("format").filter(
      (name) => typeof readProperty(fullFormats, name) !== "boolean" && !FREE_FORMATS.test(name),
    ),
    pattern: patterns.map((text) => text.replace(WORD_LIST, "…")),
    words: [...new Set(patterns.flatMap((text) => text.match(WORD_LIST)?.join("|").split("|") ?? []))],
    not: refused,
    known: known.map((value) => JSON.stringify(value)),
  };
  const filled = Object.entries(lists).filter(([, texts]) => texts.length > 0);
  return { ...(types && { type: types }), ...readLimits(stated), ...Object.fromEntries(filled) };
}

/** Returns the values, as JSON, that are in all of these lists; undefined if there is no list. */
function intersectValues(lists: readonly unknown[][]): string[] | undefined {
  const [first, ...others] = lists.map((values) => values.map((value) => JSON.stringify(value)));
  return first && [...new Set(first)].filter((value) => others.every((other) => other.includes(value)));
}

function intersectTypes(lists: readonly string[][]): string[] | undefined {
  if (lists.length === 0) return undefined;
  const common = TYPES.filter((type) => lists.every((types) => includesType(types, type)));
  return common.includes("number") ? common.filter((type) => type !== "integer") : common;
}

/** Reads the strictest limit of each keyword. */
function readLimits(stated: readonly Stated[]): Record<string, number> {
  const limits: Record<string, number> = {};
  for (const { keyword, value } of stated) {
    if (!LIMITS.test(keyword) || EMPTY_LIMITS.test(`${keyword} ${value}`)) continue;
    const number = Number(value);
    limits[keyword] = (/max/i.test(keyword) ? Math.min : Math.max)(limits[keyword] ?? number, number);
  }
  return limits;
}
