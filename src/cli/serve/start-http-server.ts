import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket, Server as TcpServer } from "node:net";
import { describeSystemError } from "../io/describe-system-error.ts";

/** Maximum number of requests of a connection that wait for their responses. Proxies and browsers send one at a time. */
const MAX_PIPELINED = 16;

/** The open connections, the requests that wait for their responses, and the connections refused since the start. */
export interface ServerLoad {
  readonly connections: number;
  readonly requests: number;
  readonly refused: number;
}

export interface ServerHandle {
  readonly url: string;
  readonly server: Server;
  readonly count: () => ServerLoad;
  /** Goes on serving; each response says that its connection closes, so that clients reconnect to another instance. */
  readonly startDraining: () => void;
  /** Refuses new connections, waits at most `maxMs` for requests in flight, then destroys the other connections. */
  readonly close: (maxMs: number) => Promise<void>;
}

/**
 * Starts an HTTP server with limits. It begins a request when the responses to earlier ones of its connection have been sent, so that a
 * client that reads nothing costs one response.
 * @throws {Error} If it cannot listen on the address.
 */
export async function startHttpServer(listener: RequestListener, host: string, port: number): Promise<ServerHandle> {
  const server = createServer({
    maxHeaderSize: 16_384,
    headersTimeout: 10_000,
    requestTimeout: 20_000, // for the whole request to arrive
    keepAliveTimeout: 65_000, // longer than load balancers keep a connection, so that they close it first
    connectionsCheckingInterval: 1_000,
  });
  server.maxConnections = 10_000;
  server.timeout = 30_000; // in which a client that has data to read takes none of it
  let isDraining = false;
  let refused = 0;
  server.on("drop", () => refused++);
  /** The responses that each open connection waits for, in the order of their requests. */
  const waiting = new Map<Socket, ServerResponse[]>();
  server.on("connection", (socket) => {
    waiting.set(socket, []);
    socket.once("close", () => waiting.delete(socket));
  });
  server.on("request", (request, response) => {
    const responses = waiting.get(request.socket) ?? [];
    const previous = responses.at(-1);
    if (responses.push(response) > MAX_PIPELINED) {
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
      refused,
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
