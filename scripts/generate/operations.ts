import { type Contract, type Operation, type Parameter, type Response, refName, resolveRef } from "./contract.ts";

/** Source of `generated/operations.ts`: one row for each operation of the contract. */
export function generateOperations(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      operation.operationId,
      row(contract, path, method, operation),
    ]),
  );
  return `export const operations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const;\n`;
}

function row(contract: Contract, path: string, method: string, operation: Operation) {
  const [form] = Object.entries(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    section: operation["x-section"],
    security: operation.security,
    parameters: (operation.parameters ?? []).map((parameter) =>
      parameterRow(resolveRef<Parameter>(contract, parameter)),
    ),
    ...(form && { requestBody: { mediaType: form[0], schema: refName(form[1].schema) } }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, responseRow(contract, response)]),
    ),
  };
}

function parameterRow({ name, in: place, required = false, schema }: Parameter) {
  return { name, in: place, required, schema };
}

function responseRow(contract: Contract, value: Operation["responses"][string]) {
  const response = resolveRef<Response>(contract, value);
  const [content] = Object.entries(response.content ?? {});
  return {
    section: response["x-section"],
    ...(content && { mediaType: content[0], schema: refName(content[1].schema) }),
  };
}
