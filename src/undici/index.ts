/**
 * The `fetch` of undici with its own pool, for Node servers: entry `loyalty-interface/undici`, with the optional peer `undici`.
 * It imports nothing of the client, which takes it as the option `fetch`.
 */

import { Agent, type Dispatcher, fetch, type RequestInit, type Response } from "undici";

/** Options of {@link createUndiciFetch}. */
export interface UndiciFetchOptions {
  /** Maximum number of connections to each origin. @default 128 */
  readonly connections?: number | undefined;
  /** Milliseconds after which an idle connection is closed. @default 10000 */
  readonly keepAliveTimeoutMs?: number | undefined;
  /** A dispatcher to use instead, for example a `ProxyAgent`. `close` does not close it. */
  readonly dispatcher?: Dispatcher | undefined;
}

/** A `fetch`, and how to close its connections. */
export interface UndiciFetch {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Waits for the requests in progress and closes all connections. @throws Error if undici cannot close them. */
  close(): Promise<void>;
}

/**
 * Creates a `fetch` with its own connections: their number is limited, and `close` ends them. It unpacks compressed bodies.
 * @throws Error if undici refuses an option.
 */
export function createUndiciFetch(options: UndiciFetchOptions = {}): UndiciFetch {
  const { connections = 128, keepAliveTimeoutMs = 10_000 } = options;
  const dispatcher = options.dispatcher ?? new Agent({ connections, keepAliveTimeout: keepAliveTimeoutMs });
  let closing: Promise<void> | undefined;
  return {
    fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    close: async () => {
      if (!options.dispatcher) closing ??= dispatcher.close();
      await closing;
    },
  };
}
