import { isDeepStrictEqual } from "node:util";
import { listParts } from "../generate/resolve-contract.ts";
import { isCondition } from "./conditions.ts";
import {
  type Content,
  type Element,
  type Fields,
  type Kind,
  listIn,
  nameComponentAt,
  type Part,
  readFields,
  type Sender,
} from "./element.ts";
import { isText, readMeaning } from "./meaning.ts";

/** The types of JSON; integers are numbers. */
export const TYPES: readonly string[] = ["null", "boolean", "number", "string", "array", "object"];
/** The keywords that are read on their own. */
const READ = ["$ref", "allOf", "type", "enum", "const", "required", "properties", "items", "additionalProperties"];

/** Returns schemas that a value must all match as one element. */
export function toSchemaElement(kind: Kind, key: string, sender: Sender, declared: readonly Part[]): Element {
  let content: Content | undefined;
  const read = () => {
    content ??= readSchema(declared, sender);
    return content;
  };
  return { kind, key, sender, declared, read };
}

/** Reads schemas. Of unions, those with a discriminator and those of some texts with all others can be read; any other is a fact as a whole. */
function readSchema(declared: readonly Part[], sender: Sender): Content {
  const parts = declared.flatMap(listSchemas);
  const unions = [...listIn(parts, "oneOf"), ...listIn(parts, "anyOf")];
  const union = unions.length === 1 ? unions[0] : undefined;
  const known = union?.place.at(-1) === "anyOf" ? readKnown(union) : undefined;
  const discriminator = listIn(listIn(parts, "discriminator"), "propertyName")[0]?.value;
  const alternatives = union ? listAlternatives(union, `${discriminator}`, sender) : [];
  const isRead = known !== undefined || alternatives.length > 0;
  const facts = {
    ...readOthers(parts, sender, isRead ? ["oneOf", "anyOf", "discriminator"] : []),
    type: listTypes(known ? [...parts, { ...parts[0], value: { type: "string" } } as Part] : parts),
    enum: listValues(parts),
    "known values": known,
    ...(alternatives.length > 0 && { discriminator }),
    required: [...listRequired(parts)],
    "format password": listIn(parts, "format").some(({ value }) => value === "password"),
  };
  return { parts, facts, children: [...listProperties(parts, sender), ...alternatives] };
}

/** Lists a schema, and the schemas that it refers to or combines with `allOf`. */
function listSchemas({ document, name, ...schema }: Part): Part[] {
  return listParts(document, schema).map(({ place, value }) => {
    return { document, place, value, name: place === schema.place ? name : (nameComponentAt(place) ?? name) };
  });
}

/** Lists the types that all schemas accept. */
function listTypes(parts: readonly Part[]): string[] {
  if (parts.some(({ value }) => value === false)) return [];
  const lists = listIn(parts, "type").map(({ value }): unknown[] => [value].flat());
  const isWhole = listIn(parts, "format").some(({ value }) => value === "int32" || value === "int64");
  if (isWhole) lists.push(["integer", ...TYPES.filter((type) => type !== "number")]);
  const accept = (...names: readonly string[]) => lists.every((list) => names.some((name) => list.includes(name)));
  const hasIntegers = !accept("number") && accept("number", "integer");
  return [...TYPES.filter((type) => accept(type)), ...(hasIntegers ? ["integer"] : [])];
}

/** Lists the values, as JSON, that are in each list of the schemas; undefined if they have no list. */
function listValues(parts: readonly Part[]): string[] | undefined {
  const lists = listIn(parts, "enum").map(({ value }) => value as unknown[]);
  const constants = listIn(parts, "const").map(({ value }) => [value]);
  const [first, ...others] = [...lists, ...constants].map((values) => values.map((value) => JSON.stringify(value)));
  return first && [...new Set(first)].filter((value) => others.every((other) => other.includes(value)));
}

/** Lists the values, as JSON, that a union names beside all other texts. */
function readKnown({ document, value }: Part): string[] | undefined {
  const members = (value as unknown[]).map((member) => readFields(readMeaning(document, member)));
  const named = members.find((member) => Array.isArray(member.enum));
  const others = members.filter((member) => member !== named);
  const isOpen = isDeepStrictEqual(others, [{ type: "string" }]) && named?.type === "string";
  if (!isOpen || Object.keys(named).length !== 2) return undefined;
  return listValues([{ document, value: named, place: [], name: "" }]);
}

/** Lists the objects of a union by the value of its discriminator; none if one of them has no value of its own. */
function listAlternatives(union: Part, property: string, sender: Sender): Element[] {
  const members = (union.value as unknown[]).map((value, index) => {
    const member: Part = { ...union, place: [...union.place, index], value };
    const schemas = listSchemas(member);
    const [tag = "", ...others] =
      listValues(listIn(listIn(schemas, "properties"), property).flatMap(listSchemas)) ?? [];
    const isOwn = others.length === 0 && listRequired(schemas).has(property) && `${listTypes(schemas)}` === "object";
    return toSchemaElement("alternative", isOwn ? tag.replaceAll('"', "") : "", sender, [member]);
  });
  const tags = new Set(members.map(({ key }) => key));
  return tags.has("") || tags.size < members.length ? [] : members;
}

function listRequired(parts: readonly Part[]): Set<string> {
  return new Set(listIn(parts, "required").flatMap(({ value }) => value as string[]));
}

/** Lists the items of arrays and the properties of objects, and all other properties as one. */
function listProperties(parts: readonly Part[], sender: Sender): Element[] {
  const groups = listIn(parts, "properties");
  const names = new Set(groups.flatMap(({ value }) => Object.keys(readFields(value))));
  return [
    toSchemaElement("items", "", sender, listIn(parts, "items", "[]")),
    ...Array.from(names, (name) => toSchemaElement("property", name, sender, listIn(groups, name, `.${name}`))),
    toSchemaElement("other properties", "", sender, listIn(parts, "additionalProperties", ".*")),
  ];
}

/** Reads all other keywords: conditions as lists, and of any other its value. Only requests leave out values, which have a default then. */
function readOthers(parts: readonly Part[], sender: Sender, read: readonly string[]): Fields {
  const keywords = new Set(parts.flatMap(({ value }) => Object.keys(readFields(value))));
  for (const keyword of [...READ, ...read, ...(sender === "service" ? ["default"] : [])]) keywords.delete(keyword);
  const others = [...keywords].filter((keyword) => !isText(keyword));
  return Object.fromEntries(others.map((keyword) => [keyword, readKeyword(parts, keyword)]));
}

function readKeyword(parts: readonly Part[], keyword: string): unknown {
  const values = listIn(parts, keyword).map(({ document, value }) => readMeaning(document, value, keyword));
  return values.length === 1 && !isCondition(keyword) ? values[0] : values;
}
