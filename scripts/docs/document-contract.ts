import { type Contract, listOperations } from "../generate/contract.ts";
import { createCodeSamples } from "../samples/create-code-samples.ts";
import { listEventTypes, toAnchor } from "./format-event-catalogue.ts";

/** Adds code samples and links to the other pages to a copy of the contract, so that the reference shows them. */
export function documentContract(contract: Contract): Contract {
  const samples = createCodeSamples(contract);
  const copy = structuredClone(contract) as Contract & { externalDocs?: { url: string } };
  if (copy.externalDocs) copy.externalDocs.url = "assumptions.html"; // the page of this site
  for (const { operation } of listOperations(copy)) {
    Object.assign(operation, { "x-codeSamples": samples[operation.operationId] });
    if (operation.operationId === "listMemberActivity") operation.description += `\n${formatEventList(contract)}`;
  }
  return copy;
}

function formatEventList(contract: Contract): string {
  const types = listEventTypes(contract).map(([type]) => `- [\`${type}\`](events.html#${toAnchor(type)})`);
  return `The types of events, each with its properties and an example:\n\n${types.join("\n")}\n`;
}
