import type { Contract } from "../generate/contract.ts";
import { codeSamples } from "../samples/code-samples.ts";
import { eventTypesOf } from "./event-types.ts";
import { slug } from "./slug.ts";

/** A page of the site beside the reference. */
export interface PageLink {
  file: string;
  title: string;
  summary: string;
}

/**
 * The contract as the reference shows it: with code samples, a start page for its readers, and the event types linked to
 * the catalogue, so that the viewer's search finds them.
 */
export function documentedContract(contract: Contract, landing: string, pages: PageLink[]): Contract {
  const samples = codeSamples(contract);
  const copy = structuredClone(contract) as Contract & { info: { description: string }; externalDocs: { url: string } };
  copy.externalDocs.url = "silences.html"; // the page of this site
  const links = pages.map(({ file, title, summary }) => `- [${title}](${file}): ${summary}`);
  copy.info.description = `${landing}\n\n## Pages of this site\n\n${links.join("\n")}\n\n${copy.info.description}`;
  for (const item of Object.values(copy.paths)) {
    for (const operation of Object.values(item) as (Contract["paths"][string][string] & { description: string })[]) {
      Object.assign(operation, { "x-codeSamples": samples[operation.operationId] });
      if (operation.operationId === "listMemberActivity") operation.description += `\n${eventList(contract)}`;
    }
  }
  return copy;
}

function eventList(contract: Contract): string {
  const types = eventTypesOf(contract).map(({ type }) => `- [\`${type}\`](events.html#${slug(type)})`);
  return `The types of events, each with its members and an example:\n\n${types.join("\n")}\n`;
}
