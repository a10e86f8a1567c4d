import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { toPointer } from "../../src/contract/json.ts";
import { type Contract, mapValues, resolveRef, type SchemaObject } from "./contract.ts";
import { formats } from "./runtime.ts";
import { suggest } from "./suggest.ts";

/** Keywords with schemas by name, with a list of schemas, and with one schema. */
const MAPS_OF_SCHEMAS = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const LISTS_OF_SCHEMAS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SCHEMAS = ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"];

const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
/** A schema of JSON Schema with the conditions that `generate` adds. The format `password` marks a secret. */
const validateOwn = ajv.compile({
  $ref: "https://json-schema.org/draft/2020-12/schema",
  properties: {
    enum: { minItems: 1, uniqueItems: true },
    format: { enum: ["password", ...Object.keys({ ...formats, ...fullFormats })] },
    pattern: { format: "regex" },
    "x-redact": { format: "regex" },
  },
});

/** Lists the faults of a schema without those inside it, each with its keyword: what Redocly accepts and `generate` does not. */
export function listSchemaFaults(schema: SchemaObject): [keyword: string, message: string][] {
  validateOwn(mapInnerSchemas(schema, () => ({})));
  const faults = (validateOwn.errors ?? []).map(({ instancePath, message = "", params }): [string, string] => {
    const [, keyword = ""] = instancePath.split("/");
    const { allowedValues } = params;
    const value = String(schema[keyword]);
    return [keyword, allowedValues ? `"${value}" is unknown; ${suggest(value, allowedValues)}` : message];
  });
  for (const name of Object.keys(schema.properties ?? {}))
    if (name in {}) faults.push(["properties", `each object has "${name}" in JavaScript; choose another name`]);
  const { default: fallback, ...conditions } = schema;
  if (fallback === undefined || faults.length > 0 || JSON.stringify(schema).includes('"$ref"')) return faults;
  if (ajv.validate(conditions, fallback)) return [];
  return [["default", ajv.errorsText(ajv.errors, { dataVar: JSON.stringify(fallback) })]];
}

/** Keywords beside `$ref` that only describe. */
const BESIDE_REF = /^(\$ref|summary|description|title|default|examples?|deprecated|readOnly|writeOnly|x-.*)$/;

/** Finds a condition beside a `$ref`, which the validators would have and the types would not. */
export function findConditionBesideRef(ref: object): string | undefined {
  return Object.keys(ref).find((keyword) => !BESIDE_REF.test(keyword));
}

/** Whether a value would have to match the schema before it matches the schema. */
export function extendsItself(contract: Contract, schema: SchemaObject, passed: readonly SchemaObject[] = []): boolean {
  if (passed.includes(schema)) return true;
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = schema.$ref === undefined ? [] : [resolveRef<SchemaObject>(contract, schema)];
  return [...target, ...allOf, ...anyOf, ...oneOf].some((part) => extendsItself(contract, part, [...passed, schema]));
}

/** Maps the schemas that are directly in a schema, with their pointers, and keeps its other keywords. */
export function mapInnerSchemas(
  schema: SchemaObject,
  map: (inner: SchemaObject, pointer: string) => unknown,
): Record<string, unknown> {
  return mapValues(schema, (keyword, value) => {
    if (MAPS_OF_SCHEMAS.includes(keyword))
      return mapValues(value as Record<string, SchemaObject>, (name, inner) => map(inner, toPointer([keyword, name])));
    if (LISTS_OF_SCHEMAS.includes(keyword))
      return (value as SchemaObject[]).map((inner, index) => map(inner, toPointer([keyword, index])));
    return SCHEMAS.includes(keyword) ? map(value as SchemaObject, toPointer([keyword])) : value;
  });
}

type Constraint = [pointer: string, keyword: string, value: unknown];

/** Lists the pointers, keywords and values of all constraints of a schema. */
export function listConstraints(schema: SchemaObject, pointer = ""): Constraint[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const inside: Constraint[] = [];
    mapInnerSchemas({ [keyword]: value }, (inner, at) => inside.push(...listConstraints(inner, pointer + at)));
    return [...inside, [pointer, keyword, value] satisfies Constraint];
  });
}
