import * as http from "node:http";
import * as https from "node:https";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { RedactorOptions } from "../redact/create-redactor.ts";
import { createClock, createWriter } from "./observed-exchange.ts";
import { PassedExchange, type PassOptions, PROXY_STATUS } from "./pass-exchange.ts";
import type { RecordingSink } from "./recording-sink.ts";

/** Options of {@link createRecordingProxy}. */
export interface RecordingProxyOptions extends RedactorOptions {
  /** Base URL of the service that receives the requests. */
  readonly upstream: URL;
  /** Receives the redacted entries. */
  readonly sink: Pick<RecordingSink, "write">;
  /** Called if an exchange cannot be recorded; the traffic continues. */
  readonly onError: (error: unknown) => void;
}

/** A recording proxy. */
export interface RecordingProxy {
  /** The caller makes it listen. */
  readonly server: http.Server;
  /**
   * Stops: idle connections end at once, others after their exchanges or one second. Settles when all exchanges are in the
   * sink, which stays open.
   */
  close(): Promise<void>;
}

/** Open exchanges have this time to end. */
const GRACE_MS = 1000;

/** The answer to a request that Node cannot read. */
const REFUSAL = `HTTP/1.1 400 Bad Request\r\nProxy-Status: ${PROXY_STATUS}http_request_error\r\nConnection: close\r\n\r\n`;

/** Node must not end connections that the upstream keeps open, or refuse requests that it answers. */
const serverOptions = { keepAliveTimeout: 0, requireHostHeader: false };

/**
 * Creates a reverse proxy that records each exchange without secrets and personal data. Headers and bodies pass unchanged
 * in both directions, except for the `Host` header and the base path of the upstream.
 */
export function createRecordingProxy(options: RecordingProxyOptions): RecordingProxy {
  const { sink, onError, upstream } = options;
  const write = createWriter(sink, options);
  let written = Promise.resolve();
  const record: PassOptions["record"] = (exchange) => {
    written = write(exchange).catch(onError);
    return written;
  };
  const clock = createClock();
  const { Agent } = upstream.protocol === "https:" ? https : http;
  /** The connections of clients. Each has one connection to the upstream, which keeps the order of its requests. */
  const connections = new Map<Socket, PassOptions & { last?: http.ServerResponse }>();
  const open = new Set<Promise<unknown>>();

  const refuse = (socket: Socket) => {
    const last = connections.get(socket)?.last;
    if (last?.headersSent && !last.writableFinished) socket.destroy();
    else if (!socket.writableEnded) socket.end(REFUSAL);
  };
  const pass = (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    const connection = connections.get(incoming.socket);
    if (!connection || incoming.httpVersion !== "1.1") return refuse(incoming.socket);
    connection.last = outgoing;
    const closed = new Promise<void>((resolve) => outgoing.once("close", resolve));
    open.add(closed);
    void closed.then(() => open.delete(closed));
    new PassedExchange(incoming, outgoing, connection).passBody();
  };
  const server = http.createServer(serverOptions, pass);
  server.on("connection", (socket) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    connections.set(socket, { upstream, clock, agent, record });
    socket.on("error", () => undefined); // "close" follows, and Node does not always listen
    socket.once("close", () => {
      agent.destroy();
      connections.delete(socket);
    });
  });
  server.on("connect", (_, socket) => refuse(socket as Socket));
  server.on("clientError", (_, socket) => refuse(socket as Socket));
  return {
    server,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const late = new AbortController();
      await Promise.race([Promise.all(open), sleep(GRACE_MS, undefined, late).catch(() => undefined)]);
      late.abort();
      for (const socket of connections.keys()) socket.destroy();
      await Promise.all([closed, ...open]);
      await written;
    },
  };
}
