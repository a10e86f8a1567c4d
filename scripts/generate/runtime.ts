import { isDateTime } from "../../src/contract/is-date-time.ts";

export { isObject } from "../../src/contract/is-object.ts";

/** The formats of the contract by name, for the compiled validators. */
export const formats = { "date-time": isDateTime };

/** A fault that a compiled validator found; `validators.ts` declares its type for callers. */
interface Fault {
  keyword: string;
  instancePath: string;
  component: string;
  params: object;
  source: string | undefined;
}

/** The faults that the running validator has found so far. */
export const faults: Fault[] = [];

/** Adds a fault; `path` is a JSON pointer after `#`. */
export function report(path: string, component: string, keyword: string, params: object, source?: string): void {
  faults.push({ keyword, instancePath: path.slice(1), component, params, source });
}

/**
 * Returns a function that lists the faults of a value. It builds paths only for a value that has a fault: with an empty path,
 * `check` extends none.
 */
export function createValidator(check: (value: unknown, path: string) => void): (value: unknown) => Fault[] {
  const listFaults = (value: unknown, path: string) => {
    faults.length = 0;
    check(value, path);
    return faults.length === 0 ? [] : [...faults];
  };
  return (value) => (listFaults(value, "").length === 0 ? [] : listFaults(value, "#"));
}
