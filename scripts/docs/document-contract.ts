import { type Contract, listOperations } from "../generate/contract.ts";
import { createCodeSamples } from "../samples/create-code-samples.ts";
import { listEventTypes } from "./list-event-types.ts";
import { toSlug } from "./render-markdown.ts";

/** A page of the site, other than the reference. */
export interface PageLink {
  file: string;
  title: string;
  summary: string;
}

/**
 * Adds code samples, a start page and links to the event catalogue to a copy of the contract, so that the reference shows
 * them and its search finds the event types.
 */
export function documentContract(contract: Contract, landing: string, pages: PageLink[]): Contract {
  const samples = createCodeSamples(contract);
  const copy = structuredClone(contract) as Contract & { info: { description: string }; externalDocs: { url: string } };
  copy.externalDocs.url = "silences.html"; // the page of this site
  const links = pages.map(({ file, title, summary }) => `- [${title}](${file}): ${summary}`);
  copy.info.description = `${landing}\n\n## Pages of this site\n\n${links.join("\n")}\n\n${copy.info.description}`;
  for (const { operation } of listOperations(copy)) {
    Object.assign(operation, { "x-codeSamples": samples[operation.operationId] });
    if (operation.operationId === "listMemberActivity") operation.description += `\n${formatEventList(contract)}`;
  }
  return copy;
}

function formatEventList(contract: Contract): string {
  const types = listEventTypes(contract).map(({ type }) => `- [\`${type}\`](events.html#${toSlug(type)})`);
  return `The types of events, each with its properties and an example:\n\n${types.join("\n")}\n`;
}
