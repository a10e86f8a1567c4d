import { createServer, type Server } from "node:net";
import { WorkerChannel } from "../../worker-channel/worker-channel.ts";
import type { RedactorOptions } from "../redact/create-redactor.ts";
import { MAX_BODY_BYTES } from "./body-copy.ts";
import { type PassedExchange, ProxyConnection } from "./proxy-connection.ts";
import type { RecordingSink } from "./recording-sink.ts";
import type { RedactReply, RedactRequest } from "./redact-worker.ts";

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
/** Bodies of exchanges that wait for redaction. */
const MAX_WAITING_BYTES = 1 << 27;

/**
 * Creates a reverse proxy that records each exchange without secrets and personal data. Bytes pass unchanged in both
 * directions, except for the `Host` header and the base path of the upstream; another thread redacts.
 */
export function createRecordingProxy(options: RecordingProxyOptions): RecordingProxy {
  const { sink, onError, upstream, maxBodyBytes = MAX_BODY_BYTES, key, keep, drop } = options;
  const redactor = new WorkerChannel<RedactRequest, RedactReply>(new URL("./redact-worker", import.meta.url), {
    maxBodyBytes,
    key,
    keep,
    drop,
  });
  const connections = new Set<ProxyConnection>();
  let waitingBytes = 0;
  let written: Promise<void> = Promise.resolve();

  const onExchange = (exchange: PassedExchange) => {
    const bytes = exchange.request.body.length + (exchange.response?.body.length ?? 0);
    if (waitingBytes > MAX_WAITING_BYTES) return onError(new Error("too many exchanges wait for redaction"));
    waitingBytes += bytes;
    const reply = redactor.send(toRedactRequest(exchange, upstream));
    written = written
      .then(async () => {
        const result = await reply;
        if ("failure" in result) throw new Error(`it cannot be redacted: ${result.failure}`);
        await sink.write(result.entry);
      })
      .catch(onError)
      .finally(() => {
        waitingBytes -= bytes;
      });
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
      await written;
      await redactor.close();
    },
  };
}

function toRedactRequest({ request, response, ...others }: PassedExchange, upstream: URL): RedactRequest {
  const { method, target, headers } = request;
  const toBytes = ({ body, isComplete }: typeof request | NonNullable<typeof response>) => ({
    body: isComplete ? body.bytes() : undefined,
    length: body.length,
  });
  const url = upstream.origin + (target.startsWith("/") ? target : "/");
  return {
    ...others,
    request: { method, url, headers, ...toBytes(request) },
    response: response && { status: response.status, headers: response.headers, ...toBytes(response) },
  };
}
