import { type Contract, type ErrorText, mapValues, type Response, resolveRef, type SchemaObject } from "./contract.ts";

/** Keywords with one schema, a list of schemas, and schemas by name. */
const SCHEMA = ["additionalProperties", "items", "not"];
const LIST = ["allOf", "anyOf"];
/** The other keywords that the traffic tools read. */
const OTHER = ["$ref", "const", "discriminator", "enum", "format", "pattern", "required", "type", "x-redact"];

/**
 * Returns the content of `generated/shapes.json`: the schemas without descriptions and examples, and `x-redact` of each
 * response header in lower case. A third of the size of `openapi.json`, for bundles of the traffic tools.
 */
export function generateShapes(contract: Contract): string {
  const responses = Object.values(contract.components.responses ?? {}).map((each) =>
    resolveRef<Response>(contract, each as Response),
  );
  const headers = responses
    .flatMap((response) => Object.entries(response.headers ?? {}))
    .map(([name, header]) => [name.toLowerCase(), resolveRef<SchemaObject>(contract, header)["x-redact"]])
    .filter(([, words]) => words !== undefined);
  const schemas = mapValues(contract.components.schemas, (_, schema) => toShape(schema));
  return `${JSON.stringify({ schemas, headerWords: Object.fromEntries(headers) }, null, 1)}\n`;
}

function toShape(schema: SchemaObject | boolean): unknown {
  if (typeof schema === "boolean") return schema;
  if (schema["x-errors"]) return toShape(keepErrors(schema, schema["x-errors"]));
  const parts = Object.entries(schema).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === "properties")
      return [[keyword, mapValues(value as Record<string, SchemaObject>, (_, inner) => toShape(inner))]];
    if (LIST.includes(keyword)) return [[keyword, (value as SchemaObject[]).map(toShape)]];
    if (SCHEMA.includes(keyword)) return [[keyword, toShape(value as SchemaObject)]];
    if (keyword === "type" && !/integer|number|null/.test(String(value))) return []; // only these are told apart
    return OTHER.includes(keyword) ? [[keyword, value]] : [];
  });
  return Object.fromEntries(parts);
}

/** Returns the schema of an error without `x-errors`; recordings keep the keys and messages that it lists. */
function keepErrors({ "x-errors": _, ...schema }: SchemaObject, errors: readonly ErrorText[]): SchemaObject {
  const keep = (name: "key" | "message") => {
    const words = errors.map((error) => error[name]).join("|");
    return { ...(schema.properties?.[name] as SchemaObject), "x-redact": words };
  };
  return { ...schema, properties: { ...schema.properties, key: keep("key"), message: keep("message") } };
}
