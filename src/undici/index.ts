/**
 * A `fetch` over an undici pool, for Node servers: entry `loyalty-interface/undici`, with the optional peer `undici`. It
 * imports nothing of the client, which takes it as the option `fetch`.
 */

import { pipeline, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { Agent, type Dispatcher, request } from "undici";

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
  readonly headers: Pick<Headers, "get" | "has" | "getSetCookie"> & Iterable<[string, string]>;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/**
 * Creates a `fetch` on undici's `request`, which costs less than the global `fetch`. It accepts gzip and br, and does not follow
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
      const sent = { "accept-encoding": "gzip, br", ...headers };
      return toResponse(await request(url, { dispatcher: agent, method, headers: sent, body, signal: signal ?? null }));
    },
    close: async () => {
      if (!options.dispatcher) closing ??= agent.close();
      await closing;
    },
  };
}

const decoders = new Map([
  ["gzip", createGunzip],
  ["x-gzip", createGunzip],
  ["br", createBrotliDecompress],
]);

function toResponse({ statusCode: status, headers: raw, body }: Dispatcher.ResponseData): UndiciFetchResponse {
  let decoded: Readable = body;
  const isEmpty = status === 204 || raw["content-length"] === "0";
  // The encoding that was applied last comes first (RFC 9110 §8.4). An unknown one is left, as `fetch` does.
  for (const encoding of isEmpty ? [] : `${raw["content-encoding"]}`.toLowerCase().split(",").reverse()) {
    const createDecoder = decoders.get(encoding.trim());
    if (!createDecoder) break;
    decoded = pipeline(decoded, createDecoder(), () => {}); // the reader of the decoder sees a failure
  }
  return {
    status,
    ok: status < 300, // interim responses do not get here
    headers: readHeaders(raw),
    text: async () => (decoded === body ? body.text() : text(decoded)),
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
    *[Symbol.iterator]() {
      for (const name of Object.keys(raw)) for (const value of list(name)) yield [name, value];
    },
  };
}
