import { isDateTime } from "../../src/contract/is-date-time.ts";

/** The formats of the contract by name, for the compiled validators. */
export const formats = { "date-time": isDateTime };

/** Adds an error to the list of a compiled validator. `validators.ts` declares the type of the error. */
export function report(
  errors: unknown[] | null,
  instancePath: string,
  component: string,
  keyword: string,
  params: object,
  source?: string,
): unknown[] {
  const error = { keyword, instancePath, component, params, source };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
