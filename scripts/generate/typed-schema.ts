import { isObject } from "../../src/contract/json.ts";
import type { SchemaObject } from "./contract.ts";
import { mapInnerSchemas } from "./walk-schemas.ts";

/** Marks a text beside literal values. */
export const BESIDE_VALUES = "x-beside-values";

/** No value has this schema: openapi-typescript declares it as `never`. */
const NOTHING: SchemaObject = { enum: [] };

/**
 * Rewrites a schema, so that openapi-typescript declares the values that the validators accept. It adds constants to the variants of a
 * union with a discriminator, does not know `x-may-grow`, and ignores `not`.
 */
export function toTypedSchema(declared: SchemaObject): SchemaObject {
  const { not, discriminator: _, ...schema } = declared;
  if (isObject(not) && Object.keys(not).length === 0) return NOTHING;
  if (schema.enum !== undefined && schema["x-may-grow"]) return listKnown(schema);
  const typed: SchemaObject = mapInnerSchemas(schema, toTypedSchema);
  if (typed.oneOf !== undefined) delete typed.type; // it would be one more alternative
  if (typed.allOf !== undefined) return separateOwn(typed);
  return typed.anyOf === undefined ? typed : { ...typed, anyOf: markTexts(typed.anyOf) };
}

/** Separates the properties of a schema from those that it combines, which would be required twice. */
function separateOwn({ type, properties = {}, required = [], allOf = [], ...schema }: SchemaObject): SchemaObject {
  const [own = [], others = []] = [true, false].map((isOwn) => required.filter((name) => name in properties === isOwn));
  const whole = Object.keys(properties).length === 0 ? [] : [{ type, properties, required: own } as SchemaObject];
  return { ...schema, required: others, allOf: [...whole, ...allOf] };
}

/** Declares the values of a list that may grow, and any text beside them. */
function listKnown({ type: _, enum: values = [], ...schema }: SchemaObject): SchemaObject {
  const known = values.map((value: unknown): SchemaObject => (value === null ? { type: "null" } : { const: value }));
  return { ...schema, anyOf: markTexts([...known, { type: "string" }]) };
}

/** Marks the texts in a union that has literal values, too. */
function markTexts(parts: readonly SchemaObject[]): SchemaObject[] {
  const hasValues = parts.some((part) => part.enum !== undefined || part.const !== undefined);
  const isText = (part: SchemaObject) => part.type === "string" && !part.enum && part.const === undefined;
  return parts.map((part) => (hasValues && isText(part) ? { ...part, [BESIDE_VALUES]: true } : part));
}
