import { type ContractRule, refuse } from "./contract-rule.ts";

export const serverVariable: ContractRule = {
  id: "server-variable",
  description: "The default of a server variable is one of its values, if they are listed.",
  createVisitor: () => ({
    Server({ variables = {} }, context) {
      for (const [name, { default: value, enum: values }] of Object.entries(variables)) {
        if (values?.length === 0) refuse(context, "must list at least one value", "variables", name, "enum");
        else if (values && !values.includes(value))
          refuse(context, `"${value}" must be one of ${values.join(", ")}`, "variables", name, "default");
      }
    },
  }),
};
