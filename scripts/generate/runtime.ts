import { isDateTime } from "../../src/contract/is-date-time.ts";

/** The formats of the contract by name, for the compiled validators. */
export const formats = { "date-time": isDateTime };

/** Counts the characters of a text as JSON Schema does: each code point is one. */
export const countCharacters = (text: string): number => [...text].length;

/** An error of ajv. */
interface AjvError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  /** For `$ref`, the name of the component and its errors, whose paths begin in the component. */
  params: { component?: string; errors?: AjvError[] };
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
  /** Lists the errors of a component, with their paths in the whole value. */
  const locate = (errors: AjvError[] = [], path: string, component: string): object[] =>
    errors.flatMap(({ keyword, instancePath, schemaPath, params }) => {
      const place = path + instancePath;
      if (keyword === "$ref") return locate(params.errors, place, params.component ?? component);
      const source = sources[component + decodeURIComponent(schemaPath)];
      return { keyword, instancePath: place, component, params, source };
    });
  return (value) => (validate(value) ? [] : locate(validate.errors, "", name));
}
