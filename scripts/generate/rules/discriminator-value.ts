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
        const { node, location } = context.resolve<SchemaObject>({ $ref });
        const target = location?.pointer;
        const keys = Object.keys(mapping).filter((key) => mapping[key] === $ref);
        if (target !== undefined && target !== $ref) {
          refuse(context, `${$ref} is only a $ref; write ${target} here and in the mapping.`, "oneOf", index);
        } else if (!requiresOneOf(node, propertyName, keys)) {
          const message = `must require \`${propertyName}\`, with \`const\` equal to its key in the discriminator's mapping.`;
          refuse(context, `${$ref} ${message}`, "oneOf", index);
        }
      }
    },
  }),
};

/** True if a variant requires the property that selects it, with these values and no others. */
function requiresOneOf(variant: SchemaObject | undefined, property: string, keys: readonly string[]): boolean {
  const { const: value, enum: values = [value] } = variant?.properties?.[property] ?? {};
  const isRequired = variant?.required?.includes(property) === true;
  return isRequired && JSON.stringify(keys.toSorted()) === JSON.stringify(values.toSorted());
}
