import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { bindPort } from "../io/bind-port.ts";

const CLOSE_IDLE_INTERVAL_MS = 50;

/** The limits of `loyalty serve`: on what clients may send, and how slowly. */
export const defaultLimits = {
  /** Maximum size of the request line and the headers. */
  headerBytes: 16_384,
  headersMs: 10_000,
  /** Maximum time for the whole request to arrive. */
  requestMs: 20_000,
  idleMs: 65_000, // longer than load balancers keep a connection, so that they close it first
  connections: 10_000,
  /** Interval at which the time limits are checked. */
  checkIntervalMs: 1_000,
};

/** A running server. */
export interface ServerHandle {
  readonly url: string;
  /** Refuses new connections, waits at most `maxDrainMs` for requests in flight, then destroys the other connections. */
  readonly close: (maxDrainMs: number) => Promise<void>;
}

/** Starts an HTTP server with limits. @throws {Error} If it cannot listen on the address. */
export async function startHttpServer(
  listener: RequestListener,
  host: string,
  port: number,
  limits = defaultLimits,
): Promise<ServerHandle> {
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkIntervalMs,
    },
    listener,
  );
  server.maxConnections = limits.connections;
  refuseBadRequests(server);
  return { url: await bindPort(server, host, port), close: (maxDrainMs) => closeServer(server, maxDrainMs) };
}

async function closeServer(server: Server, maxDrainMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS);
  const destroying = setTimeout(() => server.closeAllConnections(), maxDrainMs);
  await closed;
  clearInterval(closing);
  clearTimeout(destroying);
}

/** Answers bytes that are not an HTTP request, after the responses to earlier requests on the connection (pipelining). */
function refuseBadRequests(server: Server): void {
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (request, response) => lastResponses.set(request.socket, response));
  server.on("clientError", (error, socket) => {
    const response = lastResponses.get(socket);
    if (response === undefined || response.writableFinished) return refuse(error, socket);
    if (response.req.complete) return void response.once("close", () => refuse(error, socket));
    if (response.headersSent) return void socket.destroy(); // the status is already sent
    refuse(error, socket);
  });
}

/** Refusals by the error code of Node's parser; all others are a bad request. */
const refusals: Record<string, readonly [status: number, reason: string, key: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request header fields too large", "headers_too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request timeout", "request_timeout"],
};

/** Sends an Error object (S20) for a request that did not reach the service, and ends the connection. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [code, message, key] = refusals[error.code ?? ""] ?? [400, "Bad request", "bad_request"];
  const body = JSON.stringify({ code, key, message });
  const head = [
    `HTTP/1.1 ${code} ${message}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
