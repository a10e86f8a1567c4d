import { type Contract, listOperations, type Operation, type Response, resolveRef } from "../generate/contract.ts";
import { createSampleRequest, PLACEHOLDERS, type SampleValues } from "./create-sample-request.ts";
import { formatCurl } from "./format-curl.ts";
import { formatPython } from "./format-python.ts";
import { formatTypescript } from "./format-typescript.ts";

/** An entry of `x-codeSamples`. */
export interface CodeSample {
  lang: "Shell" | "TypeScript" | "Python";
  label: string;
  source: string;
}

/** Creates samples in three languages for each operation of the contract, by operationId. */
export function createCodeSamples(
  contract: Contract,
  values: SampleValues = { baseUrl: fillDefaultAddress(contract), credentials: PLACEHOLDERS },
): Record<string, CodeSample[]> {
  return Object.fromEntries(
    listOperations(contract).map((row): [string, CodeSample[]] => {
      const request = createSampleRequest(contract, row, values);
      return [
        row.operation.operationId,
        [
          { lang: "Shell", label: "curl", source: formatCurl(request) },
          {
            lang: "TypeScript",
            label: "TypeScript",
            source: formatTypescript(request, classifyResponse(contract, row.operation)),
          },
          { lang: "Python", label: "Python", source: formatPython(request) },
        ],
      ];
    }),
  );
}

/** Fills the default of each variable into the address of the first server. */
function fillDefaultAddress({ servers: [server] = [] }: Contract): string {
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce((url, [name, variable]) => url.replace(`{${name}}`, variable.default), server?.url ?? "");
}

/** Returns what a call resolves to: pages, one value, or nothing. */
export function classifyResponse(contract: Contract, operation: Operation): "pages" | "value" | "nothing" {
  if (operation["x-pagination"]) return "pages";
  const { responses } = operation;
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  return success && resolveRef<Response>(contract, success).content ? "value" : "nothing";
}
