import openapiTS, { astToString, NEVER, STRING, tsIntersection } from "openapi-typescript";
import ts from "typescript";
import type { Contract, SchemaObject } from "./contract.ts";

/** Source of `generated/openapi.ts`: the types of openapi-typescript, with one exported alias for each schema. */
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

/** The type of a schema that openapi-typescript has no exact type for. */
function chooseType({ type, not }: SchemaObject, path: string): ts.TypeNode | undefined {
  if (not !== undefined) return NEVER;
  // Beside known values, a plain `string` would swallow their literal types, and editors could not offer them.
  const isAnyString = type === "string" && /\/anyOf\/\d+$/.test(path);
  return isAnyString ? tsIntersection([STRING, ts.factory.createTypeLiteralNode([])]) : undefined;
}
