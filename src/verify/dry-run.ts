import { clientOperations } from "../contract/client-operations.ts";
import { matchOperation } from "../contract/internal.ts";

/** Creates a `fetch` that sends nothing and answers like a service without data, to list the requests of a verification. */
export function createDryFetch(): typeof fetch {
  let tokens = 0;
  return async (input, init) => {
    const { method, url } = new Request(input, init);
    const operation = matchOperation(method, new URL(url).pathname)?.operation;
    if (!operation) return Response.json({ code: 404, message: "Dry run" }, { status: 404 });
    const { issuesToken, success } = clientOperations[operation.id];
    if (success.format === "nothing") return new Response(null, { status: 204 });
    const expires_at = Math.floor(Date.now() / 1000) + 900;
    const token = { client_id: "dry-run", expires_at, expires_in: 900, scope: "api", token_type: "Bearer" };
    if (issuesToken) return Response.json({ access_token: `dry-run-${++tokens}`, ...token });
    const list = { object: "list", data_ref: "data", data: [] };
    return Response.json(
      clientOperations[operation.id].pagination ? { ...list, has_more: false } : { ...list, total: 0 },
    );
  };
}
