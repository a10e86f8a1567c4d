import { type ContractRule, refuse } from "./contract-rule.ts";

export const privateDefault: ContractRule = {
  id: "private-default",
  description: "The default of the contract makes no operation public: one that forgets its `security` would be.",
  createVisitor: () => ({
    Root({ security }, context) {
      if (security === undefined) return;
      const isPublic = security.length === 0 || security.some((alternative) => Object.keys(alternative).length === 0);
      if (isPublic) refuse(context, "an operation without `security` would be public; remove this default", "security");
    },
  }),
};
