import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

const MAX_HEADER_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_MS = 65_000; // longer than balancers keep a connection, so that none is closed under a request
const MAX_CONNECTIONS = 10_000;
const CLOSE_IDLE_EVERY_MS = 50;

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
export async function listen(listener: RequestListener, host: string, port: number): Promise<Listening> {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
    },
    listener,
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on("clientError", refuse);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, host, resolve);
  });
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

/** Status and message for what is no HTTP request, by the code of Node's error. */
const refusals: Record<string, readonly [status: number, reason: string, key: string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request header fields too large", "headers_too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request timeout", "request_timeout"],
};

/** An Error object (S20) for a request that did not get as far as the service, and the end of its connection. */
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
