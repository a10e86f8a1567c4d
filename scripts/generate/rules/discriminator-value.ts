import type { SchemaObject } from "../contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const discriminatorValue: ContractRule = {
  id: "discriminator-value",
  description:
    "Each variant of a union is a component, and lists the values of the discriminator that `mapping` has for it.",
  createVisitor: () => ({
    Schema({ discriminator, oneOf = [] }, context) {
      if (discriminator === undefined) return;
      const { propertyName, mapping } = discriminator;
      if (mapping === undefined)
        return refuse(context, "must have `mapping`, with the value of each variant.", "discriminator");
      for (const [index, { $ref }] of oneOf.entries()) {
        if ($ref === undefined) continue; // Redocly refuses a variant in its place
        const { node } = context.resolve<SchemaObject>({ $ref });
        const { const: value, enum: values = [value] } = node?.properties?.[propertyName] ?? {};
        const keys = Object.keys(mapping).filter((key) => mapping[key] === $ref);
        const isRequired = node?.required?.includes(propertyName);
        if (isRequired && JSON.stringify(keys.sort()) === JSON.stringify([...values].sort())) continue;
        const message = `must require \`${propertyName}\`, with \`const\` equal to its key in the discriminator's mapping.`;
        refuse(context, `${$ref} ${message}`, "oneOf", index);
      }
    },
  }),
};
