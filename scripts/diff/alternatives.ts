import { isDeepStrictEqual } from "node:util";
import { readProperty } from "../../src/contract/json.ts";
import { listParts } from "../generate/resolve-contract.ts";
import { TYPES, type Type } from "./conditions.ts";
import { type Fields, listIn, nameComponentAt, type Part, readFields } from "./element.ts";
import { readMeaning } from "./meaning.ts";

/** What a schema accepts of one type. A schema has one alternative for each type, however it is written, or for each tag. */
export interface Alternative {
  readonly type: Type;
  readonly isInteger: boolean;
  /** The value of a discriminator, such as an event type. */
  readonly tag?: string;
  /** The schemas that a value must all match. */
  readonly parts: readonly Part[];
  /** The only values, as JSON. */
  readonly values?: readonly string[] | undefined;
  /** The values, as JSON, that a union names beside all others. */
  readonly known?: readonly string[];
}

/** Lists a schema, and the schemas that it refers to or combines with `allOf`. */
export function listSchemas({ document, name, ...schema }: Part): Part[] {
  return listParts(document, schema).map(({ place, value }) => {
    return { document, place, value, name: place === schema.place ? name : (nameComponentAt(place) ?? name) };
  });
}

/**
 * Lists the alternatives of schemas that a value must all match. Of unions, those with a discriminator, of a schema with null, and of
 * some texts with all others can be read; any other is compared as a whole.
 */
export function listAlternatives(parts: readonly Part[]): Alternative[] | undefined {
  const unions = [...listIn(parts, "oneOf"), ...listIn(parts, "anyOf")];
  const [union] = unions;
  if (union === undefined) return splitByType(parts);
  if (unions.length > 1) return undefined;
  const base = parts.map(withoutUnions);
  const known = readKnown(union);
  if (known) return splitByType([...base, { ...union, value: { type: "string" } }]).map((each) => ({ ...each, known }));
  return listNullable(union, base) ?? listTagged(union, base, readFields(listIn(parts, "discriminator")[0]?.value));
}

function withoutUnions(part: Part): Part {
  const { oneOf, anyOf, discriminator, ...value } = readFields(part.value);
  return { ...part, value };
}

/** Lists the alternatives of a schema that null is added to. */
function listNullable(union: Part, base: readonly Part[]): Alternative[] | undefined {
  const members = (union.value as unknown[]).map((value, index): Part => {
    return { ...union, place: [...union.place, index], value };
  });
  const [member, ...others] = members.filter(({ value }) => !isDeepStrictEqual(value, { type: "null" }));
  if (!member || others.length > 0 || members.length !== 2) return undefined;
  const added = listSchemas(member);
  const isRecursive = added.some(({ place }) => base.some((part) => isDeepStrictEqual(part.place, place)));
  const own = isRecursive ? undefined : listAlternatives([...added, ...base]);
  if (!own || own.some(({ type }) => type === "null")) return undefined;
  return [...own, ...splitByType([...base, { ...union, value: { type: "null" } }])];
}

/** Lists the objects of a union by the values of its discriminator; undefined if members need not have a value of their own. */
function listTagged(union: Part, base: readonly Part[], { propertyName, mapping }: Fields): Alternative[] | undefined {
  const members = (union.value as unknown[]).flatMap((value, index): Alternative[] | [undefined] => {
    const ref = `${readProperty(value, "$ref")}`;
    const name = ref.replace(/.*\//, "");
    const mapped = Object.entries(readFields(mapping)).filter(([, target]) => target === ref || target === name);
    const tags = mapped.length > 0 ? mapped.map(([tag]) => tag) : [name];
    const parts = [...listSchemas({ ...union, place: [...union.place, index], value }), ...base];
    const values = readValues(listIn(listIn(parts, "properties"), `${propertyName}`).flatMap(listSchemas));
    const isRequired = listIn(parts, "required").some((each) => (each.value as unknown[]).includes(propertyName));
    const [object, other] = listIn(parts, "oneOf").length > 0 ? [] : splitByType(parts);
    const isOwn = isRequired && values?.every((each) => tags.includes(JSON.parse(each))) && object?.type === "object";
    return isOwn && !other ? tags.map((tag) => ({ ...object, tag })) : [undefined];
  });
  const tagged = members.filter((member) => member !== undefined);
  const isWhole = tagged.length === members.length && new Set(tagged.map(({ tag }) => tag)).size === tagged.length;
  return isWhole ? tagged : undefined;
}

/** Reads the values, as JSON, that a union names beside all other texts. */
function readKnown({ document, place, value }: Part): string[] | undefined {
  const [list, others, ...more] = readMeaning(document, value, "anyOf") as unknown[]; // sorted
  const { enum: known, type = "string", ...rest } = readFields(list);
  const isList = Array.isArray(known) && known.every((each) => typeof each === "string");
  const isOpen = isDeepStrictEqual([type, rest, others, more], ["string", {}, { type: "string" }, []]);
  return isList && isOpen && place.at(-1) === "anyOf" ? known.map((each) => JSON.stringify(each)) : undefined;
}

/** Lists an alternative for each type that all schemas accept. */
function splitByType(parts: readonly Part[]): Alternative[] {
  if (parts.some(({ value }) => refusesAll(value))) return [];
  const lists = listIn(parts, "type").map(({ value }) => [value].flat());
  const formats = listIn(parts, "format").map(({ value }) => value);
  const isWhole = lists.some((list) => list.includes("integer") && !list.includes("number"));
  const hasIntegers = isWhole || formats.some((format) => format === "int32" || format === "int64");
  const values = readValues(parts);
  return TYPES.flatMap((type) => {
    const names: unknown[] = type === "number" ? ["number", "integer"] : [type];
    const isAccepted = lists.every((list) => list.some((name) => names.includes(name)));
    const own = values?.filter((value) => isOfType(JSON.parse(value), type, hasIntegers));
    if (!isAccepted || own?.length === 0) return [];
    const areWhole = own?.every((value) => Number.isInteger(JSON.parse(value))) === true;
    const isAny = type === "null" || (type === "boolean" && own?.length === 2);
    return { type, isInteger: type === "number" && (hasIntegers || areWhole), parts, values: isAny ? undefined : own };
  });
}

function isOfType(value: unknown, type: Type, hasIntegers: boolean): boolean {
  if (typeof value === "number") return type === "number" && (!hasIntegers || Number.isInteger(value));
  if (value === null || Array.isArray(value)) return type === (value === null ? "null" : "array");
  return type === typeof value;
}

/** Returns the values, as JSON, that are in each list of the schemas; undefined if they have no list. */
function readValues(parts: readonly Part[]): string[] | undefined {
  const lists = listIn(parts, "enum").map(({ value }) => value as unknown[]);
  const constants = listIn(parts, "const").map(({ value }) => [value]);
  const [first, ...others] = [...lists, ...constants].map((values) => values.map((value) => JSON.stringify(value)));
  return first && [...new Set(first)].filter((value) => others.every((other) => other.includes(value)));
}

/** True if each value matches a schema. */
export function acceptsAll(schema: unknown): boolean {
  return schema === true || JSON.stringify(schema) === "{}";
}

/** True if no value matches a schema. */
export function refusesAll(schema: unknown): boolean {
  return schema === false || acceptsAll(readProperty(schema, "not"));
}
