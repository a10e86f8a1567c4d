import { validators } from "../../generated/validators.js";
import { toViolations, type Violation } from "./violation.ts";

/** Schemas that can be validated on their own: bodies, entities, and each operation's parameters. */
export type SchemaName = keyof typeof validators;

/** Whether a validator exists for this schema. */
export function isSchemaName(name: string): name is SchemaName {
  return Object.hasOwn(validators, name);
}

/** Violations of a value against one schema of the contract; none where it conforms. */
export function validateSchema(name: SchemaName, value: unknown): Violation[] {
  const validate = validators[name];
  return validate(value) ? [] : toViolations(validate.errors ?? [], value);
}
