import { ConnectionError } from "../errors/connection-error.ts";
import { type OnEnd, type Send, subjectOf } from "./outgoing-request.ts";

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
      const init = { method, headers, body: body ?? null, signal: signal ?? null, redirect: "manual" as const };
      const response = await fetch(url, init);
      return keepText(response, await (request.onEnd ? readEndFirst(response, request.onEnd) : response.text()));
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw new ConnectionError(subjectOf(request), error);
    }
  };
}

/** The whole text; its end is told before the rest is decoded, which takes longer than all that the client does besides. */
async function readEndFirst(response: Response, onEnd: OnEnd): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decoder = new TextDecoder();
  await onEnd(decoder.decode(bytes.subarray(-END_BYTES)));
  return decoder.decode(bytes);
}

/**
 * The body has been read; whoever reads it next gets the text. It is not kept for longer: a page is large, and the response
 * itself stays until old objects are collected. Defined, not assigned: servers put a `Response` of their own in the place of
 * the global one (`@hono/node-server` does), whose methods cannot be assigned.
 */
function keepText(response: Response, text: string): Response {
  let kept: string | undefined = text;
  const take = async () => {
    if (kept === undefined) throw new TypeError("the body of this response has been read already");
    const taken = kept;
    kept = undefined;
    return taken;
  };
  return Object.defineProperties(response, {
    text: { value: take, configurable: true },
    json: { value: async () => JSON.parse(await take()), configurable: true },
  });
}
