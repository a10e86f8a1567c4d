import { ConnectionError } from "./errors/connection-error.ts";
import type { Send } from "./send.ts";

/** What is told of the end of an answer. */
const END_BYTES = 400;

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
      const bytes = new Uint8Array(await response.arrayBuffer());
      await request.onEnd?.(decode(bytes.subarray(-END_BYTES)));
      return keepBytes(response, bytes);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw new ConnectionError(request.subject, error);
    }
  };
}

/**
 * The body has been read; whoever reads it now gets it from here. Defined, not assigned: servers put a `Response` of their
 * own in the place of the global one (`@hono/node-server` does), whose methods cannot be assigned.
 */
function keepBytes(response: Response, bytes: Uint8Array): Response {
  const text = async () => decode(bytes);
  return Object.defineProperties(response, {
    text: { value: text, configurable: true },
    json: { value: async () => JSON.parse(await text()), configurable: true },
  });
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
