import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { suggestName } from "../../../src/contract/suggest-name.ts";
import type { Contract, SchemaObject } from "../contract.ts";
import { formats } from "../runtime.ts";
import { mapInnerSchemas } from "../walk-schemas.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const jsonSchema: ContractRule = {
  id: "json-schema",
  description: "Each schema is a JSON Schema with formats and patterns that `npm run generate` understands.",
  createVisitor: () => {
    let components: Contract["components"];
    return {
      Root(document) {
        ({ components } = document);
      },
      Schema(schema, context) {
        const faults = [...listKeywordFaults(schema), ...listPatternFaults(schema)];
        for (const { keyword, message } of faults) refuse(context, message, keyword);
        const fault = faults.length === 0 ? explainDefault({ ...schema, components }) : undefined;
        if (fault !== undefined) refuse(context, fault, "default");
      },
      Header(header, context) {
        for (const { keyword, message } of listPatternFaults(header)) refuse(context, message, keyword);
      },
    };
  },
};

interface Fault {
  readonly keyword: string;
  readonly message: string;
}

const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false, formats: { regex: true } }));
/** A schema of JSON Schema with the conditions that `generate` adds. The format `password` marks a secret. */
const validateOwn = ajv.compile({
  $ref: "https://json-schema.org/draft/2020-12/schema",
  properties: { enum: { minItems: 1 } },
});
const knownFormats = Object.keys({ ...formats, ...fullFormats });

/** Lists the faults of a schema without those of the schemas inside it. */
function listKeywordFaults(schema: SchemaObject): Fault[] {
  validateOwn(mapInnerSchemas(schema, () => ({})));
  const faults = (validateOwn.errors ?? []).map(({ instancePath, message = "" }) => {
    const [, keyword = ""] = instancePath.split("/");
    return { keyword, message };
  });
  const { format } = schema;
  // Formats of other tools resemble none of ours; no validator checks them.
  const meant =
    typeof format === "string" && !knownFormats.includes(format) ? suggestName(format, knownFormats) : undefined;
  return meant === undefined
    ? faults
    : [...faults, { keyword: "format", message: `"${format}" is unknown; did you mean "${meant}"?` }];
}

/** Says in which way a schema refuses its default; it may refer to the components beside it. */
function explainDefault({ default: value, ...schema }: SchemaObject): string | undefined {
  if (value === undefined) return undefined;
  try {
    const validator = addFormats.default(new Ajv2020({ strict: false, logger: false, validateSchema: false }));
    return validator.validate(schema, value)
      ? undefined
      : validator.errorsText(validator.errors, { dataVar: JSON.stringify(value) });
  } catch {
    return undefined; // another rule says why the schema cannot be read
  }
}

/** Lists the patterns that cannot be compiled as the validators compile them. */
function listPatternFaults(element: Readonly<Record<string, unknown>>): Fault[] {
  const { pattern, "x-redact": words } = element;
  return Object.entries({ pattern, "x-redact": words }).flatMap(([keyword, text]) => {
    const reason = typeof text === "string" ? explainPattern(text) : undefined;
    return reason === undefined ? [] : { keyword, message: `the pattern ${text} cannot be read: ${reason}` };
  });
}

/** Says why a pattern cannot be compiled with the flag `u`, under which a needless backslash is a mistake. */
function explainPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, "u");
    return undefined;
  } catch (error) {
    return `${(error as Error).message.split(": ").at(-1)}; JSON Schema reads it with the flag \`u\``;
  }
}
