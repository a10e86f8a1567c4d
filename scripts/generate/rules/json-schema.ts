import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { SchemaObject } from "../contract.ts";
import { suggest } from "../contract-fault.ts";
import { formats } from "../runtime.ts";
import { mapInnerSchemas } from "../walk-schemas.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const jsonSchema: ContractRule = {
  id: "json-schema",
  description: "Each schema is a JSON Schema with formats and patterns that `npm run generate` understands.",
  createVisitor: () => ({
    Schema(schema, context) {
      const faults = listKeywordFaults(schema);
      for (const { keyword, message } of faults.length > 0 ? faults : listDefaultFaults(schema))
        refuse(context, message, keyword);
    },
    Header({ "x-redact": words }, context) {
      for (const { keyword, message } of listKeywordFaults({ "x-redact": words })) refuse(context, message, keyword);
    },
  }),
};

interface Fault {
  readonly keyword: string;
  readonly message: string;
}

const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false }));
/** A schema of JSON Schema with the conditions that `generate` adds. The format `password` marks a secret. */
const validateOwn = ajv.compile({
  $ref: "https://json-schema.org/draft/2020-12/schema",
  properties: {
    enum: { minItems: 1 },
    format: { enum: Object.keys({ ...formats, ...fullFormats }) },
    pattern: { format: "regex" },
    "x-redact": { format: "regex" },
  },
});

/** Lists the faults of a schema without those of the schemas inside it. */
function listKeywordFaults(schema: SchemaObject): Fault[] {
  validateOwn(mapInnerSchemas(schema, () => ({})));
  return (validateOwn.errors ?? []).map(({ instancePath, message = "", params }) => {
    const [, keyword = ""] = instancePath.split("/");
    const { allowedValues } = params;
    const value = String(schema[keyword]);
    return { keyword, message: allowedValues ? `"${value}" is unknown; ${suggest(value, allowedValues)}` : message };
  });
}

/** Refuses a default that breaks its own schema. One with references inside is not checked. */
function listDefaultFaults(schema: SchemaObject): Fault[] {
  const { default: value, ...conditions } = schema;
  if (value === undefined || JSON.stringify(schema).includes('"$ref"')) return [];
  if (ajv.validate(conditions, value)) return [];
  return [{ keyword: "default", message: ajv.errorsText(ajv.errors, { dataVar: JSON.stringify(value) }) }];
}
