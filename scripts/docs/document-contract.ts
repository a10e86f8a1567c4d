import type { Contract } from "../generate/contract.ts";
import { createCodeSamples } from "../samples/create-code-samples.ts";
import { toAnchor } from "./format-event-catalogue.ts";
import { listEventTypes } from "./list-event-types.ts";

/** Adds code samples and links to the other pages to a copy of the contract, so that the reference shows them. */
export function documentContract(contract: Contract): Contract {
  const samples = createCodeSamples(contract);
  const copy = structuredClone(contract) as Contract & { externalDocs?: { url: string } };
  if (copy.externalDocs) copy.externalDocs.url = "silences.html"; // the page of this site
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item) as (Contract["paths"][string][string] & { description: string })[]) {
      Object.assign(operation, { "x-codeSamples": samples[operation.operationId] });
      if (operation.operationId === "listMemberActivity") operation.description += `\n${formatEventList(contract)}`;
    }
  }
  return copy;
}

function formatEventList(contract: Contract): string {
  const types = listEventTypes(contract).map(({ type }) => `- [\`${type}\`](events.html#${toAnchor(type)})`);
  return `The types of events, each with its properties and an example:\n\n${types.join("\n")}\n`;
}
