import { resolveContract } from "../resolve-contract.ts";
import { listValidatorFaults } from "../validators.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const compiled: ContractRule = {
  id: "compiled",
  description: "ajv compiles each schema in its strict mode.",
  createVisitor: () => ({
    Root(document, context) {
      for (const { path, message } of listValidatorFaults(resolveContract(document))) refuse(context, message, ...path);
    },
  }),
};
