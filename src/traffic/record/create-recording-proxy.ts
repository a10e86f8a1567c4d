import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { brotliDecompressSync, gunzipSync, inflateSync, type ZlibOptions } from "node:zlib";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { RecordingSink } from "./recording-sink.ts";
import { selectEndToEnd, toHarEntry } from "./to-har-entry.ts";

/** Options of {@link createRecordingProxy}. */
export interface RecordingProxyOptions extends RedactorOptions {
  /** Base URL of the service that receives the requests. */
  readonly upstream: URL;
  /** Receives the redacted entries. */
  readonly sink: RecordingSink;
  /** Called if an exchange cannot be written; the traffic continues. */
  readonly onError: (error: unknown) => void;
  /** Maximum length of a recorded body, in bytes before and after decompression; longer ones pass unrecorded. @default 67108864 */
  readonly maxBodyBytes?: number;
}

const MAX_BODY_BYTES = 1 << 26;

type Done = (status: number, rawHeaders: readonly string[], received: Buffer | undefined) => void;

/**
 * Creates a reverse proxy that records each complete exchange without secrets and personal data. Bytes pass in both
 * directions as they arrive. The caller makes the server listen.
 */
export function createRecordingProxy(options: RecordingProxyOptions): Server {
  const { sink, onError, upstream, maxBodyBytes = MAX_BODY_BYTES } = options;
  const redact = createRedactor(options);
  return createServer((incoming, outgoing) => {
    const startedAt = Date.now();
    const sent = collect(incoming, maxBodyBytes);
    const record = async (status: number, rawHeaders: readonly string[], received: Buffer | undefined) => {
      const { method = "GET" } = incoming;
      const request = { method, url: toUpstreamUrl(incoming, upstream).href, headers: toPairs(incoming.rawHeaders) };
      const headers = toPairs(rawHeaders);
      const entry = toHarEntry({
        startedAt,
        durationMs: Date.now() - startedAt,
        request: { ...request, body: sent()?.toString() },
        response: { status, headers, body: received && decompress(received, headers, maxBodyBytes)?.toString() },
      });
      await sink.write(redact(entry));
    };
    const done: Done = (...args) => void record(...args).catch(onError);
    forward(incoming, outgoing, { upstream, maxBodyBytes, done });
  });
}

interface ForwardOptions {
  readonly upstream: URL;
  readonly maxBodyBytes: number;
  readonly done: Done;
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: ForwardOptions): void {
  const { upstream, maxBodyBytes, done } = options;
  const send = upstream.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = selectEndToEnd(toPairs(incoming.rawHeaders)).filter(([name]) => name.toLowerCase() !== "host");
  const request = send(toUpstreamUrl(incoming, upstream), {
    method: incoming.method,
    headers: [...headers, ["Host", upstream.host], ["Via", "1.1 loyalty-record"]].flat(),
    agent: false, // a request must not wait for a free connection
  } as RequestOptions);
  request.on("response", (response) => {
    const status = response.statusCode ?? 502;
    const received = collect(response, maxBodyBytes);
    outgoing.writeHead(status, response.statusMessage, selectEndToEnd(toPairs(response.rawHeaders)).flat());
    outgoing.flushHeaders();
    response.pipe(outgoing);
    response.once("end", () => done(status, response.rawHeaders, received()));
    response.once("error", () => outgoing.destroy()); // an incomplete response must not look complete
  });
  request.once("error", () => refuse(outgoing, done));
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) request.destroy();
  });
  incoming.pipe(request);
}

/** Answers with status 502 and an Error object (§7.1) if the upstream cannot be reached or breaks off. */
function refuse(outgoing: ServerResponse, done: Done): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const body = Buffer.from(
    JSON.stringify({ code: 502, key: "bad_gateway", message: "Bad gateway", details: "The upstream did not answer." }),
  );
  const headers = ["Content-Type", "application/json", "Content-Length", String(body.length)];
  outgoing.writeHead(502, headers).end(body);
  done(502, headers, body);
}

function toUpstreamUrl({ url = "/" }: IncomingMessage, upstream: URL): URL {
  // Clients that treat this as a forward proxy send an absolute URL (RFC 9112 §3.2.2). Only its path and query count.
  const absolute = url.startsWith("/") ? undefined : URL.parse(url);
  const target = absolute ? absolute.pathname + absolute.search : url;
  return new URL(upstream.origin + upstream.pathname.replace(/\/$/, "") + (target.startsWith("/") ? target : "/"));
}

/** Copies what passes; the result is undefined if that is too long. */
function collect(stream: IncomingMessage, maxBytes: number): () => Buffer | undefined {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () => (length <= maxBytes ? Buffer.concat(chunks) : undefined);
}

/** Pairs the names and values that Node lists in turn. */
function toPairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""] as [string, string]] : []));
}

const decoders: { readonly [encoding: string]: (bytes: Buffer, options: ZlibOptions) => Buffer } = {
  "": (bytes) => bytes,
  identity: (bytes) => bytes,
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Returns the body before compression; undefined if it cannot be decoded or is too long. */
function decompress(body: Buffer, headers: readonly [string, string][], maxOutputLength: number): Buffer | undefined {
  const [, encoding = ""] = headers.find(([name]) => name.toLowerCase() === "content-encoding") ?? [];
  try {
    return decoders[encoding.toLowerCase()]?.(body, { maxOutputLength });
  } catch {
    return undefined;
  }
}
