/**
 * A `fetch` over an undici pool, for Node servers: entry `loyalty-interface/undici`, with the optional peer `undici`. It
 * imports nothing of the client, which takes it as the option `fetch`.
 */
export { createUndiciFetch, type UndiciFetch, type UndiciFetchOptions } from "./create-undici-fetch.ts";
