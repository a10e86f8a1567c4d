import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openapi } from "../../src/contract/examples.ts";
import { type RunningServer, startPrism } from "./start-server.ts";

/** Starts Prism as a mock server whose example of a page is this one. */
export async function startPrismMock(page: Buffer, limit: number): Promise<RunningServer> {
  const contract = structuredClone(openapi) as unknown as ListedPage;
  contract.components.responses.MemberActivityListed.content["application/json"].examples = {
    page: { value: JSON.parse(page.toString()) },
  };
  const file = join(tmpdir(), `loyalty-bench-prism-${limit}.json`);
  writeFileSync(file, JSON.stringify(contract));
  return startPrism("mock", file);
}

/** What the contract has at the place of the example. */
interface ListedPage {
  components: { responses: { MemberActivityListed: { content: { "application/json": { examples: object } } } } };
}
