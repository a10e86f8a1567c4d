import { suggest } from "../contract-fault.ts";
import { toMethodName } from "../names.ts";
import type { ResolvedContract } from "../resolve-contract.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const knownLink: ContractRule = {
  id: "known-link",
  description: "A link names an operation, and parameters that the operation has.",
  createVisitor: () => {
    let contract: ResolvedContract;
    return {
      Root(document) {
        contract = resolveLinted(document);
      },
      Link({ operationId, parameters = {} }, context) {
        if (operationId === undefined)
          return refuse(context, "must have `operationId`, the operation that the link leads to");
        const operations = new Map(contract.operations.map((row) => [row.operation.operationId, row]));
        const operation = operations.get(toMethodName(operationId));
        if (operation === undefined)
          return refuse(
            context,
            `"${operationId}" is not an operation; ${suggest(operationId, [...operations.keys()])}`,
            "operationId",
          );
        const known = operation.parameters.map(({ name }) => name);
        for (const name of Object.keys(parameters)) {
          const own = name.replace(/^(path|query|header)\./, "");
          if (!known.includes(own))
            refuse(
              context,
              `"${own}" is not a parameter of ${operationId}; ${suggest(own, known)}`,
              "parameters",
              name,
            );
        }
      },
    };
  },
};
