import { isDateTime } from "../../src/contract/is-date-time.ts";

/** The formats of the contract by name, for the compiled validators. */
export const formats = { "date-time": isDateTime };

/** An error of ajv. */
interface AjvError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: object;
  /** The schema to which `schemaPath` belongs; undefined if it is the schema of the running validator. */
  component?: string;
}

/** Appends the errors of a component's validator, with their paths in the whole value. */
export function locate(errors: AjvError[] | null, found: AjvError[], path: string, component: string): AjvError[] {
  for (const error of found) {
    error.instancePath = path + error.instancePath;
    error.component ??= component;
  }
  return errors === null ? found : errors.concat(found);
}

/**
 * Returns a function that lists the errors of a value; `validators.ts` declares its type for callers.
 * @param sources Section and assumption of constraints by component and path; the others have the section of their component.
 */
export function createValidator(
  validate: { (value: unknown): boolean; errors?: AjvError[] },
  name: string,
  sources: Readonly<Record<string, string>>,
): (value: unknown) => object[] {
  return (value) => {
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    return errors.map(({ keyword, instancePath, schemaPath, params, component = name }) => ({
      keyword,
      instancePath,
      component,
      params,
      source: sources[component + decodeURIComponent(schemaPath)],
    }));
  };
}
