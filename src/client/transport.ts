import { ConnectionError } from "./errors/connection-error.ts";
import type { Send } from "./send.ts";

/**
 * The innermost layer: `fetch`, and the body read to its end, so that deadlines and retries cover it.
 *
 * Redirects are not followed: the interface has none, and the keys must not travel to another host.
 * @throws ConnectionError; an abort is thrown as the signal's reason.
 */
export function createTransport(fetch: typeof globalThis.fetch): Send {
  return async (request) => {
    const { url, method, headers, body, signal } = request;
    try {
      signal?.throwIfAborted();
      const init = {
        method,
        headers,
        redirect: "manual" as const,
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
      };
      const response = await fetch(url, init);
      return keepText(response, await response.text());
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw new ConnectionError(method, request.path, error);
    }
  };
}

/**
 * The body has been read; whoever reads it again gets the same text. Defined, not assigned: servers put a `Response` of their
 * own in the place of the global one (`@hono/node-server` does), whose methods cannot be assigned.
 */
function keepText(response: Response, text: string): Response {
  return Object.defineProperties(response, {
    text: { value: async () => text, configurable: true },
    json: { value: async () => JSON.parse(text), configurable: true },
  });
}
