import { type Contract, listOperations, mapValues, resolveRef, type SchemaObject } from "./contract.ts";

/**
 * Returns the content of `generated/verification.json`: the first example and the properties of each request body by operation and
 * media type, and the assumptions. `loyalty verify` makes its requests and its verdicts from them.
 */
export function generateVerification(contract: Contract): string {
  const bodies = listOperations(contract).map(({ operation, requestBody }) => [
    operation.operationId,
    mapValues(requestBody?.content ?? {}, (_, { schema, examples = {} }) => {
      const [example] = Object.values(examples).map((each) => resolveRef<{ value?: unknown }>(contract, each));
      const { properties = {} } = resolveRef<SchemaObject>(contract, schema ?? {});
      return { example: example?.value ?? {}, properties: mapValues(properties, (_, each) => toPlain(contract, each)) };
    }),
  ]);
  const assumptions = mapValues(contract["x-assumptions"] ?? {}, (_, { keywords: __, ...facts }) => facts);
  return `${JSON.stringify({ bodies: Object.fromEntries(bodies), assumptions }, null, 1)}\n`;
}

/** Follows the reference of a schema, and drops its texts and examples. */
function toPlain(contract: Contract, schema: SchemaObject): SchemaObject {
  const { description: _, example: __, ...plain } = resolveRef<SchemaObject & { example?: unknown }>(contract, schema);
  return plain;
}
