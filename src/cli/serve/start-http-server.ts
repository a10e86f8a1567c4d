import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket, Server as TcpServer } from "node:net";
import { createErrorObject, type ErrorStatus } from "../../contract/error-object.ts";
import type { Service } from "../../service/index.ts";
import { ServiceError } from "../../service/internal.ts";
import { describeSystemError } from "../io/describe-system-error.ts";

/** Time for a client to read its refusal and close its half of the connection; a reset could overtake the refusal. */
const LINGER_MS = 1_000;
/** Statuses by the error code of Node's parser; all other errors are a 400. */
const statuses: Readonly<Record<string, ErrorStatus>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** The limits of `loyalty serve`: on the sizes of requests, and on the times to send and to read. */
export const defaultLimits = {
  /** Maximum size of the request line and the headers. */
  headerBytes: 16_384,
  headersMs: 10_000,
  /** Maximum time for the whole request to arrive. */
  requestMs: 20_000,
  idleMs: 65_000, // longer than load balancers keep a connection, so that they close it first
  connections: 10_000,
  /** Maximum time in which a client that has data to read takes none of it. */
  stalledMs: 30_000,
  checkIntervalMs: 1_000,
};

/** A running server. */
export interface ServerHandle {
  readonly url: string;
  /** Goes on serving; each response says that its connection closes, so that clients reconnect to another instance. */
  readonly startDraining: () => void;
  /** Refuses new connections, waits at most `maxMs` for requests in flight, then destroys the other connections. */
  readonly close: (maxMs: number) => Promise<void>;
}

interface HttpServerOptions {
  readonly limits?: typeof defaultLimits;
  /** Creates the response to a request that is not valid HTTP; it is logged and counted. */
  readonly refuse: Service["refuse"];
  /** Called for each connection beyond the limit. */
  readonly onDrop?: () => void;
}

/** Starts an HTTP server with limits. @throws {Error} If it cannot listen on the address. */
export async function startHttpServer(
  listener: RequestListener,
  host: string,
  port: number,
  { limits = defaultLimits, refuse, onDrop }: HttpServerOptions,
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
  const responses = new Map<Socket, ServerResponse>();
  server.on("request", (request, response) => {
    const { socket } = request;
    responses.set(socket, response);
    response.once("close", () => responses.get(socket) === response && responses.delete(socket));
    // A response would stay in memory until it is read. The system drops its part of it with a reset only.
    response.on("timeout", () => socket.writableLength > 0 && socket.resetAndDestroy());
    if (isDraining) response.setHeader("Connection", "close");
    const isAmbiguous = request.httpVersion === "1.0" && request.headers["transfer-encoding"] !== undefined;
    if (isAmbiguous)
      void sendRefusal(socket, 400, refuse); // RFC 9112 §6.1
    else listener(request, response);
  });
  // Answers bytes that Node's parser refuses, and requests that arrive too slowly, with an Error object (S20).
  server.on("clientError", (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket; // a server on TCP has no other streams
    if (!socket.writable) return; // it is closing; the parser reports each later packet too
    const response = responses.get(socket);
    if (response?.headersSent)
      socket.destroySoon(); // a second status would be part of its body
    else if (response?.req.complete)
      response.setHeader("Connection", "close"); // the client waits for it first
    else void sendRefusal(socket, statuses[error.code ?? ""] ?? 400, refuse);
  });
  const startDraining = () => {
    isDraining = true;
    for (const [socket, response] of responses) {
      if (!response.headersSent) response.setHeader("Connection", "close");
      else response.once("finish", () => socket.destroySoon());
    }
  };
  return {
    url: await bindPort(server, host, port),
    startDraining,
    async close(maxMs) {
      startDraining();
      const destroying = setTimeout(() => server.closeAllConnections(), Math.max(0, maxMs));
      await new Promise((resolve) => server.close(resolve));
      clearTimeout(destroying);
    },
  };
}

/** Answers with an Error object, and closes the connection: a body can still arrive. */
async function sendRefusal(socket: Socket, status: ErrorStatus, refuse: Service["refuse"]): Promise<void> {
  const { headers, body = [] } = await refuse(new ServiceError(createErrorObject(status)), socket.remoteAddress);
  const lines = Object.entries({ ...headers, "Content-Length": body.length, Connection: "close" });
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map((line) => `${line.join(": ")}\r\n`).join("")}\r\n`,
  );
  socket.end(Uint8Array.from(body));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * Binds a server to a TCP port (0 picks a free one) and returns its URL.
 * @throws {Error} If the server cannot listen there; the message suggests a remedy.
 */
export async function bindPort(server: TcpServer, host: string, port: number): Promise<string> {
  try {
    await once(server.listen(port, host), "listening");
  } catch (cause) {
    throw new Error(`cannot listen on ${host}, port ${port}: ${describeSystemError(cause, "listen")}`, { cause });
  }
  const { address, family, port: bound } = server.address() as AddressInfo; // not a string, because it listens on TCP
  return `http://${family === "IPv6" ? `[${address}]` : address}:${bound}`;
}
