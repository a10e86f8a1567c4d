import { isObject } from "../check/schema-shape.ts";
import type { SchemaNode } from "./contract-sites.ts";

/** Keywords that can only be dropped where a value does not keep them. */
const DROPPED = ["format", "pattern", "minimum", "maximum", "minItems", "maxItems", "minLength", "maxLength"];

/**
 * The members of a schema that have to change for a value to be valid, `undefined` for those that go; undefined where
 * the schema does not stand in the way.
 */
export function widenSchema(schema: SchemaNode, value: unknown, keyword: string): Record<string, unknown> | undefined {
  if (typeof schema.$ref === "string") {
    return keyword === "type"
      ? { $ref: undefined, anyOf: [{ $ref: schema.$ref }, { type: typeOf(value) }] }
      : undefined;
  }
  const changes: Record<string, unknown> = {};
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (
    types.length > 0 &&
    !types.includes(typeOf(value)) &&
    !(typeOf(value) === "integer" && types.includes("number"))
  ) {
    changes.type = [...types, typeOf(value)];
  }
  if ("const" in schema && schema.const !== value)
    Object.assign(changes, { const: undefined, enum: [schema.const, value] });
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) changes.enum = [...schema.enum, value];
  if (DROPPED.includes(keyword) && keyword in schema) changes[keyword] = undefined;
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Type of a value in the words of JSON Schema. */
export function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** A schema with alternatives that has one more for the type of this value; undefined where it has it already. */
export function addAlternative(anyOf: readonly unknown[], value: unknown): Record<string, unknown> | undefined {
  const type = typeOf(value);
  const isKnown = anyOf.some((schema) => isObject(schema) && schema.type === type);
  return isKnown ? undefined : { anyOf: [...anyOf, { type }] };
}
