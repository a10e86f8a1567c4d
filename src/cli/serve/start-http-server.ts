import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket, Server as TcpServer } from "node:net";
import type { Duplex } from "node:stream";
import { describeSystemError } from "../io/describe-system-error.ts";
import { cutSlowReaders } from "./cut-slow-readers.ts";
import { createRefusal, failRequest, type Refuse, refuseBrokenRequest, sendRefusal } from "./refuse-requests.ts";

/** The limits of `loyalty serve`: on the sizes of requests, and on the times to send and to read. */
export const defaultLimits = {
  /** Maximum size of the request line and the headers. */
  headerBytes: 16_384,
  headersMs: 10_000,
  /** Maximum time for the whole request to arrive. */
  requestMs: 20_000,
  idleMs: 65_000, // longer than load balancers keep a connection, so that they close it first
  connections: 10_000,
  stalledMs: 30_000,
  slowMs: 60_000,
  minBytesPerSecond: 1_000,
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
  /** Creates the response to a request that the listener does not get, or fails to answer. */
  readonly refuse: Refuse;
  /** Called for each connection beyond the limit. */
  readonly onDrop?: () => void;
}

/** Answers a request; a failure is answered with 500. */
export type Listener = (...parameters: Parameters<RequestListener>) => void | Promise<void>;

/** Starts an HTTP server with limits. @throws {Error} If it cannot listen on the address. */
export async function startHttpServer(
  listener: Listener,
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
    requireHostHeader: false, // Node refuses without an Error object
  });
  server.maxConnections = limits.connections;
  if (onDrop) server.on("drop", onDrop);
  const responses = new Map<Socket, ServerResponse>();
  const startDraining = serveConnections(server, responses, listener, { refuse, lingerMs: limits.checkIntervalMs });
  cutSlowReaders(server, responses, limits);
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

/**
 * Passes requests to the listener, and refuses bytes that are not HTTP. Returns a function that starts draining.
 * @param responses Gets the last response of each open connection.
 */
function serveConnections(
  server: Server,
  responses: Map<Socket, ServerResponse>,
  listener: Listener,
  { refuse, lingerMs }: { readonly refuse: Refuse; readonly lingerMs: number },
): () => void {
  let isDraining = false;
  const addResponse = (request: IncomingMessage, response: ServerResponse) => {
    if (!responses.has(request.socket)) request.socket.once("close", () => responses.delete(request.socket));
    responses.set(request.socket, response);
    if (isDraining) response.setHeader("Connection", "close");
  };
  server.on("request", (request, response) => {
    addResponse(request, response);
    if (!hasValidHost(request))
      return void sendRefusal(response, refuse, createRefusal(400, "A request has one Host header, a host and a port"));
    // A failure of one request must not end the process.
    new Promise((resolve) => resolve(listener(request, response))).catch((error) =>
      failRequest(response, refuse, error),
    );
  });
  server.on("checkExpectation", (request, response) => {
    addResponse(request, response);
    sendRefusal(response, refuse, createRefusal(417, "The only known expectation is 100-continue"));
  });
  const refuseConnection = (error: Error, duplex: Duplex) => {
    const socket = duplex as Socket; // a server on TCP has no other streams
    refuseBrokenRequest({ socket, error, refuse, lingerMs }, responses.get(socket));
  };
  server.on("clientError", refuseConnection);
  server.on("connect", (_, socket) => {
    socket.on("error", () => undefined); // Node no longer listens
    refuseConnection(new Error("CONNECT"), socket);
  });
  return () => {
    isDraining = true;
    for (const [socket, response] of responses) {
      if (!response.headersSent) response.setHeader("Connection", "close");
      else if (!response.writableFinished) response.once("finish", () => socket.destroySoon());
    }
  };
}

/** A registered name, an IPv4 or a bracketed address, with or without a port (RFC 3986 §3.2); an empty host is valid. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\w.:~!$&'()*+,;=-]+\])(?::\d*)?$/;

/** Whether there is one Host header, which HTTP/1.0 can leave out (RFC 9112 §3.2). Node keeps only the first in `headers`. */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const isHost = (name = "") => name.length === 4 && name.toLowerCase() === "host";
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && isHost(rawHeaders[at - 1]));
  if (hosts.length !== 1) return hosts.length === 0 && httpVersion === "1.0";
  return HOST.test(hosts[0] ?? "");
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
