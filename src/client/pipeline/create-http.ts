import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../contract/schemas.ts";
import { OutgoingRequest, type Send } from "./outgoing-request.ts";
import { fillPath } from "./path-parameter.ts";

/**
 * The bare openapi-fetch client over the contract: results as `{ data }` or `{ error }`, nothing is thrown for a status.
 * The body has arrived before it is handed on: `parseAs` is `"json"` (the default) or `"text"`.
 */
export type Http = Client<paths>;

/** An openapi-fetch client that knows how this interface writes paths and forms. */
export function createHttp(baseUrl: string, send: Send): Http {
  return createClient<paths>({
    baseUrl,
    // openapi-fetch constructs this class and hands it to `fetch`; that both are ours is all that it needs to know.
    Request: OutgoingRequest as unknown as typeof Request,
    fetch: send as unknown as (request: Request) => Promise<Response>,
    pathSerializer: fillPath,
    bodySerializer: (body: unknown) => new URLSearchParams(body as Record<string, string>).toString(),
    headers: { Accept: "application/json" },
  });
}
