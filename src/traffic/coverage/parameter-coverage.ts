import { type OperationParameter, operations } from "../../contract/index.ts";
import type { Exchange } from "../read/exchange.ts";

/** Every query parameter of every operation with its boundaries: `listMemberActivity limit maximum`. */
export function parameterItems(): string[] {
  return Object.values(operations).flatMap(({ id, parameters }) =>
    parameters
      .filter((parameter) => parameter.in === "query")
      .flatMap((parameter) => classes(parameter).map((name) => `${id} ${parameter.name} ${name}`)),
  );
}

function classes({ schema }: OperationParameter): string[] {
  const bounds = [
    ...("minimum" in schema ? ["minimum", "below minimum"] : []),
    ...("maximum" in schema ? ["maximum", "above maximum"] : []),
  ];
  const values = Array.isArray(schema.enum) ? [...schema.enum.map((value) => `= ${value}`), "unknown value"] : [];
  return ["absent", ...(bounds.length + values.length > 0 ? [...bounds, ...values] : ["present"])];
}

/** The items that a request covers. */
export function coveredParameters({ operationId, request }: Exchange): string[] {
  if (operationId === undefined) return [];
  return operations[operationId].parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter) => `${operationId} ${parameter.name} ${classOf(parameter, request.url.searchParams)}`);
}

function classOf({ name, schema }: OperationParameter, query: URLSearchParams): string {
  const text = query.get(name);
  if (text === null) return "absent";
  if (Array.isArray(schema.enum)) return schema.enum.includes(text) ? `= ${text}` : "unknown value";
  const { minimum, maximum } = schema;
  if (typeof minimum !== "number" || typeof maximum !== "number") return "present";
  const value = Number(text);
  if (value === minimum) return "minimum";
  if (value === maximum) return "maximum";
  if (value < minimum) return "below minimum";
  return value > maximum ? "above maximum" : "between";
}
