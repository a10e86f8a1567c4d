import { isObject } from "../../src/contract/json.ts";
import type { SchemaObject } from "./contract.ts";
import { mapInnerSchemas } from "./walk-schemas.ts";

/** Marks a text beside literal values. */
export const BESIDE_VALUES = "x-beside-values";

/** No value has this schema: openapi-typescript declares it as `never`. */
const NOTHING: SchemaObject = { enum: [] };
/** Keywords that become a comment. */
const COMMENTS = ["title", "description", "default", "deprecated"];
/** Keywords beside `type` that a type expresses. */
const SHAPES = ["$ref", "properties", "additionalProperties", "items", "const", "enum"];
const UNIONS = ["anyOf", "oneOf"] as const;

/**
 * Rewrites a schema, so that openapi-typescript declares the values that the validators accept. It reads `anyOf` beside other
 * keywords as one more alternative, adds constants to the variants of a union with a discriminator, and ignores `not`.
 * @param resolve Returns a schema with its reference followed and `allOf` merged.
 * @param known Properties of the schemas that this one is combined with.
 */
export function toTypedSchema(
  resolve: (schema: SchemaObject) => SchemaObject,
  declared: SchemaObject,
  known: Readonly<Record<string, SchemaObject>> = {},
): SchemaObject {
  const { not, discriminator: _, ...schema } = widenMap(declared);
  if (isObject(not) && Object.keys(not).length === 0) return NOTHING;
  if (schema.const === null) return { ...pickComments(schema), type: "null" };
  if (schema.enum !== undefined) return listValues(schema);

  const properties = { ...known, ...resolve(declared).properties };
  const { allOf = [], anyOf: __, oneOf: ___, ...own } = schema;
  for (const name of own.required ?? []) {
    const property = own.properties?.[name] ?? properties[name];
    if (property !== undefined) own.properties = { ...own.properties, [name]: property };
  }
  const whole: SchemaObject = mapInnerSchemas(own, (inner) => toTypedSchema(resolve, inner));
  const combine = (parts: readonly SchemaObject[] = []) =>
    parts.map((part) => toTypedSchema(resolve, part, properties));
  // An alternative without a type admits any value.
  const unions = UNIONS.map((keyword) => ({ [keyword]: markTexts(combine(schema[keyword])) })).filter((union) =>
    Object.values(union).every((parts) => parts.length > 0 && parts.every((part) => part.type || hasShape(part))),
  );
  const others = [...combine(allOf), ...unions];
  if (others.length === 0) return whole;
  const isWhole = hasShape(whole) || ![undefined, "object"].includes(whole.type as string);
  const [only, ...more] = isWhole ? [whole, ...others] : others;
  return {
    ...pickComments(whole),
    ...(more.length === 0 && unions.length > 0 ? only : { allOf: [only, ...more] }),
  } as SchemaObject;
}

function hasShape(schema: SchemaObject): boolean {
  return [...SHAPES, "allOf", ...UNIONS].some((keyword) => keyword in schema);
}

function pickComments(schema: SchemaObject): SchemaObject {
  return Object.fromEntries(COMMENTS.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]]] : [])));
}

/** Declares the values of a list. A list of types beside them says nothing more. */
function listValues(schema: SchemaObject): SchemaObject {
  const { type, enum: values = [] } = schema;
  const comments = pickComments(schema);
  if (!schema["x-may-grow"]) return { ...comments, ...(typeof type === "string" && { type }), enum: values };
  const known = values.map((value: unknown): SchemaObject => (value === null ? { type: "null" } : { const: value }));
  return { ...comments, anyOf: markTexts([...known, { type: "string" }]) };
}

/** Marks the texts in a union that has literal values, too. */
function markTexts(parts: readonly SchemaObject[]): SchemaObject[] {
  const hasValues = parts.some((part) => part.enum !== undefined || part.const !== undefined);
  const isText = (part: SchemaObject) => part.type === "string" && !part.enum && part.const === undefined;
  return parts.map((part) => (hasValues && isText(part) ? { ...part, [BESIDE_VALUES]: true } : part));
}

/** Widens the type of further properties: in TypeScript, it includes those that have names. */
function widenMap(schema: SchemaObject): SchemaObject {
  const { properties = {}, additionalProperties: further } = schema;
  if (further === false && Object.keys(properties).length === 0) return { ...schema, additionalProperties: NOTHING };
  if (!isObject(further)) return schema;
  const types = [further, ...Object.values(properties)].filter(isObject);
  return { ...schema, additionalProperties: types.length === 1 ? types[0] : { anyOf: types } };
}
