import openapiTS, { astToString } from "openapi-typescript";
import type { Contract } from "./contract.ts";

/** Source of `generated/openapi.ts`: the types of openapi-typescript, with one exported alias for each schema. */
export async function generateTypes(contract: Contract): Promise<string> {
  // Examples would become doc comments five times the size of the types.
  const withoutExamples = JSON.stringify(contract, (key, value) => (key === "examples" ? undefined : value));
  const ast = await openapiTS(withoutExamples, { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return astToString(ast);
}
