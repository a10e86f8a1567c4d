/** The parts of the verification that the command line needs and the package does not export. */
import { exampleBodies } from "../contract/examples.ts";
import { matchOperation } from "../contract/internal.ts";

export { readEnvironment } from "./options.ts";
export { verifyService } from "./verify-service.ts";

/** Creates a `fetch` that sends nothing and answers with the examples of the contract, to list the requests of a verification. */
export function createDryFetch(): typeof fetch {
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const { operation } = matchOperation(method, new URL(url).pathname) ?? {};
    const example = operation && exampleBodies(operation.id).find(({ status }) => status.startsWith("2"));
    return example ? Response.json(example.body) : new Response(null, { status: operation ? 204 : 404 });
  };
}
