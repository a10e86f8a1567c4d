import { type Operation, type OperationParameter, operations, satisfiedAlternatives } from "../../contract/internal.ts";
import { bearerToken, type Exchange, isSuccess } from "../read/exchange.ts";

/** Lists the authentication alternatives of every operation: `listMemberActivity X-Service-OAuth:api`. */
export function listAuthentications(): string[] {
  return Object.values(operations).flatMap((operation) =>
    operation.security.map((alternative) => describeAlternative(operation, alternative)),
  );
}

/** Finds the alternatives that a request succeeded with. @param scopes The scopes of the tokens whose issue was recorded. */
export function findAuthentications(exchange: Exchange, scopes: ReadonlyMap<string, readonly string[]>): string[] {
  if (exchange.operationId === undefined || !isSuccess(exchange)) return [];
  const operation = operations[exchange.operationId];
  const granted = scopes.get(bearerToken(exchange) ?? "") ?? [];
  return satisfiedAlternatives(operation, exchange.request.headers)
    .filter((alternative) =>
      Object.values(alternative)
        .flat()
        .every((scope) => granted.includes(scope)),
    )
    .map((alternative) => describeAlternative(operation, alternative));
}

function describeAlternative({ id }: Operation, alternative: Operation["security"][number]): string {
  const schemes = Object.entries(alternative).map(([scheme, scopes]) => [scheme, ...scopes].join(":"));
  return `${id} ${schemes.join(" + ")}`;
}

/** Lists every query and header parameter of every operation with its boundaries: `listMemberActivity limit maximum`. */
export function listParameterCases(): string[] {
  return Object.values(operations).flatMap((operation) =>
    countedParameters(operation).flatMap((parameter) =>
      listCases(parameter).map((name) => `${operation.id} ${parameter.name} ${name}`),
    ),
  );
}

/** Finds the parameter cases that a request covers. */
export function findParameterCases({ operationId, request }: Exchange): string[] {
  if (operationId === undefined) return [];
  return countedParameters(operations[operationId]).map(
    (parameter) => `${operationId} ${parameter.name} ${findCase(parameter, request)}`,
  );
}

function countedParameters({ parameters }: Operation): OperationParameter[] {
  return parameters.filter((parameter) => parameter.in !== "path");
}

function listCases({ schema }: OperationParameter): string[] {
  if (Array.isArray(schema.enum)) return ["absent", ...schema.enum.map((value) => `= ${value}`), "unknown value"];
  const bounds = [
    ...("minimum" in schema ? ["minimum", "below minimum"] : []),
    ...("maximum" in schema ? ["maximum", "above maximum"] : []),
  ];
  return ["absent", ...(bounds.length > 0 ? bounds : ["present"])];
}

function findCase({ name, in: place, schema }: OperationParameter, { url, headers }: Exchange["request"]): string {
  const text = (place === "header" ? headers : url.searchParams).get(name);
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
