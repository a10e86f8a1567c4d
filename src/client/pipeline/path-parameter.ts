import type { OperationId } from "../../contract/operations.ts";
import { routes } from "../../contract/routes.ts";
import type { OperationTypes } from "../../contract/schemas.ts";

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

/** The path of an operation. @throws TypeError for a parameter that no URL can carry. */
export function pathTo<Id extends OperationId>(
  operationId: Id,
  parameters: NonNullable<OperationTypes[Id]["parameters"]["path"]>,
): string {
  return fillPath(routes[operationId].path, parameters);
}
