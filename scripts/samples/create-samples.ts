import type { ResolvedContract } from "../generate/resolve-contract.ts";
import { formatCurlSample, formatTypescript } from "./format-samples.ts";
import { listSampleOperations, type SampleOperation } from "./sample-operation.ts";
import { createRequest } from "./sample-request.ts";

/** Creates samples for curl and for our client for each operation of the contract, by operationId. */
export function createSamples(contract: ResolvedContract) {
  return Object.fromEntries(
    listSampleOperations(contract).map((operation) => {
      const request = createRequest(operation, 0, listExamples(operation));
      return [operation.id, { curl: formatCurlSample(request), TypeScript: formatTypescript(request) }];
    }),
  );
}

/** Returns the values of a sample: examples, and the placeholders of the document (§5.1): `APP_ID` for `X-App-Id`. */
function listExamples({ fields, security: [headers = []] }: SampleOperation): Record<string, unknown> {
  const credentials = headers.map(({ header, prefix }) => {
    const placeholder = prefix ? "ACCESS_TOKEN" : header.replace("X-", "").replaceAll("-", "_").toUpperCase();
    return [header, `<${placeholder}>`];
  });
  return Object.fromEntries([...credentials, ...fields.map(({ name, example }) => [name, example])]);
}
