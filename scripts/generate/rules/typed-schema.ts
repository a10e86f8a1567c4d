import type { SchemaObject } from "../contract.ts";
import type { ResolvedContract } from "../resolve-contract.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const typedSchema: ContractRule = {
  id: "typed-schema",
  description:
    "TypeScript has a type for each schema: one with properties says that it is an object, and an alternative of a union has a type. The schemas that `allOf` combines need not say it again.",
  createVisitor: () => {
    const parts = new WeakSet<SchemaObject>();
    let contract: ResolvedContract;
    return {
      Root(document) {
        contract = resolveLinted(document);
      },
      Schema(schema, context) {
        const { allOf = [], not, anyOf = [], oneOf = [], properties, additionalProperties } = schema;
        const combined = [...allOf, ...anyOf, ...oneOf, (not ?? {}) as SchemaObject];
        for (const part of combined) parts.add(part); // Redocly visits them later
        if (!parts.has(schema) && hasProperties(schema) && !isTyped(contract, schema))
          refuse(
            context,
            "a schema with properties must have `type: object`; without it, every value that is no object matches.",
          );
        for (const [keyword, alternatives] of Object.entries({ anyOf, oneOf })) {
          const index = alternatives.findIndex((part) => !isTyped(contract, part));
          const message = "an alternative must have `type`; without it, the union has every value";
          if (index >= 0) refuse(context, message, keyword, index);
        }
        if (properties && typeof additionalProperties === "object")
          refuse(
            context,
            "a map beside `properties` has no type in TypeScript; give it a property of its own",
            "additionalProperties",
          );
      },
    };
  },
};

/** True if a schema or one that it combines has conditions for properties. */
function hasProperties(schema: SchemaObject): boolean {
  return "properties" in schema || "additionalProperties" in schema || (schema.allOf ?? []).some(hasProperties);
}

/** True if a schema, or each of its alternatives, says which type or values match. */
function isTyped(contract: ResolvedContract, schema: SchemaObject): boolean {
  const { type, const: value, enum: values, anyOf = [], oneOf = [] } = contract.resolve(schema);
  if ([type, value, values].some((each) => each !== undefined)) return true;
  return [anyOf, oneOf].some((parts) => parts.length > 0 && parts.every((part) => isTyped(contract, part)));
}
