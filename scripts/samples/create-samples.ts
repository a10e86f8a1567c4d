import type { ResolvedContract } from "../generate/resolve-contract.ts";
import { formatCurlSample, formatTypescript } from "./format-samples.ts";
import { listSampleOperations, type SampleOperation } from "./sample-operation.ts";
import { createRequest, toPlaceholder } from "./sample-request.ts";

/** Creates samples for curl and for our client for each operation of the contract, by operationId. */
export function createSamples(contract: ResolvedContract) {
  return Object.fromEntries(
    listSampleOperations(contract).map((operation) => {
      const request = createRequest(operation, 0, listExamples(operation));
      return [operation.id, { curl: formatCurlSample(request), TypeScript: formatTypescript(request) }];
    }),
  );
}

/** Returns the values of a sample: the examples, and placeholders of the credentials. */
function listExamples({ fields, security: [headers = []] }: SampleOperation): Record<string, unknown> {
  const credentials = headers.map(({ header, prefix }) => [header, prefix ? "<ACCESS_TOKEN>" : toPlaceholder(header)]);
  return Object.fromEntries([...credentials, ...fields.map(({ name, example }) => [name, example])]);
}
