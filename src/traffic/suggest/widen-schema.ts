import { isObject } from "../../contract/is-object.ts";
import type { SchemaNode } from "./contract-sites.ts";

/** Keywords that are removed if a value violates them. */
const REMOVABLE_KEYWORDS = [
  "format",
  "pattern",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "minLength",
  "maxLength",
];

/**
 * Returns the keywords of a schema that must change for a value to be valid, `undefined` for those to remove; or
 * undefined if the schema allows the value.
 */
export function widenSchema(schema: SchemaNode, value: unknown, keyword: string): Record<string, unknown> | undefined {
  if (typeof schema.$ref === "string") {
    return keyword === "type"
      ? { $ref: undefined, anyOf: [{ $ref: schema.$ref }, { type: detectType(value) }] }
      : undefined;
  }
  const changes: Record<string, unknown> = {};
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (
    types.length > 0 &&
    !types.includes(detectType(value)) &&
    !(detectType(value) === "integer" && types.includes("number"))
  ) {
    changes.type = [...types, detectType(value)];
  }
  if ("const" in schema && schema.const !== value)
    Object.assign(changes, { const: undefined, enum: [schema.const, value] });
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) changes.enum = [...schema.enum, value];
  if (REMOVABLE_KEYWORDS.includes(keyword) && keyword in schema) changes[keyword] = undefined;
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Returns the JSON Schema type of a value. */
export function detectType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** Adds an alternative for the type of a value; returns undefined if there is one. */
export function addAlternative(anyOf: readonly unknown[], value: unknown): Record<string, unknown> | undefined {
  const type = detectType(value);
  const isKnown = anyOf.some((schema) => isObject(schema) && schema.type === type);
  return isKnown ? undefined : { anyOf: [...anyOf, { type }] };
}
