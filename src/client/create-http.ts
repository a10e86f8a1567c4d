import createClient, { type Client } from "openapi-fetch";
import { encodeForm } from "../contract/form.ts";
import type { paths, TokenRequest, TokenRevocationRequest } from "../contract/schemas.ts";
import { fillPath } from "./path-parameter.ts";

/** The bare openapi-fetch client over the contract: results as `{ data }` or `{ error }`, nothing is thrown for a status. */
export type Http = Client<paths>;

/** An openapi-fetch client that knows how this interface writes paths and forms. */
export function createHttp(baseUrl: string, fetch: typeof globalThis.fetch): Http {
  return createClient<paths>({
    baseUrl,
    fetch: (request: Request) => fetch(request),
    pathSerializer: fillPath,
    // The only bodies of the interface are the two forms (§1); openapi-fetch would send them as JSON.
    bodySerializer: (body: unknown) => encodeForm(body as TokenRequest | TokenRevocationRequest),
    headers: { Accept: "application/json" },
  });
}

/** Header that the forms need: openapi-fetch sets the JSON media type by itself. */
export const formHeaders = { "Content-Type": "application/x-www-form-urlencoded" };
