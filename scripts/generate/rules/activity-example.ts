import { valueAt } from "../../../src/contract/json.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const activityExample: ContractRule = {
  id: "activity-example",
  description: "Each event type (§6.1) has an example of its name: a page with one event of this type.",
  createVisitor: () => ({
    Root({ components: { schemas, examples = {} } }, context) {
      const types = Object.values(schemas).flatMap(({ discriminator }) => Object.keys(discriminator?.mapping ?? {}));
      for (const type of types) {
        if (valueAt(examples[type], "/value/data/0/type") === type) continue;
        const message = "must have an example of this name: a page with one event of this type.";
        refuse(context, `The event type ${type} ${message}`, "components", "examples");
      }
    },
  }),
};
