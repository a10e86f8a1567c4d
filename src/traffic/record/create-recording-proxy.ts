import { createServer, type Server } from "node:net";
import type { RedactorOptions } from "../redact/create-redactor.ts";
import { MAX_BODY_BYTES } from "./body-copy.ts";
import { type PassedExchange, ProxyConnection } from "./proxy-connection.ts";
import type { RecordingSink } from "./recording-sink.ts";
import { RedactionQueue } from "./redaction-queue.ts";
import type { ObservedExchange } from "./to-har-entry.ts";

/** Options of {@link createRecordingProxy}. */
export interface RecordingProxyOptions extends RedactorOptions {
  /** Base URL of the service that receives the requests. */
  readonly upstream: URL;
  /** Receives the redacted entries. */
  readonly sink: RecordingSink;
  /** Called if an exchange cannot be recorded; the traffic continues. */
  readonly onError: (error: unknown) => void;
  /** Maximum length of a recorded body, in bytes before and after decompression; longer ones pass unrecorded. @default 16777216 */
  readonly maxBodyBytes?: number;
}

/** A recording proxy. */
export interface RecordingProxy {
  /** The caller makes it listen. */
  readonly server: Server;
  /**
   * Stops: idle connections end at once, others after their exchanges or one second. Settles when all exchanges are in the
   * sink, which stays open.
   */
  close(): Promise<void>;
}

/** Open exchanges have this time to end. */
const GRACE_MS = 1000;

/**
 * Creates a reverse proxy that records each exchange without secrets and personal data. Bytes pass unchanged in both
 * directions, except for the `Host` header and the base path of the upstream; another thread redacts.
 */
export function createRecordingProxy(options: RecordingProxyOptions): RecordingProxy {
  const { sink, onError, upstream, maxBodyBytes = MAX_BODY_BYTES } = options;
  const queue = new RedactionQueue(sink, options, maxBodyBytes);
  const connections = new Set<ProxyConnection>();

  const onExchange = (exchange: PassedExchange) => {
    const bytes = exchange.request.body.kept + (exchange.response?.body.kept ?? 0);
    queue.add(bytes, () => toBytes(exchange, upstream), onError);
  };

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const connection = new ProxyConnection(client, { upstream, maxBodyBytes, onExchange });
    connections.add(connection);
    void connection.ended.then(() => connections.delete(connection));
  });
  return {
    server,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections) connection.close();
      const timer = setTimeout(() => {
        for (const connection of connections) connection.destroy();
      }, GRACE_MS);
      await closed;
      await Promise.all([...connections].map(({ ended }) => ended));
      clearTimeout(timer);
      await queue.close();
    },
  };
}

function toBytes({ request, response, ...others }: PassedExchange, upstream: URL): ObservedExchange<Uint8Array> {
  const { method, target, headers } = request;
  const url = upstream.origin + (target.startsWith("/") ? target : "/");
  return {
    ...others,
    request: { method, url, headers, ...request.body.read() },
    response: response && { status: response.status, headers: response.headers, ...response.body.read() },
  };
}
