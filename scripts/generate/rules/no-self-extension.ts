import type { Contract, SchemaObject } from "../contract.ts";
import { resolveRef } from "../resolve-contract.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const noSelfExtension: ContractRule = {
  id: "no-self-extension",
  description: "No schema refers to itself without a property between: no reader of it would end.",
  createVisitor: () => ({
    Root(contract, context) {
      const { schemas } = contract.components;
      for (const [name, schema] of Object.entries(schemas)) {
        const message = "the schema extends itself; remove the $ref from allOf, anyOf or oneOf";
        if (extendsItself(contract, schema)) refuse(context, message, "components", "schemas", name);
      }
    },
  }),
};

function extendsItself(contract: Contract, schema: SchemaObject, passed: readonly SchemaObject[] = []): boolean {
  if (passed.includes(schema)) return true;
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  const target = schema.$ref === undefined ? [] : [resolveRef<SchemaObject>(contract, schema)];
  return [...target, ...allOf, ...anyOf, ...oneOf].some((part) => extendsItself(contract, part, [...passed, schema]));
}
