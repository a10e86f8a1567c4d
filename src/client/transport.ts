import { readBytes } from "../contract/http.ts";
import { untilAborted } from "./deadlines.ts";
import { ConnectionError } from "./errors/connection-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { copyError, readProperty, redactBody } from "./redact-secrets.ts";
import {
  type Answer,
  copyHeaders,
  createRequestRedactor,
  createUnreadable,
  describeRequest,
  type Handler,
  type OutgoingRequest,
} from "./request.ts";

/** A function like the global `fetch`: from `undici`, `createUndiciFetch`, or a service of this package. */
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
  async function fetchAnswer(request: OutgoingRequest, progress: { hasBegun?: true }): Promise<Answer> {
    const source = (await callFetch(fetch, request)) as Response; // neither we nor openapi-fetch use more of it
    const { ok, status, headers } = source;
    progress.hasBegun = true;
    const body = await readBody(request, source, maxBodyBytes);
    const decode = () => (typeof body === "string" ? body : new TextDecoder().decode(body));
    if (ok) return { ok, status, headers, source, body, text: async () => decode() };
    const redact = createRequestRedactor(request);
    const shown = { headers: copyHeaders(headers, redact), text: async () => redactBody(decode(), redact) };
    return { ok, status, source, body, ...shown };
  }

  return async (request) => {
    const { signal } = request;
    const progress: { hasBegun?: true } = {};
    try {
      signal?.throwIfAborted();
      return await untilAborted(fetchAnswer(request, progress), signal); // `fetch` may ignore the signal
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      // The error may be a proxy, which may throw when its class is read.
      if (ownErrors.includes(readProperty(error, "constructor"))) throw error;
      const { host } = new URL(request.url);
      throw new ConnectionError(describeRequest(request), host, copyCause(request, error), progress.hasBegun);
    }
  };
}

const copyCause = (request: OutgoingRequest, error: unknown) =>
  copyError(error, createRequestRedactor(request), request.operation.issuesToken);

/** A mistake in the caller's `fetch`; no retry would help. */
class InvalidFetchError extends TypeError {}

const ownErrors: readonly unknown[] = [UnreadableResponseError, InvalidFetchError];

async function callFetch(fetch: Fetch = globalThis.fetch, request: OutgoingRequest): Promise<FetchResponse> {
  const { url, method, headers, credentials, body = null, signal = null } = request;
  const init = { method, headers: { ...headers, ...credentials }, body, signal, redirect: "manual" } as const;
  let found: FetchResponse;
  try {
    found = await fetch(url, init);
  } catch (error) {
    const cause = copyCause(request, error);
    const status = readThrownStatus(error) ?? readThrownStatus(readProperty(error, "cause"));
    if (status !== undefined)
      throw new InvalidFetchError(`your fetch threw a response with the status ${status}, which it must return`, {
        cause,
      });
    if (fetch !== globalThis.fetch && isBug(cause))
      throw new InvalidFetchError(`your fetch threw ${cause.name}: ${cause.message}`, { cause });
    throw error;
  }
  if (!isResponse(found)) throw new InvalidFetchError("fetch must return a Response");
  return found;
}

const PROGRAM_ERRORS = ["TypeError", "ReferenceError", "RangeError", "SyntaxError"];
/** Messages of browsers and runtimes whose `fetch` throws a TypeError without a code if there is no connection. */
const NETWORK_MESSAGES = /^(?:fetch failed|failed to fetch|load failed)|network|connection|internet|request/i;

/** Returns whether an error is one that the network cannot cause. */
function isBug(copy: unknown): copy is Error {
  const { name, message, code, cause } = Object(copy) as Partial<Error> & { readonly code?: unknown };
  if (!PROGRAM_ERRORS.includes(`${name}`) || code !== undefined || cause !== undefined) return false;
  return !NETWORK_MESSAGES.test(`${message}`);
}

/** Reads the status of a refusal that `fetch` threw: ky, axios and undici with `responseError` do. */
function readThrownStatus(error: unknown): number | undefined {
  const status = readProperty(readProperty(error, "response"), "status") ?? readProperty(error, "statusCode");
  return typeof status === "number" ? status : undefined;
}

function isResponse(value: unknown): value is FetchResponse {
  const { status, headers, text }: { readonly [Name in keyof FetchResponse]?: unknown } = Object(value);
  const { get, forEach } = Object(headers);
  return status !== undefined && [text, get, forEach].every((method) => typeof method === "function");
}

/**
 * Reads a body, which may be compressed and grow. The connection enforces the length of a body that is not.
 * @throws UnreadableResponseError if it is too large.
 */
async function readBody(request: OutgoingRequest, response: Response, maxBytes: number) {
  const { headers } = response;
  const tooLarge = () => createUnreadable(request, response, "", "a body that is too large");
  const length = Number.parseFloat(headers.get("Content-Length") ?? "");
  const isLimited = length <= maxBytes && !headers.has("Content-Encoding");
  if (isLimited || typeof response.body?.getReader !== "function") {
    const whole = response.arrayBuffer ? new Uint8Array(await response.arrayBuffer()) : await response.text();
    if (whole.length > maxBytes) throw tooLarge(); // a character has at least one byte
    return whole;
  }
  const bytes = await readBytes(response.body, maxBytes, request.signal);
  if (bytes === undefined) throw tooLarge();
  return bytes;
}
