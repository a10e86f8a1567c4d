/**
 * A path parameter as a path segment; every character may stand in it.
 * @throws TypeError for an empty text and for `.` and `..`, which no URL can carry as a segment.
 */
export function encodePathParameter(name: string, value: string): string {
  if (value === "" || value === "." || value === "..")
    throw new TypeError(`${name} must not be ${JSON.stringify(value)}`);
  return encodeURIComponent(value);
}

/** Fills the parameters into a path template. */
export function fillPath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodePathParameter(name, String(parameters[name] ?? "")));
}
