import { untilAborted } from "./deadlines.ts";
import { ConnectionError } from "./errors/connection-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { copyError } from "./redact-secrets.ts";
import {
  type Answer,
  createRequestRedactor,
  createUnreadable,
  describeRequest,
  type Handler,
  hideSecrets,
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
  readonly headers: Pick<Headers, "get" | "has"> & Iterable<[string, string]>;
  /** Lets the client stop at `maxBodyBytes` if the response does not tell the length of the body. */
  readonly body?: Pick<ReadableStream<Uint8Array>, "getReader"> | null;
  /** Reads the body. */
  text(): Promise<string>;
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
  async function fetchAnswer(request: OutgoingRequest): Promise<Answer> {
    const { url, method, headers, credentials, body = null, signal = null } = request;
    const all = { ...headers, ...credentials };
    const found = await fetch(url, { method, headers: all, body, signal, redirect: "manual" });
    if (!isResponse(found)) throw new InvalidFetchError("fetch must return a Response");
    const source = found as Response; // neither we nor openapi-fetch use more of it
    const { ok, status } = source;
    const text = await readText(request, source, maxBodyBytes);
    if (ok) return { ok, status, headers: source.headers, source, text: async () => text };
    const redact = createRequestRedactor(request);
    return { ok, status, headers: hideSecrets(source.headers, redact), source, text: async () => redact(text) };
  }

  return async (request) => {
    const { signal } = request;
    try {
      signal?.throwIfAborted();
      return await untilAborted(fetchAnswer(request), signal); // `fetch` may ignore the signal
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (isOwnError(error)) throw error;
      const cause = copyError(error, createRequestRedactor(request), request.operation.issuesToken);
      throw new ConnectionError(describeRequest(request), new URL(request.url).host, cause);
    }
  };
}

/** A mistake in the caller's `fetch`; no retry would help. */
class InvalidFetchError extends TypeError {}

/** Returns whether the client created an error. `fetch` may throw a proxy, which may throw when its class is read. */
function isOwnError(error: unknown): boolean {
  try {
    return error instanceof UnreadableResponseError || error instanceof InvalidFetchError;
  } catch {
    return false;
  }
}

function isResponse(value: unknown): value is FetchResponse {
  const { status, headers, text }: { readonly [Name in keyof FetchResponse]?: unknown } = Object(value);
  return status !== undefined && [text, Object(headers).get].every((method) => typeof method === "function");
}

/**
 * Reads a body, which may be compressed and grow. The connection enforces the length of a body that is not.
 * @throws UnreadableResponseError if it is too large.
 */
async function readText(request: OutgoingRequest, response: Response, maxBytes: number): Promise<string> {
  const { headers } = response;
  const length = Number.parseFloat(headers.get("Content-Length") ?? "");
  const body = length <= maxBytes && !headers.has("Content-Encoding") ? undefined : response.body;
  if (!body) return response.text();
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let [text, left] = ["", maxBytes];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    left -= value.length;
    if (left < 0 || request.signal?.aborted) {
      reader.cancel().catch(() => undefined);
      throw createUnreadable(request, response, "", "a body that is too large");
    }
    text += decoder.decode(value, { stream: true });
  }
}
