import { readBytes } from "../contract/http.ts";
import { untilAborted } from "./deadlines.ts";
import { ConnectionError } from "./errors/connection-error.ts";
import {
  describeRequest,
  type Handler,
  type OutgoingRequest,
  type ReceivedResponse,
  type Redact,
} from "./middleware.ts";
import { copyError, copyHeaders, createRequestRedactor, redactBody } from "./redact.ts";
import { toUnreadable } from "./response-errors.ts";

/** A function like the global `fetch`, for example of `undici`, or of a service of this package. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** A request, as the client passes it to {@link Fetch}. A call of `http` may add options such as `cache`. */
export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal | null;
  readonly redirect: "manual";
}

/** The result of {@link Fetch}: the part of a `Response` that the client uses. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText?: string;
  readonly headers: Pick<Headers, "get"> & {
    forEach(callback: (value: string, name: string) => void): void;
  };
  /** A `ReadableStream` lets the client stop at `maxBodyBytes`. */
  readonly body?: object | null;
  /** Reads the body. */
  text(): Promise<string>;
}

/**
 * Creates the innermost handler: it calls `fetch` and reads the body to its end, so that deadlines and retries cover it.
 * Redirects are not followed: the interface has none, and the credentials must not reach another host.
 *
 * @throws ConnectionError; UnreadableResponseError if the body is too large; the signal's reason after an abort.
 */
export function createTransport(maxBodyBytes: number, fetch: Fetch | undefined): Handler {
  async function fetchWhole(request: OutgoingRequest): Promise<ReceivedResponse> {
    request.signal?.throwIfAborted();
    let source: Response;
    try {
      source = await callFetch(request, fetch ?? globalThis.fetch);
    } catch (error) {
      throw createConnectionError(request, error, false);
    }
    let body: string | undefined;
    try {
      body = await readBody(source, maxBodyBytes);
    } catch (error) {
      throw createConnectionError(request, error, true);
    }
    if (body === undefined)
      throw toUnreadable(request, toReceived(request, source, ""), "", "a body that is too large");
    return toReceived(request, source, body);
  }

  return (request) => untilAborted(fetchWhole(request), request.signal); // `fetch` may ignore the signal
}

function callFetch(request: OutgoingRequest, fetch: Fetch): Promise<Response> {
  const { url, method, headers, credentials, body = null, signal = null, options } = request;
  const init = {
    ...options,
    method,
    headers: { ...headers, ...credentials },
    body,
    signal,
    redirect: "manual",
  } as const;
  return fetch(url, init) as Promise<Response>; // the part of it that the client reads
}

/** Keeps the properties that the client and openapi-fetch read. A refusal loses the credentials that it repeats. */
function toReceived(request: OutgoingRequest, response: Response, body: string): ReceivedResponse {
  const { ok, status, statusText, headers } = response;
  const redact: Redact = (text, maxLength) => createRequestRedactor(request)(text, maxLength);
  if (ok) return { ok, status, statusText, headers, redact, text: async () => body };
  const text = async () => redactBody(body, redact);
  return { ok, status, statusText, headers: copyHeaders(headers, redact), redact, text };
}

function createConnectionError(request: OutgoingRequest, error: unknown, hasBegun: boolean): ConnectionError {
  const cause = copyError(error, createRequestRedactor(request));
  return new ConnectionError(describeRequest(request), new URL(request.url).host, cause, hasBegun);
}

/** Reads a body. Returns undefined if it is too large. */
async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  if (typeof response.body?.getReader !== "function") {
    const text = await response.text();
    return text.length > maxBytes ? undefined : text; // a character has at least one byte
  }
  const bytes = await readBytes(response.body, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}
