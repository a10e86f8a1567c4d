import { toPath } from "../../../src/contract/json.ts";
import type { SchemaObject } from "../contract.ts";
import { type ResolvedContract, resolveContract } from "../resolve-contract.ts";
import { suggest } from "../suggest.ts";
import { mapInnerSchemas } from "../walk-schemas.ts";
import { type ContractRule, refuse } from "./contract-rule.ts";

export const completeObject: ContractRule = {
  id: "complete-object",
  description: "A schema with properties says that it is an object, and has each property that it requires.",
  createVisitor: () => {
    let contract: ResolvedContract;
    return {
      Root(document) {
        contract = resolveContract(document);
      },
      Schema(schema, context) {
        if (isPart(toPath(context.location.pointer))) return;
        const message =
          "a schema with properties must have `type: object`; without it, every value that is no object matches.";
        if (saysObject(schema) && !isTyped(contract, schema)) refuse(context, message);
        for (const { path, name, known } of listUndefined(contract, schema))
          refuse(context, `the required property "${name}" is not defined; ${suggest(name, known)}`, ...path);
      },
    };
  },
};

/** Keywords whose schemas apply to the same value as the schema around them. */
const PARTS = ["allOf", "anyOf", "oneOf", "if", "then", "else", "not", "dependentSchemas"];

/** True if the schema at a path is a part of the schema around it. */
function isPart(path: readonly string[]): boolean {
  const [before, keyword = "", last = ""] = path.slice(-3);
  return keyword !== "properties" && (PARTS.includes(last) || (PARTS.includes(keyword) && before !== "properties"));
}

function listOwnParts(schema: SchemaObject): { part: SchemaObject; path: string[] }[] {
  const parts: { part: SchemaObject; path: string[] }[] = [];
  mapInnerSchemas(schema, (part, pointer) => {
    const path = toPath(pointer);
    if (PARTS.includes(path[0] ?? "")) parts.push({ part, path });
  });
  return parts;
}

function saysObject(schema: SchemaObject): boolean {
  return (
    ["properties", "patternProperties", "additionalProperties"].some((keyword) => keyword in schema) ||
    listOwnParts(schema).some(({ part }) => saysObject(part))
  );
}

/** True if a schema, or each of its alternatives, says which type or values match. */
function isTyped(contract: ResolvedContract, schema: SchemaObject): boolean {
  const { type, const: value, enum: values, anyOf = [], oneOf = [] } = contract.resolve(schema);
  if ([type, value, values].some((each) => each !== undefined)) return true;
  return [anyOf, oneOf].some((parts) => parts.length > 0 && parts.every((part) => isTyped(contract, part)));
}

interface Undefined {
  readonly path: readonly (string | number)[];
  readonly name: string;
  readonly known: readonly string[];
}

/** Lists the required properties that neither a schema nor its parts, nor the schemas around it define. */
function listUndefined(contract: ResolvedContract, schema: SchemaObject, around: readonly string[] = []): Undefined[] {
  const known = [...new Set([...around, ...listProperties(contract, schema)])];
  const { required = [] } = schema;
  const own = required.map((name, index) => ({ path: ["required", index], name, known }));
  const inParts = listOwnParts(schema).flatMap(({ part, path }) =>
    listUndefined(contract, part, known).map((each) => ({ ...each, path: [...path, ...each.path] })),
  );
  return [...own.filter(({ name }) => !known.includes(name)), ...inParts];
}

function listProperties(contract: ResolvedContract, schema: SchemaObject): string[] {
  const resolved = contract.resolve(schema);
  const parts = listOwnParts(resolved).flatMap(({ part }) => listProperties(contract, part));
  return [...Object.keys(resolved.properties ?? {}), ...parts];
}
