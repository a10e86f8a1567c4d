import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Contract, SchemaObject } from "../contract.ts";

/** Says in which way a value breaks a schema; undefined if it conforms, or if the schema has a fault of its own. */
export type ValueCheck = (schema: SchemaObject, value: unknown) => string | undefined;

/** Creates a check of values against the schemas of a contract, which may refer to its components. */
export function createValueCheck({ components }: Contract): ValueCheck {
  const ajv = addFormats.default(
    new Ajv2020({ strict: false, logger: false, validateSchema: false, validateFormats: true }),
  );
  return (schema, value) => {
    try {
      const validate = ajv.compile({ ...schema, components });
      if (validate(value)) return undefined;
      return ajv.errorsText(validate.errors, { dataVar: JSON.stringify(value) });
    } catch {
      return undefined; // another rule says why the schema cannot be read
    }
  };
}
