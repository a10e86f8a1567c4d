import { fillDefaults } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const serverAddress: ContractRule = {
  id: "server-address",
  description:
    "The address of a server can be parsed, and the default of a variable is one of its values, if they are listed.",
  createVisitor: () => ({
    Server(server, context) {
      const { url, variables = {} } = server;
      if (!URL.canParse(fillDefaults(server), "http://localhost"))
        refuse(context, `"${url}" must be an address, such as https://api.example.com or /v1`, "url");
      for (const [name, { default: value, enum: values }] of Object.entries(variables)) {
        if (values?.length === 0) refuse(context, "must list at least one value", "variables", name, "enum");
        else if (values && !values.includes(value))
          refuse(context, `"${value}" must be one of ${values.join(", ")}`, "variables", name, "default");
      }
    },
  }),
};
