import { Buffer } from "node:buffer";
import { Agent, type Dispatcher } from "undici";

/** Options of {@link createUndiciFetch}. */
export interface UndiciFetchOptions {
  /** Maximum number of connections to each origin. @default 128 */
  readonly connections?: number;
  /** Milliseconds after which an idle connection is closed. @default 10000 */
  readonly keepAliveTimeoutMs?: number;
  /** A dispatcher to use instead, for example a `ProxyAgent`. `close` does not close it. */
  readonly dispatcher?: Dispatcher;
}

/** A `fetch` for the clients of this package, and how to close its connections. */
export interface UndiciFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Waits for the requests in progress and closes all connections. */
  close(): Promise<void>;
}

/**
 * Creates a `fetch` on undici's dispatcher, which costs less than the global `fetch`.
 *
 * It supports the part of `fetch` that the clients use: a URL, method, headers, a string as body, and a signal. It resolves
 * when the body has arrived, and the body is read as text. It does not follow redirects.
 */
export function createUndiciFetch(options: UndiciFetchOptions = {}): UndiciFetch {
  const { connections = 128, keepAliveTimeoutMs = 10_000 } = options;
  const agent = options.dispatcher ?? new Agent({ connections, keepAliveTimeout: keepAliveTimeoutMs });

  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
    const request: Dispatcher.DispatchOptions = {
      origin,
      path: pathname + search,
      method: init.method ?? "GET",
      headers: init.headers instanceof Headers ? init.headers : new Headers(init.headers),
      body: typeof init.body === "string" ? init.body : null,
    };
    const response = await new Promise<UndiciResponse>((resolve, reject) => {
      agent.dispatch(request, collectResponse(init.signal, resolve, reject));
    });
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

/** Collects a whole response without a stream. @throws The signal's reason if it is aborted already. */
function collectResponse(
  signal: AbortSignal | null | undefined,
  resolve: (response: UndiciResponse) => void,
  reject: (reason: unknown) => void,
): Dispatcher.DispatchHandler {
  const chunks: Uint8Array[] = [];
  let status = 0;
  let headers: RawHeaders = {};
  let controller: Dispatcher.DispatchController | undefined;

  // Rejects even if the connection is not made yet; onRequestStart then ends the request before it is sent.
  const onAbort = () => {
    controller?.abort(signal?.reason);
    reject(signal?.reason);
  };
  const stopListening = () => signal?.removeEventListener("abort", onAbort);
  signal?.throwIfAborted();
  signal?.addEventListener("abort", onAbort, { once: true });

  return {
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
    },
    onResponseEnd() {
      stopListening();
      resolve(new UndiciResponse(status, headers, chunks));
    },
    onResponseError(_, error) {
      stopListening();
      reject(error);
    },
  };
}

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** The part of a `Response` that the clients use. Its body has arrived and can be read once. */
class UndiciResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly #rawHeaders: RawHeaders;
  #chunks: readonly Uint8Array[] | undefined;
  #headers: Headers | undefined;

  constructor(status: number, headers: RawHeaders, chunks: readonly Uint8Array[]) {
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.#rawHeaders = headers;
    this.#chunks = chunks;
  }

  /** Created on first access, because most responses are read without headers. */
  get headers(): Headers {
    this.#headers ??= toHeaders(this.#rawHeaders);
    return this.#headers;
  }

  async text(): Promise<string> {
    const chunks = this.#chunks;
    if (!chunks) throw new TypeError("the body of this response has been read already");
    this.#chunks = undefined;
    const [first, ...others] = chunks;
    return new TextDecoder().decode(first && others.length === 0 ? first : Buffer.concat(chunks));
  }
}

function toHeaders(raw: RawHeaders): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(raw)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
