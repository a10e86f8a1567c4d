import { isObject } from "../../../src/contract/json.ts";
import type { Contract, SchemaObject } from "../contract.ts";
import { resolveRef } from "../resolve-contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const noSelfExtension: ContractRule = {
  id: "no-self-extension",
  description: "Neither a schema nor one inside it extends the schema: no reader of it would end.",
  createVisitor: () => ({
    Root(contract, context) {
      const { schemas } = contract.components;
      for (const [name, schema] of Object.entries(schemas)) {
        const message = "the schema or one inside it extends the schema; remove the $ref from allOf, anyOf or oneOf";
        if (extendsItself(contract, schema)) refuse(context, message, "components", "schemas", name);
      }
    },
  }),
};

/** @param isInside True behind a property or an item, where a union has its references by name. */
function extendsItself(
  contract: Contract,
  schema: SchemaObject,
  isInside = false,
  passed: readonly SchemaObject[] = [],
): boolean {
  if (passed.includes(schema)) return true;
  const { allOf = [], anyOf = [], oneOf = [], properties = {}, items, additionalProperties } = schema;
  const target = schema.$ref === undefined ? [] : [resolveRef<SchemaObject>(contract, schema)];
  const union = [...anyOf, ...oneOf].filter(({ $ref }) => !isInside || $ref === undefined);
  const inner = [...Object.values(properties), items, additionalProperties]
    .filter(isObject)
    .filter(({ $ref }) => $ref === undefined);
  const follow = (part: SchemaObject, within: boolean) => extendsItself(contract, part, within, [...passed, schema]);
  return (
    [...target, ...allOf, ...union].some((part) => follow(part, isInside)) || inner.some((part) => follow(part, true))
  );
}
