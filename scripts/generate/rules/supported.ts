import { generateConstants } from "../constants.ts";
import { collectFaults } from "../contract-fault.ts";
import { listInputs } from "../inputs.ts";
import { toTableRow } from "../operations.ts";
import { type OperationRow, type ResolvedContract, resolveContract } from "../resolve-contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const supported: ContractRule = {
  id: "supported",
  description: "`npm run generate` supports each operation, and finds the values of each constant.",
  createVisitor: () => ({
    Root(document, context) {
      for (const { path, message } of collectFaults(listChecks(resolveContract(document))))
        refuse(context, message, ...path);
    },
  }),
};

function listChecks(contract: ResolvedContract): (() => unknown)[] {
  return [
    ...contract.operations.flatMap((row) => listParts(row).map((part) => () => toTableRow(contract, part))),
    ...contract.operations.map((row) => () => listInputs(contract, row)),
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
