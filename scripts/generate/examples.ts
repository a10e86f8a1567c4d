import { mapValues, type SchemaObject } from "./contract.ts";
import { deriveExample } from "./derive-example.ts";
import type { ResolvedContract, ResponseRow } from "./resolve-contract.ts";

/**
 * Returns the content of `generated/examples.json`: for each operation, the first example and the properties of each request body
 * by media type, and the bodies that the contract shows for its responses.
 */
export function generateExamples(contract: ResolvedContract): string {
  const rows = contract.operations.map(({ operation, requestBody, responses }) => {
    const requests = requestBody?.content.map(({ mediaType, schema, examples }) => {
      const [example] = Object.values(examples);
      const { properties = {} } = schema;
      const plain = mapValues(properties, (_, property) => toPlain(contract.resolve(property)));
      return [mediaType, { example: example?.value ?? {}, properties: plain }];
    });
    const shown = Object.entries(responses).flatMap(([status, response]) => listExamples(contract, status, response));
    return [operation.operationId, { requests: Object.fromEntries(requests ?? []), responses: shown }];
  });
  return `${JSON.stringify(Object.fromEntries(rows), null, 1)}\n`;
}

/** Lists the examples of the first media type, each with the headers that a response must have and the service does not add. */
function listExamples({ resolve }: ResolvedContract, status: string, { headers, content: [content] }: ResponseRow) {
  const needed = Object.entries(headers).filter(
    ([, { required, schema }]) => required && (schema.const ?? schema.default) === undefined,
  );
  const values = needed.map(([name, { schema, example }]) => [
    name,
    String(example ?? deriveExample(resolve, schema)?.value ?? "x"),
  ]);
  const shown = values.length > 0 ? { headers: Object.fromEntries(values) } : {};
  return Object.values(content?.examples ?? {}).map(({ value }) => ({ status, ...shown, body: value }));
}

/** Drops the texts and examples of a schema, and chooses one type: that of its first value if it names none. */
function toPlain({ description: _, example: __, examples: ___, type, ...plain }: SchemaObject): SchemaObject {
  const [first = typeof (plain.const ?? plain.enum?.[0] ?? "")] = [type ?? []].flat().filter((name) => name !== "null");
  return { type: first, ...plain };
}
