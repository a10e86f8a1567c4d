import { isObject, readProperty } from "../../src/contract/json.ts";
import { listParts } from "../generate/resolve-contract.ts";
import { LIMITS, listTexts, readConditions } from "./conditions.ts";
import {
  type Content,
  type Element,
  type Fields,
  listIn,
  nameComponentAt,
  type Part,
  readFields,
  type Sender,
} from "./element.ts";
import { findRule } from "./rules.ts";

/** The keywords that are read on their own. */
const READ =
  /^(\$ref|allOf|type|enum|const|pattern|format|required|not|properties|items|additionalProperties|oneOf|anyOf|discriminator|x-errors)$/;

/** The side to whose messages a keyword matters: only requests leave values out, and the other side may send any value. */
const SENDERS: Readonly<Record<string, Sender>> = { default: "client", readOnly: "client", writeOnly: "service" };

/** Returns schemas that a value must all match as one element. */
export function toSchemaElement(kind: string, key: string, sender: Sender, declared: readonly Part[]): Element {
  return { kind, key, sender, declared, read: () => readSchemas(declared, sender) };
}

function readSchemas(declared: readonly Part[], sender: Sender): Content {
  const parts = declared.flatMap(listSchemaParts).flatMap(acceptNull);
  const unions = listUnions(parts);
  const openList = unions.length === 1 ? readOpenList(unions) : undefined;
  const [tag] = listIn(parts, "discriminator").map(({ value }) => readProperty(value, "propertyName"));
  const alternatives = openList || unions.length !== 1 ? [] : nameAlternatives(unions, tag, sender);
  const stated = parts.flatMap(({ value }) => Object.entries(readFields(value)));
  const others = stated.filter(
    ([keyword]) => !READ.test(keyword) && !LIMITS.test(keyword) && (SENDERS[keyword] ?? sender) === sender,
  );
  const facts = {
    "format password": listIn(parts, "format").some(({ value }) => value === "password"),
    ...readConditions(openList ? [...parts, openList.text] : parts),
    known: openList?.known,
    alternatives: alternatives.length > 0 ? alternatives.map(({ name }) => name) : undefined,
    union: alternatives.length > 0 ? unions[0]?.place.at(-1) : undefined,
    oneOf: unions.length > 1 ? unions.map(({ value }) => value) : undefined,
    discriminator: tag,
    ...Object.fromEntries(others),
  };
  return { parts, facts, children: listInner(parts, alternatives, sender) };
}

/** Lists a schema and all schemas that it refers to or combines with `allOf`. No value matches `false`. */
function listSchemaParts({ document, name, ...schema }: Part): Part[] {
  return listParts(document, schema).map(({ place, value }) => {
    const found = { document, place, name: place === schema.place ? name : (nameComponentAt(place) ?? name) };
    return { ...found, value: value === false ? { not: {} } : value };
  });
}

/** Lists the schemas in a schema: of properties, items, other properties and alternatives. */
function listInner(parts: readonly Part[], alternatives: readonly Alternative[], sender: Sender): Element[] {
  const groups = listIn(parts, "properties");
  const names = new Set(groups.flatMap(({ value }) => Object.keys(readFields(value))));
  const toProperty = (name: string) => toSchemaElement("property", name, sender, listIn(groups, name, `.${name}`));
  const toAlternative = ({ name, part }: Alternative) =>
    toSchemaElement("alternative", name, sender, [...parts.map(isolate), part]);
  return [
    ...[...names].map(toProperty),
    toSchemaElement("items", "", sender, listIn(parts, "items", "[]")),
    toSchemaElement("extras", "", sender, listIn(parts, "additionalProperties", ".*")),
    ...alternatives.map(toAlternative),
  ];
}

/** Returns a part of a schema without the schemas that it refers to or combines, which are separate parts. */
function isolate(part: Part): Part {
  const { $ref, allOf, oneOf, anyOf, discriminator, ...value } = readFields(part.value);
  return { ...part, value };
}

/** Lists each `oneOf` and `anyOf` of schemas. */
function listUnions(parts: readonly Part[]): Part[] {
  return [...listIn(parts, "oneOf"), ...listIn(parts, "anyOf")];
}

function listAlternatives(unions: readonly Part[]): Part[] {
  return unions.flatMap((union) =>
    (union.value as unknown[]).map((value, index) => ({ ...union, place: [...union.place, index], value })),
  );
}

/** Returns a schema as JSON, without titles, descriptions and examples. */
function show(schema: unknown): string {
  const isShown = (keyword: string, value: unknown) => isObject(value) || findRule(keyword).id !== "text";
  return JSON.stringify(schema, (keyword, value) => (isShown(keyword, value) ? value : undefined));
}

/** Reads a union of a schema and null as the parts of the schema, which accept null too. */
function acceptNull(schema: Part): Part[] {
  const alternatives = listAlternatives(listUnions([schema]));
  const [other, ...more] = alternatives.filter(({ value }) => show(value) !== '{"type":"null"}');
  if (!other || more.length > 0 || alternatives.length === 1) return [schema];
  const parts = listSchemaParts(other);
  if (listUnions(parts).length > 0) return [schema];
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

/** Reads a union of known values and of all texts. */
function readOpenList(unions: readonly Part[]): { readonly known: string[]; readonly text: Part } | undefined {
  const alternatives = listAlternatives(unions);
  const text = alternatives.find(({ value }) => show(value) === '{"type":"string"}');
  const [listed, ...more] = alternatives.filter((alternative) => alternative !== text);
  const { enum: values, type: _, ...conditions } = readFields(listed && JSON.parse(show(listed.value)));
  if (!text || !Array.isArray(values) || more.length > 0 || Object.keys(conditions).length > 0) return undefined;
  return { known: values.map((value) => JSON.stringify(value)), text };
}

/** An alternative of a union, with its name for people. */
interface Alternative {
  readonly name: string;
  readonly part: Part;
}

/** Names alternatives, each by its content if others have the same name. */
function nameAlternatives(unions: readonly Part[], tag: unknown, sender: Sender): Alternative[] {
  const named = listAlternatives(unions).map((part) => ({ name: nameAlternative(part, tag, sender), part }));
  const isUnique = (name: string) => named.filter((each) => each.name === name).length === 1;
  return named.map(({ name, part }) => ({ name: isUnique(name) ? name : show(part.value), part }));
}

/** Names an alternative by the value of the discriminator that selects it, else by its types or content. */
function nameAlternative(part: Part, tag: unknown, sender: Sender): string {
  const { facts, children } = readSchemas([part], sender);
  const tagged = children.find(({ kind, key }) => kind === "property" && key === tag);
  const [value] = listTexts(tagged?.read().facts.enum);
  if (value !== undefined) return `event type ${JSON.parse(value)}`;
  const types = listTexts(facts.type).join(" or ");
  return /object|array|^$/.test(types) ? show(part.value) : types;
}
