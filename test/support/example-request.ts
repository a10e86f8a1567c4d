import { type Contract, listOperations, type Parameter } from "../../scripts/generate/contract.ts";
import { requestBodies } from "../../src/contract/verification.ts";
import { openapi } from "./openapi.ts";

const entries = new Map(listOperations(openapi as Contract).map((entry) => [entry.operation.operationId, entry]));

/**
 * Creates a valid request of an operation from the examples of the contract, which the demo dataset has too.
 * @param headers The credentials of all operations.
 */
export function createExampleRequest(operationId: string, headers: object): [path: string, init: RequestInit] {
  const entry = entries.get(operationId);
  if (!entry) throw new Error(`the contract has no operation ${operationId}`);
  const find = (place: Parameter["in"]): [string, string][] =>
    entry.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map((parameter) => [parameter.name, String(Object(parameter).example)]);
  const path = find("path").reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    entry.path,
  );
  const query = new URLSearchParams(find("query"));
  const sent = new Headers({ ...headers, ...Object.fromEntries(find("header")) });
  const [mediaType, body] = Object.entries(requestBodies[operationId as keyof typeof requestBodies])[0] ?? [];
  if (mediaType) sent.set("Content-Type", mediaType);
  const fields = mediaType?.endsWith("json")
    ? JSON.stringify
    : (value: object) => `${new URLSearchParams({ ...value })}`;
  return [
    `${path}?${query}`,
    { method: entry.method.toUpperCase(), headers: sent, ...(body && { body: fields(body.example) }) },
  ];
}
