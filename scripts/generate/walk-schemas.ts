import { toPointer } from "../../src/contract/json.ts";
import { mapValues, type SchemaObject } from "./contract.ts";

/** Keywords with schemas by name, with a list of schemas, and with one schema. */
const MAPS_OF_SCHEMAS = ["properties", "$defs"];
const LISTS_OF_SCHEMAS = ["allOf", "anyOf", "oneOf"];
const SCHEMAS = ["items", "additionalProperties", "not"];

/** Maps the schemas that are directly in a schema, with their pointers, and keeps its other keywords, true and false. */
export function mapInnerSchemas(
  schema: SchemaObject,
  map: (inner: SchemaObject, pointer: string) => unknown,
): Record<string, unknown> {
  const mapOne = (inner: SchemaObject, path: (string | number)[]) =>
    typeof inner === "object" ? map(inner, toPointer(path)) : inner;
  return mapValues(schema, (keyword, value) => {
    if (MAPS_OF_SCHEMAS.includes(keyword))
      return mapValues(value as Record<string, SchemaObject>, (name, inner) => mapOne(inner, [keyword, name]));
    if (LISTS_OF_SCHEMAS.includes(keyword))
      return (value as SchemaObject[]).map((inner, index) => mapOne(inner, [keyword, index]));
    return SCHEMAS.includes(keyword) ? mapOne(value as SchemaObject, [keyword]) : value;
  });
}

/** A keyword of a schema, with the pointer to the schema that has it. */
interface Constraint {
  readonly pointer: string;
  readonly keyword: string;
}

/** Lists the constraints of a schema, and of those inside it. */
export function listConstraints(schema: SchemaObject, pointer = ""): Constraint[] {
  const constraints = Object.keys(schema).map((keyword): Constraint => ({ pointer, keyword }));
  mapInnerSchemas(schema, (inner, at) => {
    constraints.push(...listConstraints(inner, pointer + at));
  });
  return constraints;
}
