import { isDateTime } from "../../src/contract/is-date-time.ts";

/** The formats of the contract by name, for the compiled validators. */
export const formats = { "date-time": isDateTime };

/** Counts the characters of a text as JSON Schema does: each code point is one. */
export const countCharacters = (text: string): number => [...text].length;

/** A component, with section and assumption of constraints by path; the others have the section of the component. */
interface Component {
  name: string;
  sources?: Readonly<Record<string, string>>;
}

/** An error of ajv. */
interface AjvError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  message: string;
  /** For `$ref`, the component and its errors, whose paths begin in the component. */
  params: { component?: Component; errors?: AjvError[] };
}

/** Lists the errors of a value, with their paths in it; `validators.ts` declares the type for callers. */
export function listErrors(
  validate: { (value: unknown): boolean; errors?: AjvError[] },
  component: Component,
  value: unknown,
): object[] {
  return validate(value) ? [] : locateErrors(validate.errors, "", component);
}

/** Lists the errors of a component, with their paths in the whole value. */
function locateErrors(errors: AjvError[] = [], path: string, component: Component): object[] {
  return errors.flatMap(({ keyword, instancePath, schemaPath, params, message }) => {
    const place = path + instancePath;
    if (keyword === "$ref") return locateErrors(params.errors, place, params.component ?? component);
    const source = component.sources?.[decodeURIComponent(schemaPath)];
    return { keyword, instancePath: place, component: component.name, params, message, source };
  });
}
