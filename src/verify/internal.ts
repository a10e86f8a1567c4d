/** The parts of the verification that the command line needs and the package does not export. */
import { clientOperations } from "../contract/client-operations.ts";
import { matchOperation } from "../contract/internal.ts";

export { readEnvironment } from "./options.ts";
export { toReport, type Verification } from "./report.ts";
export { runVerification } from "./verify-service.ts";

/** Creates a `fetch` that sends nothing and answers like a service without data, to list the requests of a verification. */
export function createDryFetch(): typeof fetch {
  let tokens = 0;
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const { operation } = matchOperation(method, new URL(url).pathname) ?? {};
    if (!operation) return Response.json({ code: 404, message: "Dry run" }, { status: 404 });
    const { issuesToken, success, pagination } = clientOperations[operation.id];
    if (success.format === "nothing") return new Response(null, { status: 204 });
    const list = { object: "list", data_ref: "data", data: [], ...(pagination ? { has_more: false } : { total: 0 }) };
    const token = { access_token: `dry-run-${++tokens}`, client_id: "dry-run", token_type: "Bearer", scope: "api" };
    const expiry = { expires_in: 900, expires_at: Math.floor(Date.now() / 1000) + 900 };
    return Response.json(issuesToken ? { ...token, ...expiry } : list);
  };
}
