import openapiTS, { astToString, NEVER, STRING, tsIntersection } from "openapi-typescript";
import ts from "typescript";
import type { Contract, SchemaObject } from "./contract.ts";

/** Returns the source of `generated/openapi.ts`: the types of openapi-typescript, with an exported alias for each schema. */
export async function generateTypes(contract: Contract): Promise<string> {
  // Examples would become doc comments five times the size of the types.
  const withoutExamples = JSON.stringify(contract, (key, value) => (key === "examples" ? undefined : value));
  const ast = await openapiTS(withoutExamples, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema, { path = "" }) => chooseType(schema as SchemaObject, path),
  });
  return astToString(ast);
}

/** Returns the type of a schema for which openapi-typescript has no exact type. */
function chooseType({ type, not }: SchemaObject, path: string): ts.TypeNode | undefined {
  if (not !== undefined) return NEVER;
  // A union with a plain `string` would lose the literal types of the known values, and editors could not suggest them.
  const isAnyString = type === "string" && /\/anyOf\/\d+$/.test(path);
  return isAnyString ? tsIntersection([STRING, ts.factory.createTypeLiteralNode([])]) : undefined;
}
