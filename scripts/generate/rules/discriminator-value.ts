import type { SchemaObject } from "../contract.ts";
import { suggest } from "../contract-fault.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const discriminatorValue: ContractRule = {
  id: "discriminator-value",
  description:
    "Each variant of a union is a component, requires the property that selects it, and has the values for which `mapping` leads to it.",
  createVisitor: () => ({
    Schema({ discriminator, oneOf = [] }, context) {
      if (discriminator === undefined) return;
      const { propertyName, mapping } = discriminator;
      if (mapping === undefined)
        return refuse(context, "must have `mapping`, with the value of each variant.", "discriminator");
      const variants = oneOf.flatMap(({ $ref }, index) => {
        if ($ref === undefined) return []; // Redocly refuses a variant in its place
        const { node, location } = context.resolve<SchemaObject>({ $ref });
        return { $ref, index, place: location?.pointer, schema: node, values: listValues(node, propertyName) };
      });
      const names = variants.flatMap(({ schema }) => Object.keys(schema?.properties ?? {}));
      if (variants.length > 0 && !names.includes(propertyName)) {
        const message = `no variant has "${propertyName}"; ${suggest(propertyName, [...new Set(names)])}`;
        return refuse(context, message, "discriminator", "propertyName");
      }
      for (const { $ref, index, place, values } of variants) {
        if (place !== undefined && place !== $ref)
          return refuse(context, `${$ref} is only a $ref; write ${place} here and in the mapping.`, "oneOf", index);
        if (values.length === 0)
          return refuse(
            context,
            `${$ref} must require \`${propertyName}\`, with its value in \`const\`.`,
            "oneOf",
            index,
          );
      }
      const targets = new Map(variants.flatMap(({ $ref, values }) => values.map((value) => [value, $ref] as const)));
      if (targets.size === 0) return; // a base, which its variants extend
      const wrong = Object.entries(mapping).filter(([value, target]) => target !== targets.get(value));
      for (const [value] of wrong) {
        const right = targets.get(value);
        const message =
          right === undefined
            ? `"${value}" is not a value of a variant; ${suggest(value, [...targets.keys()])}`
            : `"${value}" must lead to ${right}`;
        refuse(context, message, "discriminator", "mapping", value);
      }
      const missing = [...targets].filter(([value]) => wrong.length === 0 && !Object.hasOwn(mapping, value));
      for (const [value, $ref] of missing)
        refuse(context, `must have ${value}, which leads to ${$ref}`, "discriminator", "mapping");
    },
  }),
};

/** Lists the values of the property that selects a variant; none if the variant does not require it, or if one is no text. */
function listValues(variant: SchemaObject | undefined, property: string): string[] {
  const { const: value, enum: values = [value] } = variant?.properties?.[property] ?? {};
  const isRequired = variant?.required?.includes(property) === true;
  return isRequired && values.every((each) => typeof each === "string") ? (values as string[]) : [];
}
