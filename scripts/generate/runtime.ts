import { isDateTime } from "../../src/contract/is-date-time.ts";

/** The formats of the contract by name, for the compiled validators. */
export const formats = { "date-time": isDateTime };

/** Counts the characters of a text as JSON Schema does: each code point is one. It stands for the function of ajv with this name. */
export const ucs2length = (text: string): number => [...text].length;

/** True if two JSON values are equal. Unlike that of ajv, it calls no method of a value, whose key may be `toString`. */
export function equal(one: unknown, other: unknown): boolean {
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return one === other;
  const names = Object.keys(one);
  const isSame = (name: string) => Object.hasOwn(other, name) && equal(one[name], other[name]);
  return names.length === Object.keys(other).length && names.every(isSame);
}

/** True if a value is an object or an array. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

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
  params: Readonly<Record<string, unknown>> & {
    /** For `$ref`, the component and its errors, whose paths begin in the component. */
    component?: Component;
    errors?: AjvError[];
    /** For `if`, the keyword whose schema the value does not match. */
    failingKeyword?: string;
    passingSchemas?: unknown;
  };
}

/** An error of a component, or of a component that it refers to, with its path in the whole value. */
interface LocatedError extends Pick<AjvError, "keyword" | "instancePath" | "params" | "message"> {
  component: string;
  source: string | undefined;
}

/** Lists the errors of a value, with their paths in it; `validators.ts` declares the type for callers. */
export function listErrors(
  validate: { (value: unknown): boolean; errors?: AjvError[] },
  component: Component,
  value: unknown,
): LocatedError[] {
  return validate(value) ? [] : locateErrors(validate.errors, "", component);
}

/** Lists the errors of a component, with their paths in the whole value. The errors of alternatives become one. */
function locateErrors(errors: AjvError[] = [], path: string, component: Component): LocatedError[] {
  const combined = errors.filter(({ keyword }) => COMBINING.includes(keyword));
  const others = errors.filter((error) => !combined.some((outer) => isInside(error, outer)));
  return others.flatMap((error) => {
    const { keyword, instancePath, schemaPath, params, message } = error;
    const place = path + instancePath;
    if (keyword === "$ref") return locateErrors(params.errors, place, params.component ?? component);
    const source = component.sources?.[decodeURIComponent(schemaPath)];
    const located = { keyword, instancePath: place, component: component.name, params, message, source };
    const inner = errors.filter((each) => isInside(each, error));
    if (!COMBINING.includes(keyword) || params.passingSchemas) return located;
    const branches = Object.groupBy(
      inner,
      (each) => each.schemaPath.slice(schemaPath.length + 1).split("/", 1)[0] ?? "",
    );
    return chooseErrors(
      located,
      Object.values(branches).map((branch) => locateErrors(branch, path, component)),
    );
  });
}

/** Keywords with schemas inside. Their errors come after the errors of these schemas. */
const COMBINING = ["anyOf", "oneOf"];

function isInside(inner: AjvError, outer: AjvError): boolean {
  const { keyword, schemaPath, instancePath } = outer;
  if (inner === outer || !COMBINING.includes(keyword)) return false;
  return inner.schemaPath.startsWith(`${schemaPath}/`) && `${inner.instancePath}/`.startsWith(`${instancePath}/`);
}

/** Chooses the errors of the one alternative that the value is near to; if there are several, each is one of `alternatives`. */
function chooseErrors(error: LocatedError, branches: LocatedError[][]): LocatedError[] {
  const isHere = ({ instancePath }: LocatedError) => instancePath === error.instancePath;
  const isOther = (each: LocatedError) => isHere(each) && ["type", "const", "enum"].includes(each.keyword);
  const near = branches.filter((branch) => !branch.some(isOther));
  const [chosen = [], ...others] = near.length > 0 ? near : branches;
  if (others.length === 0) return chosen;
  const alternatives = [chosen, ...others].flatMap((branch) => (branch.every(isHere) ? branch.slice(0, 1) : []));
  const isComplete = alternatives.length === others.length + 1;
  return [isComplete ? { ...error, params: { ...error.params, alternatives } } : error];
}
