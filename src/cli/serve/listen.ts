import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { listenOn } from "../io/listen-on.ts";
import { refuseBadRequests } from "./refuse-bad-requests.ts";

const CLOSE_IDLE_EVERY_MS = 50;

/** What a listener takes of those who connect. */
export interface Limits {
  /** Bytes of the first line and the headers. */
  readonly headerBytes: number;
  /** Time for the headers to arrive. */
  readonly headersMs: number;
  /** Time for the whole request to arrive. */
  readonly requestMs: number;
  /** Time between two requests. */
  readonly idleMs: number;
  readonly connections: number;
  /** Time from one look at all connections to the next. */
  readonly checkEveryMs: number;
}

const LIMITS: Limits = {
  headerBytes: 16_384,
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 65_000, // longer than balancers keep a connection, so that none is closed under a request
  connections: 10_000,
  checkEveryMs: 1_000,
};

/** A server that is listening. */
export interface Listening {
  readonly url: string;
  /** Takes no new connections, waits for the requests in flight, at most so long, then cuts what is left. */
  readonly drain: (patienceMs: number) => Promise<void>;
}

/**
 * Listens with limits on the size of headers, on the time that a request may take to arrive, and on connections.
 * @throws Error where the address cannot be listened on.
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  limits: Limits = LIMITS,
): Promise<Listening> {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  refuseBadRequests(server);
  await listenOn(server, port, host);
  const { address, family, port: bound } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${bound}`,
    drain: (patienceMs) => drain(server, patienceMs),
  };
}

async function drain(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(closing);
  clearTimeout(cutting);
}
