import { findOperation, type Operation, type OperationId, operations } from "../../contract/operations.ts";
import { ConnectionError } from "../errors/connection-error.ts";

/** Sends a request and reads the whole response. */
export type Handler = (request: OutgoingRequest) => Promise<Response>;

/** Wraps a handler. Everything between openapi-fetch and the network is middleware. */
export type Middleware = (next: Handler) => Handler;

/** Arguments from openapi-fetch. The client's methods set `operationId`, because a path may not identify it (S02). */
type OutgoingInit = RequestInit & { readonly headers: Headers; readonly operationId?: OperationId };

/**
 * A request on its way through the middleware: plain data, so that middleware can pass on a changed copy and send it again.
 * openapi-fetch constructs it instead of a `Request`, which costs more.
 */
export class OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
  readonly headers: Headers;
  readonly operation: Operation;
  readonly signal: AbortSignal | undefined;
  /** 1 for the first attempt, 2 for the first retry. */
  readonly attempt: number = 1;
  /** Time of the monotonic clock at which the whole call must have ended. */
  readonly deadlineAt: number = Number.POSITIVE_INFINITY;

  /** @throws TypeError if the request is not for an operation: credentials must not go anywhere else. */
  constructor(url: string, { method = "GET", body, headers, signal, operationId }: OutgoingInit) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.signal = signal ?? undefined;
    this.operation = operationId ? operations[operationId] : requireOperation(method, getPath(this));
    this.body = typeof body === "string" ? body : undefined;
    // The two forms are the only bodies of the interface (§1); openapi-fetch labels every body as JSON.
    if (this.body !== undefined) headers.set("Content-Type", "application/x-www-form-urlencoded");
  }
}

/** Returns the path without the query, for messages and events: it contains no secret. */
export function getPath({ url }: OutgoingRequest): string {
  return new URL(url).pathname;
}

/** Returns method and path, for messages. */
export function describeRequest(request: OutgoingRequest): string {
  return `${request.method} ${getPath(request)}`;
}

function requireOperation(method: string, path: string): Operation {
  const operation = findOperation(method, path);
  if (!operation) throw new TypeError(`${method} ${path} is not an operation of the contract`);
  return operation;
}

/**
 * Creates the innermost handler: it calls `fetch` and reads the body to its end, so that deadlines and retries cover it.
 * Redirects are not followed: the interface has none, and the credentials must not reach another host.
 *
 * @throws ConnectionError; the signal's reason after an abort.
 */
export function createTransport(fetch: typeof globalThis.fetch = (url, init) => globalThis.fetch(url, init)): Handler {
  return async (request) => {
    const { url, method, headers, body, signal } = request;
    try {
      signal?.throwIfAborted();
      const init = { method, headers, body: body ?? null, signal: signal ?? null, redirect: "manual" as const };
      const response = await fetch(url, init);
      return replaceBody(response, await response.text());
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw new ConnectionError(describeRequest(request), error);
    }
  };
}

/**
 * Makes the text that was read available once more. It is released then, because a page is large and the response may live
 * longer. The methods are defined, not assigned: some servers replace the global `Response` with a class whose methods
 * cannot be assigned (`@hono/node-server`).
 */
function replaceBody(response: Response, text: string): Response {
  let unread: string | undefined = text;
  const read = async () => {
    if (unread === undefined) throw new TypeError("the body of this response has been read already");
    const body = unread;
    unread = undefined;
    return body;
  };
  return Object.defineProperties(response, {
    text: { value: read, configurable: true },
    json: { value: async () => JSON.parse(await read()), configurable: true },
  });
}
