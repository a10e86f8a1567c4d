import { collectFaults } from "../contract-fault.ts";
import { resolveContract } from "../resolve-contract.ts";
import { checkValidators } from "../validators.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const compiled: ContractRule = {
  id: "compiled",
  description: "ajv compiles each schema in its strict mode.",
  createVisitor: () => ({
    Root(document, context) {
      const contract = resolveContract(document);
      for (const { path, message } of collectFaults([() => checkValidators(contract)]))
        refuse(context, message, ...path);
    },
  }),
};
