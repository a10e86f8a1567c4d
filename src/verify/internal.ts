/** The parts of the verification that the command line needs and the package does not export. */
import { exampleBodies } from "../contract/examples.ts";
import { matchOperation } from "../contract/internal.ts";
import { isObject } from "../contract/json.ts";

export { nameVariables, readEnvironment } from "./options.ts";
export { verify } from "./verify-service.ts";

/** Creates a `fetch` that sends nothing and answers with the examples of the contract, to list the requests of a verification. */
export function createDryFetch(): typeof fetch {
  let issued = 0;
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const { operation } = matchOperation(method, new URL(url).pathname) ?? {};
    const example = operation && exampleBodies(operation.id).find(({ status }) => status.startsWith("2"));
    if (!example) return new Response(null, { status: operation ? 204 : 404 });
    const { body } = example;
    const isToken = isObject(body) && body.access_token !== undefined;
    return Response.json(isToken ? { ...body, access_token: `token_${issued++}` } : body); // a revoked one is not used again
  };
}
