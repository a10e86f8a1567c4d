import { readBytes } from "../contract/http.ts";
import { readProperty } from "../contract/json.ts";
import { untilAborted } from "./deadlines.ts";
import { ConnectionError } from "./errors/connection-error.ts";
import { copyError, redactBody } from "./redact-secrets.ts";
import {
  type Answer,
  copyHeaders,
  createRequestRedactor,
  createUnreadable,
  describeRequest,
  type Handler,
  type OutgoingRequest,
} from "./request.ts";

/** A function like the global `fetch`: from `undici`, or of a service of this package. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** A request, as the client passes it to {@link Fetch}. */
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
  readonly headers: Pick<Headers, "get" | "has"> & {
    forEach(callback: (value: string, name: string) => void): void;
  };
  /** A `ReadableStream` lets the client stop at `maxBodyBytes` if the response does not tell the length of the body. */
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
  async function fetchAnswer(request: OutgoingRequest): Promise<Answer> {
    const source = await callFetch(request, fetch).catch((error: unknown) => {
      throw createConnectionError(request, error, false);
    });
    if (!isResponse(source)) throw new TypeError("fetch must return a Response");
    const body = await readBody(source, maxBodyBytes, request.signal).catch((error: unknown) => {
      throw createConnectionError(request, error, true);
    });
    if (body === undefined) throw createUnreadable(request, source, "", "a body that is too large");
    const { ok, status, headers } = source;
    const decode = () => (typeof body === "string" ? body : new TextDecoder().decode(body));
    if (ok) return { ok, status, headers, source, body, text: async () => decode() };
    const redact = createRequestRedactor(request);
    const shown = { headers: copyHeaders(headers, redact), text: async () => redactBody(decode(), redact) };
    return { ok, status, source, body, ...shown };
  }

  return async (request) => {
    request.signal?.throwIfAborted();
    return untilAborted(fetchAnswer(request), request.signal); // `fetch` may ignore the signal
  };
}

async function callFetch(request: OutgoingRequest, fetch: Fetch = globalThis.fetch): Promise<unknown> {
  const { url, method, headers, credentials, body = null, signal = null } = request;
  return fetch(url, { method, headers: { ...headers, ...credentials }, body, signal, redirect: "manual" });
}

function createConnectionError(request: OutgoingRequest, error: unknown, hasBegun: boolean): ConnectionError {
  const cause = copyError(error, createRequestRedactor(request), request.operation.issuesToken);
  return new ConnectionError(describeRequest(request), new URL(request.url).host, cause, hasBegun);
}

/** True if a value has what the client uses of a `Response`. */
function isResponse(value: unknown): value is Response {
  const headers = readProperty(value, "headers");
  const methods = [readProperty(value, "text"), readProperty(headers, "get"), readProperty(headers, "forEach")];
  return readProperty(value, "status") !== undefined && methods.every((method) => typeof method === "function");
}

/**
 * Reads a body, which may be compressed and grow; the connection enforces the length of a body that is not. Returns undefined if it
 * is too large.
 */
async function readBody(response: Response, maxBytes: number, signal: AbortSignal | undefined) {
  const { headers } = response;
  const length = Number.parseFloat(headers.get("Content-Length") ?? "");
  const isLimited = length <= maxBytes && !headers.has("Content-Encoding");
  if (!isLimited && typeof response.body?.getReader === "function") return readBytes(response.body, maxBytes, signal);
  const whole = response.arrayBuffer ? new Uint8Array(await response.arrayBuffer()) : await response.text();
  return whole.length > maxBytes ? undefined : whole; // a character has at least one byte
}
