import type { Contract, Ref } from "../contract.ts";
import { explainReference } from "../lint/references.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const reference: ContractRule = {
  id: "reference",
  description: "A `$ref` leads to a component of the kind that stands at its place.",
  createVisitor: () => {
    let contract: Contract;
    return {
      Root(document) {
        contract = document;
      },
      ref(reference, context) {
        const fault = explainReference(contract, { path: [], $ref: (reference as Ref).$ref, type: context.type.name });
        if (fault) refuse(context, fault.message);
      },
    };
  },
};
