/**
 * A `fetch` over an undici pool, for Node servers: entry `loyalty-interface/undici`, with the optional peer `undici`. It
 * imports nothing of the client, which takes it as the option `fetch`.
 */

import { Buffer, constants } from "node:buffer";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from "node:zlib";
import { Agent, type Dispatcher } from "undici";

/** Options of {@link createUndiciFetch}. */
export interface UndiciFetchOptions {
  /** Maximum number of connections to each origin. @default 128 */
  readonly connections?: number | undefined;
  /** Milliseconds after which an idle connection is closed. @default 10000 */
  readonly keepAliveTimeoutMs?: number | undefined;
  /** A dispatcher to use instead, for example a `ProxyAgent`. `close` does not close it. */
  readonly dispatcher?: Dispatcher | undefined;
  /** Maximum size of a body in bytes, before and after decompression. @default 33554432, which is 32 MB */
  readonly maxBodyBytes?: number | undefined;
}

/** A `fetch` for the clients of this package, and how to close its connections. */
export interface UndiciFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for the requests in progress and closes all connections. @throws Error if undici cannot close them. */
  close(): Promise<void>;
}

/**
 * Creates a `fetch` on undici's dispatcher, which costs less than the global `fetch`.
 *
 * It supports the part of `fetch` that the clients use: a URL, method, headers, a string as body, and a signal. It resolves
 * when the body has arrived, and the body is read as text. It accepts gzip, deflate and br. It does not follow redirects.
 *
 * @throws TypeError if `maxBodyBytes` is not a number above 0.
 */
export function createUndiciFetch(options: UndiciFetchOptions = {}): UndiciFetch {
  const { connections = 128, keepAliveTimeoutMs = 10_000, maxBodyBytes = 32 * 1024 * 1024 } = options;
  if (!(maxBodyBytes > 0)) throw new TypeError("maxBodyBytes must be a number of bytes above 0, or Infinity");
  const agent = options.dispatcher ?? new Agent({ connections, keepAliveTimeout: keepAliveTimeoutMs });

  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const request: Dispatcher.DispatchOptions = {
      origin,
      path: pathname + search,
      method: init.method ?? "GET",
      headers: listHeaders(init.headers),
      body: typeof init.body === "string" ? init.body : null,
    };
    const response = await exchange(agent, request, init.signal, maxBodyBytes);
    return response as unknown as Response; // it has the properties that the clients use
  }

  let closing: Promise<void> | undefined;
  return {
    fetch: send,
    close: async () => {
      if (!options.dispatcher) closing ??= agent.close();
      await closing;
    },
  };
}

function listHeaders(init: RequestInit["headers"]): string[] {
  const headers = init instanceof Headers ? init : new Headers(init);
  const list = headers.has("Accept-Encoding") ? [] : ["accept-encoding", "gzip, deflate, br"];
  headers.forEach((value, name) => void list.push(name, value));
  return list;
}

/** Sends a request and collects the whole response without a stream. It rejects with the signal's reason on an abort. */
function exchange(
  agent: Dispatcher,
  request: Dispatcher.DispatchOptions,
  signal: AbortSignal | null | undefined,
  maxBytes: number,
): Promise<UndiciResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<UndiciResponse>();
  const chunks: Uint8Array[] = [];
  let left = maxBytes;
  let status = 0;
  let headers: RawHeaders = {};
  let controller: Dispatcher.DispatchController | undefined;

  // Rejects even if the connection is not made yet; onRequestStart then ends the request before it is sent.
  const onAbort = () => {
    controller?.abort(signal?.reason);
    reject(signal?.reason);
  };
  const stopListening = () => signal?.removeEventListener("abort", onAbort);
  const respond = (body: readonly Uint8Array[] | Error) => {
    stopListening();
    resolve(createResponse(status, headers, body));
  };
  const fail = (error: unknown) => {
    stopListening();
    reject(error);
  };
  signal?.throwIfAborted();
  signal?.addEventListener("abort", onAbort, { once: true });
  agent.dispatch(request, {
    onRequestStart(started) {
      controller = started;
      if (signal?.aborted) controller.abort(signal.reason);
    },
    onResponseStart(_, code, received) {
      status = code; // a status below 200 precedes the final one
      headers = received;
    },
    onResponseData(_, chunk) {
      chunks.push(chunk);
      left -= chunk.length;
      if (left >= 0) return;
      const error = Object.assign(new RangeError(`the body has more than ${maxBytes} bytes`), { code: TOO_LARGE });
      respond(error);
      controller?.abort(error);
    },
    onResponseEnd() {
      const encodings = headers["content-encoding"];
      if (!encodings || chunks.length === 0) return respond(chunks);
      return void decode(chunks, String(encodings), maxBytes).then(
        (body) => respond([body]),
        (error) => (error.code === TOO_LARGE ? respond(error) : fail(error)),
      );
    },
    onResponseError: (_, error) => fail(error),
  });
  return promise;
}

/** Code of the errors of `zlib` for a body that grows too large. A client does not retry after it. */
const TOO_LARGE = "ERR_BUFFER_TOO_LARGE";

type Decoder = (body: Buffer, options: ZlibOptions) => Promise<Buffer>;
const isRaw = (body: Buffer) => (Number(body[0]) & 0x0f) !== 8; // some servers leave out the header of RFC 1950
const toDecoder = promisify<Buffer, ZlibOptions, Buffer>;
const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["gzip", toDecoder(gunzip)],
  ["x-gzip", toDecoder(gunzip)],
  ["deflate", (body, options) => toDecoder(isRaw(body) ? inflateRaw : inflate)(body, options)],
  ["br", toDecoder(brotliDecompress)],
]);

/** Decodes a body; the encoding that was applied last comes first (RFC 9110 §8.4). An unknown one is left, as `fetch` does. */
async function decode(chunks: readonly Uint8Array[], encodings: string, maxBytes: number): Promise<Buffer> {
  let body: Buffer = Buffer.concat(chunks);
  for (const encoding of encodings.toLowerCase().split(",").reverse()) {
    const decoder = decoders.get(encoding.trim());
    if (!decoder) break;
    body = await decoder(body, { maxOutputLength: Math.min(maxBytes, constants.MAX_LENGTH) });
  }
  return body;
}

type UndiciResponse = ReturnType<typeof createResponse>;
type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Creates the part of a `Response` that the clients use. Its body has arrived, or was too large, and can be read once. */
function createResponse(status: number, rawHeaders: RawHeaders, body: readonly Uint8Array[] | Error) {
  let unread: typeof body | undefined = body;
  let headers: Headers | undefined;
  return {
    status,
    ok: status >= 200 && status < 300,
    /** Created on first access, because most responses are read without headers. */
    get headers(): Headers {
      if (headers) return headers;
      headers = new Headers();
      for (const [name, values = []] of Object.entries(rawHeaders))
        for (const value of [values].flat()) headers.append(name, value);
      return headers;
    },
    async text(): Promise<string> {
      const chunks = unread;
      if (!chunks) throw new TypeError("the body of this response has been read already");
      if (chunks instanceof Error) throw chunks;
      unread = undefined;
      const [first, ...others] = chunks;
      return new TextDecoder().decode(first && others.length === 0 ? first : Buffer.concat(chunks));
    },
  };
}
