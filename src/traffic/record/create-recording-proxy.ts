import * as http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { RedactorOptions } from "../redact/create-redactor.ts";
import { PROXY_STATUS, passExchange } from "./pass-exchange.ts";
import { Recording } from "./recording.ts";
import type { RecordingSink } from "./recording-sink.ts";

/** Options of {@link createRecordingProxy}. */
export interface RecordingProxyOptions extends RedactorOptions {
  /** Base URL of the service that receives the requests. */
  readonly upstream: URL;
  /** Receives the redacted entries. */
  readonly sink: Pick<RecordingSink, "write">;
  /** Called if an exchange cannot be recorded; the traffic continues. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds that open exchanges have to end when the proxy closes. @default 1000 */
  readonly graceMs?: number;
}

/** A recording proxy. */
export interface RecordingProxy {
  /** The caller makes it listen. */
  readonly server: http.Server;
  /**
   * Stops: idle connections end at once, others after their exchanges or `graceMs`. Settles when all exchanges are in the
   * sink, which stays open.
   */
  close(): Promise<void>;
}

/** The answer to a request that Node cannot read. */
const REFUSAL = `HTTP/1.1 400 Bad Request\r\nProxy-Status: ${PROXY_STATUS}http_request_error\r\nConnection: close\r\n\r\n`;

/** Node must not end idle connections, or refuse requests that the upstream answers. */
const serverOptions = { keepAliveTimeout: 0, requireHostHeader: false };

/**
 * Creates a reverse proxy that records each exchange without secrets and personal data. Bodies and the headers of messages pass
 * unchanged in both directions, except for the `Host` header and the base path of the upstream.
 */
export function createRecordingProxy(options: RecordingProxyOptions): RecordingProxy {
  const { upstream: url, graceMs = 1000 } = options;
  const recording = new Recording({ ...options, isDecoded: false });
  const open = new Set<Promise<void>>();
  const server = http.createServer(serverOptions, (incoming, outgoing) => {
    const ended = passExchange(incoming, outgoing, url, recording);
    open.add(ended);
    void ended.then(() => open.delete(ended));
  });
  server.on("clientError", (_, socket) => {
    if (socket.writable) socket.end(REFUSAL);
    else socket.destroy();
  });
  return {
    server,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const stop = new AbortController();
      await Promise.race([Promise.all(open), sleep(graceMs, undefined, stop).catch(() => undefined)]);
      stop.abort();
      server.closeAllConnections();
      await Promise.all([closed, ...open]);
    },
  };
}
