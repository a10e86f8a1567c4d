import type { Validator } from "../../generated/validators.js";
import { toPath } from "./json.ts";
import { toViolations } from "./validate-schema.ts";

/** A schema of the contract in the form of Standard Schema (https://standardschema.dev), which validates without changing a value. */
export interface StandardSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "loyalty-interface";
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** Only a type: libraries infer `Value` from it. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** The value, or each way in which it breaks the contract, with the path to the place. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/** Creates a Standard Schema of a validator. */
export function createSchema<Value>(validator: Validator): StandardSchema<Value> {
  const validate = (value: unknown): StandardResult<Value> => {
    const violations = toViolations(validator(value), value);
    if (violations.length === 0) return { value: value as Value }; // the validator has just checked it
    return { issues: violations.map(({ message, pointer }) => ({ message, path: splitPointer(pointer, value) })) };
  };
  return { "~standard": { version: 1, vendor: "loyalty-interface", validate } };
}

/** Splits a pointer into names, and numbers for the items of lists. */
function splitPointer(pointer: string, root: unknown): (string | number)[] {
  let value = root;
  return toPath(pointer).map((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    value = Object(value)[name];
    return key;
  });
}
