import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { type Contract, mapValues, resolveRef, type SchemaObject } from "./contract.ts";
import { formats } from "./runtime.ts";
import { suggest } from "./suggest.ts";

/** Keywords with schemas by name, with a list of schemas, and with one schema. */
const MAPS_OF_SCHEMAS = ["properties", "patternProperties", "dependentSchemas", "$defs"];
const LISTS_OF_SCHEMAS = ["allOf", "anyOf", "oneOf", "prefixItems"];
const SCHEMAS = ["items", "additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"];

/** Keywords that need more than the schema around them. */
const UNSUPPORTED = /^(unevaluated(Properties|Items)|\$(id|schema|anchor|dynamicAnchor|dynamicRef))$/;
/** The format `password` marks a secret. */
const FORMATS = ["password", ...Object.keys({ ...formats, ...fullFormats })];

/** Lists the faults of a schema without those inside it, each with its keyword: what Redocly accepts and `generate` does not. */
export function listSchemaFaults(schema: SchemaObject): [keyword: string, message: string][] {
  const faults: [string, string][] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    const refuse = (message: string) => faults.push([keyword, message]);
    if (["enum", "required"].includes(keyword) && new Set(value as unknown[]).size < (value as unknown[]).length)
      refuse(`${JSON.stringify(value)} has a value twice; remove one`);
    if (["enum", ...LISTS_OF_SCHEMAS].includes(keyword) && (value as unknown[]).length === 0)
      refuse("the list is empty; add an entry, or remove the keyword");
    if (keyword === "pattern" || keyword === "x-redact") {
      if (!isPattern(String(value)))
        refuse(`${JSON.stringify(value)} is not a regular expression; correct its brackets and escapes`);
    }
    if (UNSUPPORTED.test(keyword)) refuse(`${keyword} is not supported; remove it`);
    if (keyword === "format" && !FORMATS.includes(String(value)))
      refuse(`"${value}" is not a format; ${suggest(String(value), FORMATS)}`);
  }
  if (schema.default !== undefined && faults.length === 0) {
    const reason = refuseDefault(schema);
    if (reason)
      faults.push(["default", `${JSON.stringify(schema.default)} ${reason}; correct the default or the schema`]);
  }
  return faults;
}

/** Keywords beside `$ref` that only describe. */
const BESIDE_REF = /^(\$ref|summary|description|title|default|examples?|deprecated|readOnly|writeOnly|x-.*)$/;

/** Finds a condition beside a `$ref`, which the validators would have and the types would not. */
export function findConditionBesideRef(ref: object): string | undefined {
  return Object.keys(ref).find((keyword) => !BESIDE_REF.test(keyword));
}

/** Says why a schema refuses its own default; its references are not followed. */
function refuseDefault({ default: value, ...schema }: SchemaObject): string | undefined {
  if (JSON.stringify(schema).includes('"$ref"')) return undefined;
  const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, logger: false }));
  return ajv.validate(schema, value) ? undefined : ajv.errors?.[0]?.message;
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, "u"));
  } catch {
    return false;
  }
}

/** Whether a value would have to match the schema before it matches the schema. */
export function extendsItself(contract: Contract, schema: SchemaObject, passed: readonly SchemaObject[] = []): boolean {
  if (passed.includes(schema)) return true;
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = schema.$ref === undefined ? [] : [resolveRef<SchemaObject>(contract, schema)];
  return [...target, ...allOf, ...anyOf, ...oneOf].some((part) => extendsItself(contract, part, [...passed, schema]));
}

/** Maps the schemas that are directly in a schema, and keeps its other keywords. */
export function mapInnerSchemas(schema: SchemaObject, map: (inner: SchemaObject) => unknown): Record<string, unknown> {
  return mapValues(schema, (keyword, value) => {
    if (MAPS_OF_SCHEMAS.includes(keyword))
      return mapValues(value as Record<string, SchemaObject>, (_, inner) => map(inner));
    if (LISTS_OF_SCHEMAS.includes(keyword)) return (value as SchemaObject[]).map(map);
    return SCHEMAS.includes(keyword) ? map(value as SchemaObject) : value;
  });
}

/** Lists the pointers, keywords and values of all constraints of a schema. */
export function* listConstraints(
  schema: SchemaObject,
  pointer = "",
): Generator<[pointer: string, keyword: string, value: unknown]> {
  for (const [keyword, value] of Object.entries(schema)) {
    const place = `${pointer}/${keyword}`;
    if (MAPS_OF_SCHEMAS.includes(keyword))
      for (const [name, inner] of Object.entries(value as Record<string, SchemaObject>))
        yield* listConstraints(inner, `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    else if (LISTS_OF_SCHEMAS.includes(keyword))
      for (const [at, inner] of (value as SchemaObject[]).entries()) yield* listConstraints(inner, `${place}/${at}`);
    else if (SCHEMAS.includes(keyword) && typeof value === "object")
      yield* listConstraints(value as SchemaObject, place);
    yield [pointer, keyword, value];
  }
}
