import { generateConstants } from "../constants.ts";
import { ContractFault, collectFaults } from "../contract-fault.ts";
import { listInputs } from "../inputs.ts";
import { toCredential, toTableRow } from "../operations.ts";
import { type OperationRow, type ResolvedContract, resolveContract } from "../resolve-contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const supported: ContractRule = {
  id: "supported",
  description: "`npm run generate` supports each operation, credential and name of a schema.",
  createVisitor: () => ({
    Root(document, context) {
      for (const { path, message } of collectFaults(listChecks(resolveContract(document))))
        refuse(context, message, ...path);
    },
  }),
};

function listChecks(contract: ResolvedContract): (() => unknown)[] {
  return [
    ...Object.keys(contract.document.components.schemas).map((name) => () => checkName(name)),
    ...contract.operations.flatMap((row) => listParts(row).map((part) => () => toTableRow(contract, part))),
    ...contract.operations.map((row) => () => listInputs(contract, row)),
    ...Object.entries(contract.securitySchemes).map(([name, scheme]) => () => {
      toCredential(["components", "securitySchemes", name], scheme);
    }),
    () => generateConstants(contract),
  ];
}

/** Lists an operation with each of its parameters and bodies alone, because the row of the table names only the first fault. */
function listParts(row: OperationRow): OperationRow[] {
  const bare: OperationRow = { ...row, parameters: [], requestBody: undefined, responses: {} };
  return [
    ...row.parameters.map((parameter) => ({ ...bare, parameters: [parameter] })),
    { ...bare, requestBody: row.requestBody },
    ...Object.entries(row.responses).map(([status, response]) => ({ ...bare, responses: { [status]: response } })),
  ];
}

/** Checks the name of a schema, which is the name of a type. */
function checkName(name: string): void {
  const message = `"${name}" must be a name in TypeScript, such as UserList`;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new ContractFault(["components", "schemas", name], message);
}
