import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket, Server as TcpServer } from "node:net";
import { describeSystemError } from "../io/describe-system-error.ts";

/** The limits of `loyalty serve`: on the sizes of requests, and on the times to send and to read. */
export const defaultLimits = {
  /** Maximum size of the request line and the headers. */
  headerBytes: 16_384,
  headersMs: 10_000,
  /** Maximum time for the whole request to arrive. */
  requestMs: 20_000,
  idleMs: 65_000, // longer than load balancers keep a connection, so that they close it first
  connections: 10_000,
  /** Maximum number of requests of a connection that wait for their responses. Proxies and browsers send one at a time. */
  pipelined: 16,
  /** Maximum time in which a client that has data to read takes none of it. */
  stalledMs: 30_000,
  checkIntervalMs: 1_000,
};

export interface ServerHandle {
  readonly url: string;
  readonly server: Server;
  /** Counts the open connections, and the requests that wait for their responses. */
  readonly count: () => { readonly connections: number; readonly requests: number };
  /** Goes on serving; each response says that its connection closes, so that clients reconnect to another instance. */
  readonly startDraining: () => void;
  /** Refuses new connections, waits at most `maxMs` for requests in flight, then destroys the other connections. */
  readonly close: (maxMs: number) => Promise<void>;
}

interface HttpServerOptions {
  readonly limits?: typeof defaultLimits;
  /** Called for each connection beyond the limit. */
  readonly onDrop?: () => void;
}

/**
 * Starts an HTTP server with limits. It begins a request when the responses to earlier ones of its connection have been sent, so that a
 * client that reads nothing costs one response.
 * @throws {Error} If it cannot listen on the address.
 */
export async function startHttpServer(
  listener: RequestListener,
  host: string,
  port: number,
  { limits = defaultLimits, onDrop }: HttpServerOptions = {},
): Promise<ServerHandle> {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
  });
  server.maxConnections = limits.connections;
  server.timeout = limits.stalledMs;
  if (onDrop) server.on("drop", onDrop);
  let isDraining = false;
  /** The responses that each open connection waits for, in the order of their requests. */
  const waiting = new Map<Socket, ServerResponse[]>();
  server.on("connection", (socket) => {
    waiting.set(socket, []);
    socket.once("close", () => waiting.delete(socket));
  });
  server.on("request", (request, response) => {
    const responses = waiting.get(request.socket) ?? [];
    const previous = responses.at(-1);
    if (responses.push(response) > limits.pipelined) {
      request.socket.resetAndDestroy();
      return;
    }
    response.once("close", () => responses.splice(responses.indexOf(response), 1));
    const begin = () => {
      if (request.socket.destroyed) return;
      if (isDraining && responses.at(-1) === response) response.setHeader("Connection", "close");
      if (isAmbiguous(request)) response.writeHead(400, { Connection: "close", "Content-Length": 0 }).end();
      else listener(request, response);
    };
    if (previous) previous.once("close", begin);
    else begin();
  });
  server.on("timeout", (socket) => {
    // An unread response would stay in memory. Only a reset makes the system drop its part, too.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else if (!waiting.get(socket)?.length) socket.destroy(); // otherwise the service works on a request
  });
  const startDraining = () => {
    isDraining = true;
    for (const [socket, responses] of waiting) {
      const last = responses.at(-1);
      if (last?.headersSent === false) last.setHeader("Connection", "close");
      else last?.once("finish", () => socket.destroySoon());
    }
  };
  return {
    url: await bindPort(server, host, port),
    server,
    count: () => ({
      connections: waiting.size,
      requests: [...waiting.values()].reduce((sum, responses) => sum + responses.length, 0),
    }),
    startDraining,
    async close(maxMs) {
      startDraining();
      const destroying = setTimeout(() => server.closeAllConnections(), Math.max(0, maxMs));
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(destroying);
    },
  };
}

/** True if a proxy in front could read the request differently (RFC 9112 §3.2, §6.1). */
function isAmbiguous({ httpVersion, headers, headersDistinct }: IncomingMessage): boolean {
  const hasOldTransferEncoding = httpVersion === "1.0" && headers["transfer-encoding"] !== undefined;
  return hasOldTransferEncoding || (headersDistinct.host?.length ?? 0) > 1;
}

/**
 * Binds a server to a TCP port (0 picks a free one) and returns its URL.
 * @throws {Error} If the server cannot listen there.
 */
export async function bindPort(server: TcpServer, host: string, port: number): Promise<string> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (cause) {
    throw new Error(`cannot listen on ${host}, port ${port}: ${describeSystemError(cause)}`, { cause });
  }
  const { address, family, port: bound } = server.address() as AddressInfo; // not a string, because it listens on TCP
  return `http://${family === "IPv6" ? `[${address}]` : address}:${bound}`;
}
