import type { SchemaObject } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const discriminatorValue: ContractRule = {
  id: "discriminator-value",
  description:
    "Each variant of a union names its value of the discriminator as a `const`, equal to its key in `mapping`.",
  createVisitor: () => ({
    Schema({ discriminator, oneOf = [] }, context) {
      if (discriminator === undefined) return;
      const { propertyName, mapping } = discriminator;
      if (mapping === undefined)
        return refuse(context, "must have `mapping`, with the value of each variant.", "discriminator");
      const values = new Map(Object.entries(mapping).map(([value, $ref]) => [$ref, value]));
      for (const [index, { $ref = "" }] of oneOf.entries()) {
        const { node } = context.resolve<SchemaObject>({ $ref });
        const value = node?.properties?.[propertyName]?.const;
        if (value !== undefined && value === values.get($ref)) continue;
        const message = `must have \`${propertyName}: { const: … }\` equal to its key in the discriminator's mapping.`;
        refuse(context, `${$ref} ${message}`, "oneOf", index);
      }
    },
  }),
};
