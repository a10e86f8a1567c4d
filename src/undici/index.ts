/**
 * A `fetch` over an undici pool, for Node servers: entry `loyalty-interface/undici`, with the optional peer `undici`. It
 * imports nothing of the client, which takes it as the option `fetch`.
 */

import { pipeline, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, type Dispatcher } from "undici";

/** Options of {@link createUndiciFetch}. */
export interface UndiciFetchOptions {
  /** Maximum number of connections to each origin. @default 128 */
  readonly connections?: number | undefined;
  /** Milliseconds after which an idle connection is closed. @default 10000 */
  readonly keepAliveTimeoutMs?: number | undefined;
  /** A dispatcher to use instead, for example a `ProxyAgent`. `close` does not close it. */
  readonly dispatcher?: Dispatcher | undefined;
}

/** The part of the global `fetch` that the clients of this package use, and how to close its connections. */
export interface UndiciFetch {
  readonly fetch: (url: string, init?: UndiciFetchInit) => Promise<UndiciFetchResponse>;
  /** Waits for the requests in progress and closes all connections. @throws Error if undici cannot close them. */
  close(): Promise<void>;
}

/** A request. */
export interface UndiciFetchInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | null;
  readonly signal?: AbortSignal | null;
}

/** A response. Its body can be read once, by `text` or from `body`. */
export interface UndiciFetchResponse extends Pick<Response, "ok" | "status" | "text"> {
  /** Read as from `Headers`, which costs more to create than the rest of a response. */
  readonly headers: Pick<Headers, "get" | "has" | "getSetCookie"> & {
    forEach(callback: (value: string, name: string) => void): void;
  };
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Creates a `fetch` on undici's dispatcher, which costs less than the global `fetch`. It accepts gzip and br, and does not follow
 * redirects. The client limits the size of a body.
 *
 * @throws Error if undici refuses an option.
 */
export function createUndiciFetch(options: UndiciFetchOptions = {}): UndiciFetch {
  const { connections = 128, keepAliveTimeoutMs = 10_000 } = options;
  const agent = options.dispatcher ?? new Agent({ connections, keepAliveTimeout: keepAliveTimeoutMs });
  let closing: Promise<void> | undefined;
  return {
    async fetch(url, { method = "GET", headers = {}, body = null, signal } = {}) {
      signal?.throwIfAborted(); // undici would first wait for a connection
      const { origin, pathname, search } = new URL(url);
      const sent = { "accept-encoding": "gzip, br", ...headers };
      const request = { origin, path: pathname + search, method, headers: sent, body };
      return toResponse(await agent.request({ ...request, signal: signal ?? null }));
    },
    close: async () => {
      if (!options.dispatcher) closing ??= agent.close();
      await closing;
    },
  };
}

const ignore = () => {}; // the reader of a stream sees its failure; without a reader it would end the process
const decoders = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["br", createBrotliDecompress],
]);

/** Decodes a body; the encoding that was applied last comes first (RFC 9110 §8.4). An unknown one is left, as `fetch` does. */
function decode({ statusCode, headers, body }: Dispatcher.ResponseData): Readable {
  let decoded: Readable = body.on("error", ignore);
  if (statusCode === 204 || headers["content-length"] === "0") return decoded;
  for (const encoding of `${headers["content-encoding"]}`.toLowerCase().split(",").reverse()) {
    const createDecoder = decoders.get(encoding.trim());
    if (!createDecoder) break;
    decoded = pipeline(decoded, createDecoder(), ignore).on("error", ignore);
  }
  return decoded;
}

function toResponse(response: Dispatcher.ResponseData): UndiciFetchResponse {
  const { statusCode, headers, body } = response;
  const decoded = decode(response);
  let isRead = false;
  return {
    status: statusCode,
    ok: statusCode < 300, // undici does not return interim responses
    headers: readHeaders(headers),
    async text() {
      if (isRead) throw new TypeError("the body has been read already");
      isRead = true;
      return decoded === body ? body.text() : text(decoded);
    },
    get body() {
      return Readable.toWeb(decoded) as UndiciFetchResponse["body"]; // zlib and undici read bytes
    },
  };
}

function readHeaders(raw: Dispatcher.ResponseData["headers"]): UndiciFetchResponse["headers"] {
  const list = (name: string) => (Object.hasOwn(raw, name) ? [raw[name] ?? []].flat() : []);
  return {
    get: (name) => (Object.hasOwn(raw, name.toLowerCase()) ? list(name.toLowerCase()).join(", ") : null),
    has: (name) => Object.hasOwn(raw, name.toLowerCase()),
    getSetCookie: () => list("set-cookie"),
    forEach(callback) {
      for (const name of Object.keys(raw)) for (const value of list(name)) callback(value, name);
    },
  };
}
