import { type ClientOperation, securityHeaders } from "../../contract/client-operations.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { UnreadableResponseError } from "../errors/unreadable-response-error.ts";
import { createRedactor, type Redact, redactError } from "./redact-secrets.ts";

/** A function like the global `fetch`: that of `undici`, `createUndiciFetch`, or of a service of this package. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** A request, as the client passes it to {@link Fetch}. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal | null;
  readonly redirect: "manual";
}

/** The result of {@link Fetch}: a `Response`. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  /** Reads the body. */
  text(): Promise<string>;
}

/** Sends a request and reads the whole response. */
export type Handler = (request: OutgoingRequest) => Promise<Response>;

/** Wraps a handler. Everything between openapi-fetch and the network is middleware. */
export type Middleware = (next: Handler) => Handler;

export type RequestHeaders = Record<string, string>;

/** State that all attempts of a call share. */
export interface CallState {
  /** Counts the calls of this process. */
  readonly id: number;
  /** Requests that were sent. */
  attempts: number;
  /** Time of the monotonic clock at which the whole call must have ended. */
  deadlineAt: number;
}

let calls = 0;

export function startCall(): CallState {
  return { id: ++calls, attempts: 0, deadlineAt: Number.POSITIVE_INFINITY };
}

/** A request on its way through the middleware: plain data, so that middleware can pass on a changed copy and send it again. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly body: string | undefined;
  /** By names in lower case. */
  readonly headers: RequestHeaders;
  readonly operation: ClientOperation;
  readonly signal: AbortSignal | undefined;
  readonly call: CallState;
  /** Deadline of this call in milliseconds, if it is not that of the client. */
  readonly timeoutMs?: number | undefined;
  /** Maximum number of retries of this call, if it is not that of the client. */
  readonly maxRetries?: number | undefined;
}

/** Returns the path without the query, for messages and events: it contains no secret. */
export function getPath({ url }: OutgoingRequest): string {
  return new URL(url).pathname;
}

/** Returns method and path, for messages. */
export function describeRequest(request: OutgoingRequest): string {
  return `${request.method} ${getPath(request)}`;
}

/** Calls back with the signal's reason on an abort, at once if the signal is aborted already. Returns how to stop listening. */
export function onAbort(signal: AbortSignal | undefined, callback: (reason: unknown) => void): () => void {
  const listener = () => callback(signal?.reason);
  if (signal?.aborted) listener();
  else signal?.addEventListener("abort", listener, { once: true });
  return () => signal?.removeEventListener("abort", listener);
}

/** Settles like the promise, or rejects with the signal's reason on an abort. Other callers can still await the promise. */
export function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value;
  return new Promise((resolve, reject) => {
    const stop = onAbort(signal, reject);
    value.then(resolve, reject).finally(stop);
  });
}

/**
 * Creates the innermost handler: it calls `fetch` and reads the body to its end, so that deadlines and retries cover it.
 * Redirects are not followed: the interface has none, and the credentials must not reach another host.
 *
 * @throws ConnectionError; UnreadableResponseError if the body is too large; the signal's reason after an abort.
 */
export function createTransport(
  maxBodyBytes: number,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): Handler {
  async function exchange(request: OutgoingRequest): Promise<Response> {
    const { url, method, headers, body, signal } = request;
    const init = {
      method,
      headers: { ...headers },
      body: body ?? null,
      signal: signal ?? null,
      redirect: "manual" as const,
    };
    const response = (await fetch(url, init)) as Response; // `Fetch` names less, so that more functions fit
    try {
      const text = await readText(response, maxBodyBytes, signal);
      if (response.ok) return setBody(response, text);
      const redact = createRequestRedactor(request);
      return setBody(hideSecrets(response, redact), redact(text));
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== TOO_LARGE) throw error;
      hideSecrets(response, createRequestRedactor(request));
      throw new UnreadableResponseError(describeRequest(request), response, "", false, "a body that is too large");
    }
  }

  return async (request) => {
    const { signal } = request;
    try {
      signal?.throwIfAborted();
      return await untilAborted(exchange(request), signal); // `fetch` may ignore the signal
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof UnreadableResponseError) throw error;
      const cause = redactError(error, createRequestRedactor(request), request.operation.issuesToken);
      throw new ConnectionError(describeRequest(request), cause);
    }
  };
}

/** Code of the errors of `zlib`, and so of the transport of `loyalty-interface/undici`, for a body that is too large. */
const TOO_LARGE = "ERR_BUFFER_TOO_LARGE";

/** Reads a body, which may be compressed and grow. The connection enforces the length of a body that is not. */
async function readText(response: Response, maxBytes: number, signal: AbortSignal | undefined): Promise<string> {
  const { body, headers } = response;
  const length = Number.parseFloat(headers.get("Content-Length") ?? "");
  if (!body || (length <= maxBytes && !headers.has("Content-Encoding"))) return response.text();
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let [text, left] = ["", maxBytes];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    left -= value.length;
    if (left < 0 || signal?.aborted) {
      reader.cancel().catch(() => undefined);
      throw Object.assign(new RangeError(), { code: TOO_LARGE });
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Headers whose values are credentials: those of the contract, a bearer token in another one, and what the caller may add. */
const SECRET_HEADER = new RegExp(
  `(auth|cookie|key|secret|token|${Object.values(securityHeaders).join("|")}).*: |: Bearer `,
  "i",
);

/** Creates a function that replaces the credentials of a request in a text. */
export function createRequestRedactor({ body, headers }: OutgoingRequest): Redact {
  const secretHeaders = Object.entries(headers).filter((header) => SECRET_HEADER.test(header.join(": ")));
  // Both without "Bearer", and without any other scheme.
  const values = secretHeaders.flatMap(([, value]) => [value.replace(/^Bearer /, ""), value.replace(/^\w+ /, "")]);
  return createRedactor([...values, new URLSearchParams(body).get("access_token") ?? ""]);
}

/** Replaces credentials in the headers: a gateway may repeat the request in its refusal. */
export function hideSecrets(response: Response, redact: Redact): Response {
  const headers = new Headers([...response.headers].map(([name, value]): [string, string] => [name, redact(value)]));
  return Object.defineProperty(response, "headers", { value: headers });
}

/**
 * Makes the text that was read available once more. It is released then, because a page is large and the response may live
 * longer. The method is defined, not assigned: some servers replace the global `Response` with a class whose methods
 * cannot be assigned (`@hono/node-server`).
 */
function setBody(response: Response, text: string): Response {
  let unread: string | undefined = text;
  const read = async () => {
    if (unread === undefined) throw new TypeError("the body was already read");
    const body = unread;
    unread = undefined;
    return body;
  };
  return Object.defineProperty(response, "text", { value: read, configurable: true });
}
