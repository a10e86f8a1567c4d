import { type Contract, listOperations, type OperationEntry } from "../generate/contract.ts";
import { createSampleRequest, PLACEHOLDERS, type SampleValues } from "./create-sample-request.ts";
import { formatCurl, formatPython, formatTypescript } from "./format-samples.ts";

/** An entry of `x-codeSamples`. */
export interface CodeSample {
  lang: "Shell" | "TypeScript" | "Python";
  label: string;
  source: string;
}

/** Creates samples in three languages for each operation of the contract, by operationId. */
export function createCodeSamples(contract: Contract, values?: SampleValues): Record<string, CodeSample[]> {
  return Object.fromEntries(
    listOperations(contract).map((row): [string, CodeSample[]] => {
      const defaults = { baseUrl: fillDefaultAddress(row), credentials: PLACEHOLDERS };
      const request = createSampleRequest(contract, row, values ?? defaults);
      const source = formatTypescript(request, classifyResponse(row));
      return [
        row.operation.operationId,
        [
          { lang: "Shell", label: "curl", source: formatCurl(request) },
          { lang: "TypeScript", label: "TypeScript", source },
          { lang: "Python", label: "Python", source: formatPython(request) },
        ],
      ];
    }),
  );
}

/** Fills the default of each variable into the address of the first server. */
function fillDefaultAddress({ servers: [server] }: OperationEntry): string {
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce((url, [name, variable]) => url.replace(`{${name}}`, variable.default), server?.url ?? "");
}

/** Returns what a call resolves to: pages, one value, or nothing. */
export function classifyResponse({ operation, responses }: OperationEntry): "pages" | "value" | "nothing" {
  if (operation["x-pagination"]) return "pages";
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  return success?.content ? "value" : "nothing";
}
