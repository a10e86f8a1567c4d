/**
 * A transport for Node servers: `fetch`-shaped, over an undici pool. Entry `loyalty-interface/undici`; needs the optional
 * peer `undici`. Imports nothing of the client; a client takes it as its option `fetch`.
 */
export { createUndiciFetch, type UndiciFetch, type UndiciFetchOptions } from "./create-undici-fetch.ts";
