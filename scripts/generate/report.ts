/** Adds an error to those that a validator has found; what it looks like is declared beside the validators. */
export function report(
  errors: unknown[] | null,
  instancePath: string,
  component: string,
  keyword: string,
  params: object,
): unknown[] {
  const error = { keyword, instancePath, component, params };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
