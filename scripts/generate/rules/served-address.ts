import { type ContractRule, refuse } from "./contract-rule.ts";

export const servedAddress: ContractRule = {
  id: "served-address",
  description: "The service answers below the path of each server, which is fixed.",
  createVisitor: () => ({
    Server({ url }, context) {
      const [, path = ""] = /^https?:\/\/[^/]+(.*)$/.exec(url) ?? [];
      const isServed = /^(https?:\/)?\//.test(url) && !/[{?#]/.test(path);
      const message =
        "The service cannot serve this address; it must have https or http, and a path without variables.";
      if (!isServed) refuse(context, message, "url");
    },
  }),
};
