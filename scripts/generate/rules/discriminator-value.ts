import type { UserContext } from "@redocly/openapi-core";
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
      const references = oneOf.flatMap(({ $ref }) => ($ref === undefined ? [] : { $ref }));
      const variants = references.map((each) => context.resolve<SchemaObject>(each).node);
      const names = variants.flatMap((variant) => Object.keys(variant?.properties ?? {}));
      if (variants.length > 0 && !names.includes(propertyName)) {
        const message = `no variant has "${propertyName}"; ${suggest(propertyName, [...new Set(names)])}`;
        return refuse(context, message, "discriminator", "propertyName");
      }
      for (const [index, { $ref }] of oneOf.entries()) {
        if ($ref === undefined) continue; // Redocly refuses a variant in its place
        const { node, location } = context.resolve<SchemaObject>({ $ref });
        const values = listValues(node, propertyName);
        if (location !== undefined && location.pointer !== $ref)
          refuse(context, `${$ref} is only a $ref; write ${location.pointer} here and in the mapping.`, "oneOf", index);
        else if (values.length === 0)
          refuse(context, `${$ref} must require \`${propertyName}\`, with its value in \`const\`.`, "oneOf", index);
        else compareMapping(context, mapping, $ref, values);
      }
      if (oneOf.length > 0) refuseOthers(context, mapping, oneOf);
    },
  }),
};

/** Lists the values of the property that selects a variant; none if the variant does not require it. */
function listValues(variant: SchemaObject | undefined, property: string): unknown[] {
  const { const: value, enum: values = [value] } = variant?.properties?.[property] ?? {};
  const isRequired = variant?.required?.includes(property) === true;
  return isRequired && values.every((each) => typeof each === "string") ? values : [];
}

/** Compares the values of a variant with those for which the mapping leads to it. */
function compareMapping(
  context: UserContext,
  mapping: Readonly<Record<string, string>>,
  $ref: string,
  values: readonly unknown[],
): void {
  const mapped = Object.keys(mapping).filter((key) => mapping[key] === $ref);
  const unknown = mapped.filter((key) => !values.includes(key));
  for (const key of unknown)
    refuse(
      context,
      `"${key}" is not a value of ${$ref}; ${suggest(key, values.map(String))}`,
      "discriminator",
      "mapping",
      key,
    );
  const missing = values.filter((value) => !mapped.includes(String(value)));
  if (unknown.length === 0 && missing.length > 0)
    refuse(context, `must have ${missing.join(" and ")}, which leads to ${$ref}`, "discriminator", "mapping");
}

/** Refuses the values that lead to no variant. */
function refuseOthers(
  context: UserContext,
  mapping: Readonly<Record<string, string>>,
  variants: readonly SchemaObject[],
): void {
  const known = variants.map(({ $ref }) => String($ref));
  for (const [key, target] of Object.entries(mapping)) {
    if (!known.includes(target))
      refuse(
        context,
        `"${target}" is not one of the variants; ${suggest(target, known)}`,
        "discriminator",
        "mapping",
        key,
      );
  }
}
