import { mapValues, type SchemaObject } from "./contract.ts";
import { nameComponent, type ResolvedContract } from "./resolve-contract.ts";

/**
 * Returns the content of `generated/shapes.json`: what the traffic tools read of each schema, and `x-redact` of each response
 * header in lower case. A third of the size of `openapi.json`, for bundles of the traffic tools.
 */
export function generateShapes(contract: ResolvedContract): string {
  const headers = contract.operations
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap((response) => Object.entries(response.headers))
    .map(([name, header]) => [name.toLowerCase(), header["x-redact"]])
    .filter(([, words]) => words !== undefined);
  const schemas = mapValues(contract.document.components.schemas, (_, schema) => toShape(contract, schema));
  return `${JSON.stringify({ schemas, headerWords: Object.fromEntries(headers) }, null, 1)}\n`;
}

/** Returns the shape of a schema, in which the references of properties are names; src/contract/schema.ts has its type. */
function toShape(contract: ResolvedContract, declared: SchemaObject): object {
  const ref = nameComponent(declared);
  if (ref !== "") return { ref };
  const schema = contract.resolve(declared);
  const [only, ...others] = (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== "null");
  if (only && others.length === 0) return toShape(contract, only);
  const { items, additionalProperties: values, discriminator, enum: list, const: constant, anyOf = [] } = schema;
  const inner = (part: unknown) => (typeof part === "object" ? toShape(contract, part as SchemaObject) : undefined);
  const allowed = constant === undefined ? list : [constant];
  const named = anyOf.flatMap((option) => option.enum ?? []);
  return {
    properties: schema.properties && mapValues(keepErrors(schema), (_, property) => toShape(contract, property)),
    required: schema.required,
    isOpen: values === true || undefined,
    items: inner(items),
    values: inner(values),
    variants: discriminator && {
      tag: discriminator.propertyName,
      byValue: mapValues(discriminator.mapping, (_, $ref) => nameComponent({ $ref })),
    },
    allowed,
    named: named.length > 0 ? named : undefined,
    isNumber: [schema.type].flat().some((type) => type === "integer" || type === "number") || undefined,
    isDateTime: schema.format === "date-time" || undefined,
    pattern: schema.pattern,
    words: schema["x-redact"],
  };
}

/** Returns the properties of a schema. Recordings keep the keys and messages that `x-errors` lists. */
function keepErrors({ properties = {}, "x-errors": errors }: SchemaObject): Record<string, SchemaObject> {
  if (errors === undefined) return properties;
  const join = (name: "key" | "message") => errors.map((error) => error[name]).join("|");
  return {
    ...properties,
    key: { ...properties.key, "x-redact": join("key") },
    message: { ...properties.message, "x-redact": join("message") },
  };
}
