import {
  type Contract,
  type ErrorText,
  type Header,
  listOperations,
  mapValues,
  resolveRef,
  type SchemaObject,
} from "./contract.ts";
import { mapInnerSchemas } from "./walk-schemas.ts";

/** The keywords that the traffic tools read. */
const KEPT =
  /^(properties|additionalProperties|items|not|allOf|anyOf|\$ref|const|discriminator|enum|format|pattern|required|type|x-redact)$/;

/**
 * Returns the content of `generated/shapes.json`: the schemas without descriptions and examples, and `x-redact` of each
 * response header in lower case. A third of the size of `openapi.json`, for bundles of the traffic tools.
 */
export function generateShapes(contract: Contract): string {
  const headers = listOperations(contract)
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap((response) => Object.entries(response.headers ?? {}))
    .map(([name, header]) => [name.toLowerCase(), resolveRef<Header>(contract, header)["x-redact"]])
    .filter(([, words]) => words !== undefined);
  const schemas = mapValues(contract.components.schemas, (_, schema) => toShape(schema));
  return `${JSON.stringify({ schemas, headerWords: Object.fromEntries(headers) }, null, 1)}\n`;
}

function toShape(schema: SchemaObject | boolean): unknown {
  if (typeof schema === "boolean") return schema;
  if (schema["x-errors"]) return toShape(keepErrors(schema, schema["x-errors"]));
  const kept = Object.entries(schema).filter(
    // Of the types, only these are told apart.
    ([keyword, value]) => KEPT.test(keyword) && (keyword !== "type" || /integer|number|null/.test(String(value))),
  );
  return mapInnerSchemas(Object.fromEntries(kept), toShape);
}

/** Returns the schema of an error without `x-errors`; recordings keep the keys and messages that it lists. */
function keepErrors({ "x-errors": _, ...schema }: SchemaObject, errors: readonly ErrorText[]): SchemaObject {
  const keep = (name: "key" | "message") => {
    const words = errors.map((error) => error[name]).join("|");
    return { ...(schema.properties?.[name] as SchemaObject), "x-redact": words };
  };
  return { ...schema, properties: { ...schema.properties, key: keep("key"), message: keep("message") } };
}
