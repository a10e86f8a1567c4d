import { ContractFault, collectFaults } from "../contract-fault.ts";
import { listInputs } from "../inputs.ts";
import { toTypeName } from "../names.ts";
import { toBody, toParameter, toResponse } from "../operations.ts";
import type { OperationRow, ResolvedContract } from "../resolve-contract.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const supported: ContractRule = {
  id: "supported",
  description: "`npm run generate` supports each operation, and each schema has a type of its own.",
  createVisitor: () => ({
    Root(document, context) {
      const { schemas = {} } = document.components ?? {};
      for (const name of listAlike(Object.keys(schemas), toTypeName))
        refuse(
          context,
          `another schema has the type ${toTypeName(name)}, too; rename one`,
          "components",
          "schemas",
          name,
        );
      for (const { path, message } of collectFaults(listChecks(resolveLinted(document))))
        refuse(context, message, ...path);
    },
  }),
};

/** Lists the names that become the same as one before them. */
function listAlike(names: readonly string[], rename: (name: string) => string): string[] {
  return names.filter((name, index) => names.slice(0, index).some((other) => rename(other) === rename(name)));
}

/** Lists a check for each part of an operation, because the row of the operation names only the first fault. */
function listChecks(contract: ResolvedContract): (() => unknown)[] {
  return contract.operations.flatMap((row) => [
    ...row.parameters.map((parameter) => () => toParameter(contract, parameter)),
    () => checkBody(contract, row),
    ...Object.entries(row.responses).map(
      ([status, response]) =>
        () =>
          toResponse(contract, "", status, response),
    ),
    () => listInputs(contract, row),
  ]);
}

/** @throws ContractFault if a request cannot have a body, or not this one. */
function checkBody(contract: ResolvedContract, { method, requestBody }: OperationRow): void {
  if (requestBody && ["get", "head"].includes(method)) {
    const message = `a request with ${method.toUpperCase()} has no body (RFC 9110 §9.3.1); use another method, or parameters`;
    throw new ContractFault(requestBody.place, message);
  }
  if (requestBody) toBody(contract, requestBody);
}
