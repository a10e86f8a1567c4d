import { valueAt } from "../../../src/contract/json.ts";
import { resolveContract } from "../resolve-contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const activityExample: ContractRule = {
  id: "activity-example",
  description: "Each event type (§6.1) has an example of its name: a page with one event of this type.",
  createVisitor: () => ({
    Root(document, context) {
      const { examples = {} } = document.components;
      for (const type of Object.keys(resolveContract(document).eventTypes)) {
        if (valueAt(examples[type], "/value/data/0/type") === type) continue;
        const message = "must have an example of this name: a page with one event of this type.";
        refuse(context, `The event type ${type} ${message}`, "components", "examples");
      }
    },
  }),
};
