import { toPath } from "../../../src/contract/json.ts";
import type { SchemaObject } from "../contract.ts";
import type { ResolvedContract } from "../resolve-contract.ts";
import { mapInnerSchemas } from "../walk-schemas.ts";
import { type ContractRule, refuse, resolveLinted } from "./contract-rule.ts";

export const typedObject: ContractRule = {
  id: "typed-object",
  description:
    "A schema with properties says that it is an object. The schemas that it combines need not say it again.",
  createVisitor: () => {
    const parts = new WeakSet<SchemaObject>();
    let contract: ResolvedContract;
    return {
      Root(document) {
        contract = resolveLinted(document);
      },
      Schema(schema, context) {
        for (const part of listParts(schema)) parts.add(part); // Redocly visits them later
        if (parts.has(schema) || !hasProperties(schema) || isTyped(contract, schema)) return;
        const message =
          "a schema with properties must have `type: object`; without it, every value that is no object matches.";
        refuse(context, message);
      },
    };
  },
};

/** Keywords whose schemas apply to the same value as the schema around them. */
const COMBINING = ["allOf", "anyOf", "oneOf", "not"];

function listParts(schema: SchemaObject): SchemaObject[] {
  const parts: SchemaObject[] = [];
  mapInnerSchemas(schema, (part, pointer) => {
    if (COMBINING.includes(toPath(pointer)[0] ?? "")) parts.push(part);
  });
  return parts;
}

/** True if a schema or one of its parts has conditions for properties. */
function hasProperties(schema: SchemaObject): boolean {
  const keywords = ["properties", "additionalProperties"];
  return keywords.some((keyword) => keyword in schema) || listParts(schema).some(hasProperties);
}

/** True if a schema, or each of its alternatives, says which type or values match. */
function isTyped(contract: ResolvedContract, schema: SchemaObject): boolean {
  const { type, const: value, enum: values, anyOf = [], oneOf = [] } = contract.resolve(schema);
  if ([type, value, values].some((each) => each !== undefined)) return true;
  return [anyOf, oneOf].some((parts) => parts.length > 0 && parts.every((part) => isTyped(contract, part)));
}
