/** Code samples of each operation, made from the contract. */
import {
  type Contract,
  listOperations,
  type Operation,
  type Response,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";
import { curlSample } from "./curl-sample.ts";
import { pythonSample } from "./python-sample.ts";
import { PLACEHOLDERS, type SampleValues, sampleRequest } from "./sample-request.ts";
import { typescriptSample } from "./typescript-sample.ts";

/** An entry of `x-codeSamples`. */
export interface CodeSample {
  lang: "Shell" | "TypeScript" | "Python";
  label: string;
  source: string;
}

/** Samples in three languages for each operation, by operationId. */
export function codeSamples(
  contract: Contract,
  values: SampleValues = { baseUrl: defaultAddress(contract), credentials: PLACEHOLDERS },
): Record<string, CodeSample[]> {
  return Object.fromEntries(
    listOperations(contract).map((row): [string, CodeSample[]] => {
      const request = sampleRequest(contract, row, values);
      return [
        row.operation.operationId,
        [
          { lang: "Shell", label: "curl", source: curlSample(request) },
          {
            lang: "TypeScript",
            label: "TypeScript",
            source: typescriptSample(request, answerOf(contract, row.operation)),
          },
          { lang: "Python", label: "Python", source: pythonSample(request) },
        ],
      ];
    }),
  );
}

/** The address with the default of each variable filled in. */
function defaultAddress({ servers: [server] }: Contract): string {
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce((url, [name, variable]) => url.replace(`{${name}}`, variable.default), server?.url ?? "");
}

/** What a call gives: pages, where the answer says that there is more, one value, or nothing. */
function answerOf(contract: Contract, { responses }: Operation): "pages" | "value" | "nothing" {
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const content = success && resolveRef<Response>(contract, success).content?.["application/json"];
  if (!content) return "nothing";
  return "has_more" in (resolveRef<SchemaObject>(contract, content.schema).properties ?? {}) ? "pages" : "value";
}
