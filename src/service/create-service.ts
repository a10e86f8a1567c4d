import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createErrorObject } from "../contract/error-object.ts";
import { readBytes } from "../contract/http.ts";
import { tokenLifetimeSeconds } from "../contract/internal.ts";
import { createDispatcher } from "./create-dispatcher.ts";
import { invalidRequest, ServiceError } from "./http/service-error.ts";
import type { ServiceOptions } from "./http/service-options.ts";
import type { ReceivedRequest } from "./http/service-request.ts";
import type { ServiceResponse } from "./http/service-response.ts";

/** Maximum size of a body: more than ten times a form with every scope. */
const MAX_BODY_BYTES = 16_384;

/** The service, for requests in this process and requests of a server. */
export interface Service {
  /** Answers a request, given as to the global `fetch`. Rejects like a lost connection if a fault drops the response. */
  readonly fetch: (input: Request | URL | string, init?: object) => Promise<Response>;
  /** Serves `node:http`. It creates no Request and no Response, which take longer than reading a page. */
  readonly listener: RequestListener;
}

/**
 * Creates the service behind the interface (§4), over a store. The operation table drives routes, authentication and
 * the checks of parameters and forms.
 * @throws TypeError if a rule in `faults` is invalid.
 */
export function createService(options: ServiceOptions): Service {
  const dispatch = createDispatcher({
    randomBytes,
    createRequestId: () => `req_${randomUUID()}`,
    tokenLifetimeSeconds,
    ...options,
  });
  return {
    async fetch(input, init) {
      // Servers pass other objects than a RequestInit beside a Request.
      const isRequest = typeof input === "object" && "method" in input;
      const { method, url, headers, body } = isRequest ? input : new Request(input, init);
      const { pathname, search } = new URL(url);
      const readBody = async () => (body ? collectText(body, headers) : "");
      return toResponse(await dispatch({ method, target: pathname + search, headers, readBody }), method);
    },
    listener(incoming, outgoing) {
      const { method = "", url: target = "", headers: received, socket } = incoming;
      const headers = { get: (name: string) => received[name.toLowerCase()]?.toString() ?? null };
      const { remoteAddress } = socket;
      dispatch({ method, target, remoteAddress, headers, readBody: () => collectText(incoming, headers) })
        .then((response) => send(response, incoming, outgoing))
        .catch(() => outgoing.destroy());
    },
  };
}

/** Converts a response to a Response of the fetch standard, without a body for HEAD. @throws TypeError if a fault dropped it. */
function toResponse(response: ServiceResponse | undefined, method: string): Response {
  if (!response) throw new TypeError("fetch failed: a fault dropped the connection");
  const { status, headers, body } = response;
  return new Response(method === "HEAD" ? null : body, { status, headers });
}

function send(response: ServiceResponse | undefined, incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (!response) {
    incoming.socket.destroy();
    return;
  }
  const { status, headers, body } = response;
  // The rest of a refused body is still arriving, so the connection cannot be used again.
  if (!incoming.complete && incoming.headers["content-length"] !== undefined) outgoing.setHeader("Connection", "close");
  outgoing.writeHead(status, status === 204 ? headers : { ...headers, "Content-Length": body?.length ?? 0 });
  outgoing.end(body);
}

/**
 * Reads a body as text.
 * @throws ServiceError 413 if it is announced with a greater length, or as soon as it is too long (S20); 400 if it breaks off, since the
 * service did not fail.
 */
async function collectText(
  body: Parameters<typeof readBytes>[0],
  headers: ReceivedRequest["headers"],
): Promise<string> {
  const isTooLong = Number(headers.get("Content-Length")) > MAX_BODY_BYTES;
  const read = isTooLong ? undefined : readBytes(body, MAX_BODY_BYTES);
  const bytes = await read?.catch(() => {
    throw invalidRequest("The body broke off");
  });
  if (bytes === undefined)
    throw new ServiceError(createErrorObject(413, { details: `The body must not exceed ${MAX_BODY_BYTES} bytes` }));
  return Buffer.from(bytes.buffer).toString();
}
