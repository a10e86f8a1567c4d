import { createQuerySerializer } from "openapi-fetch";
import { type ClientOperation, findClientOperation } from "../contract/client-operations.ts";
import { untilAborted } from "./deadlines.ts";
import { ConnectionError } from "./errors/connection-error.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { redactError } from "./redact-secrets.ts";
import {
  type Answer,
  type CallState,
  createRequestRedactor,
  createUnreadable,
  describeRequest,
  type Handler,
  hideSecrets,
  NOT_JSON,
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

/** The result of {@link Fetch}: a `Response`. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
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
  async function exchange(request: OutgoingRequest): Promise<Answer> {
    const { url, method, headers, body, signal } = request;
    const init = { method, headers: { ...headers }, body: body ?? null, signal: signal ?? null };
    // `Fetch` names less than a `Response` has, so that more functions fit.
    const source = (await fetch(url, { ...init, redirect: "manual" })) as Response;
    const { ok, status } = source;
    const text = await readText(source, maxBodyBytes, signal).catch((error: { readonly code?: unknown }) => {
      throw error.code === TOO_LARGE ? createUnreadable(request, source, "", "a body that is too large") : error;
    });
    if (ok) return { ok, status, headers: source.headers, source, text: async () => text };
    const redact = createRequestRedactor(request);
    return { ok, status, headers: hideSecrets(source.headers, redact), source, text: async () => redact(text) };
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

/**
 * Constructs the part of a `Request` that openapi-fetch and this client use. The global class costs more than the rest of a call.
 */
export function LightRequest(
  url: string,
  { method, headers, signal, body }: Omit<RequestInit, "body"> & { body?: string },
) {
  return { url, method, headers, signal, body, redirect: "manual", text: async () => body ?? "" };
}

/**
 * Reads a request of openapi-fetch. `operation` is missing if the caller of `http` sends it.
 * @throws TypeError if the request is not for an operation: credentials must not go anywhere else.
 */
export async function toOutgoingRequest(
  source: Request,
  baseUrl: string,
  { call, operation: known }: { readonly call: CallState; readonly operation?: ClientOperation },
): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const operation = known ?? findClientOperation(method, new URL(url).pathname);
  if (!operation) throw new TypeError(`${method} ${new URL(url).pathname} is not an operation of the contract`);
  const headers = Object.fromEntries(source.headers);
  const text = await source.text();
  const { mediaType = JSON_TYPE } = operation;
  // openapi-fetch writes JSON if the caller of `http` gives no serializer.
  const isOther = text !== "" && mediaType !== JSON_TYPE && headers["content-type"] === JSON_TYPE;
  if (isOther) headers["content-type"] = mediaType;
  const body = isOther ? serializeBody(JSON.parse(text), mediaType) : text || undefined;
  return { url, method, headers, body, operation, signal, call };
}

/** Sends a request; the answer is a standard response if the request is a standard one. */
export async function exchange(source: Request, request: OutgoingRequest, send: Handler): Promise<Response> {
  const answer = await send(request);
  const { status, headers, source: original = answer as Response } = answer;
  if (!(source instanceof globalThis.Request)) return answer as Response; // openapi-fetch uses no more of it
  if (status < 200) return original; // a browser hides a redirect that it does not follow
  const text = await answer.text();
  // The parser's error of openapi-fetch would quote the token.
  if (request.operation.issuesToken && answer.ok) parseJson(request, answer, text);
  const standard = new Response(text || null, { status, statusText: original.statusText, headers });
  return Object.defineProperty(standard, "url", { value: request.url });
}

const JSON_TYPE = "application/json";
const FORM = "application/x-www-form-urlencoded";
const serializeForm = createQuerySerializer<object>();

/** Serializes a body by the media type of its operation. */
export function serializeBody(body: unknown, mediaType: string): string {
  if (mediaType === FORM) return serializeForm(body as object);
  return mediaType.includes("json") ? JSON.stringify(body) : String(body);
}

/** @throws UnreadableResponseError without the parser's error, which quotes the text: it may contain a token. */
export function parseJson(request: OutgoingRequest, answer: Answer, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createUnreadable(request, answer, text, NOT_JSON);
  }
}
