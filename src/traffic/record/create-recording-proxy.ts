import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { HarSink } from "./create-recorder.ts";
import { decodeBody } from "./decode-body.ts";
import { endToEnd, toList, toPairs } from "./end-to-end-headers.ts";

/** Options of {@link createRecordingProxy}. */
export interface RecordingProxyOptions extends RedactorOptions {
  /** Base address that requests are passed on to. */
  readonly upstream: URL;
  readonly sink: HarSink;
  /** Called where an exchange cannot be written; the traffic goes on. */
  readonly onError: (error: unknown) => void;
  /** Clock, in milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Bytes of a body that are kept; a longer one passes all the same. @default 67108864 */
  readonly maxBodyBytes?: number;
}

const LARGEST_BODY_BYTES = 1 << 26;

/**
 * A reverse proxy that writes each exchange to an archive when it is complete. Bytes are passed on as they come, in
 * both directions; the archive gets a copy, without secrets. Listens nowhere yet.
 */
export function createRecordingProxy(options: RecordingProxyOptions): Server {
  const redact = createRedactor(options);
  const { sink, onError, now = Date.now } = options;
  return createServer((incoming, outgoing) => {
    const startedAt = now();
    const sent = collect(incoming, options);
    const record = async (status: number, headers: readonly string[], received: () => Buffer | undefined) => {
      const entry = {
        startedDateTime: new Date(startedAt).toISOString(),
        time: now() - startedAt,
        request: toHarRequest(incoming, sent(), options.upstream),
        response: toHarResponse(status, headers, received()),
      };
      await sink.write(redact(entry));
    };
    forward(incoming, outgoing, options, (...args) => void record(...args).catch(onError));
  });
}

type Record = (status: number, headers: readonly string[], received: () => Buffer | undefined) => void;

function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: RecordingProxyOptions, done: Record) {
  const { upstream } = options;
  const send = upstream.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = endToEnd(incoming.rawHeaders).filter(([name]) => name.toLowerCase() !== "host");
  const request = send(upstreamUrl(incoming, upstream), {
    method: incoming.method,
    headers: [...headers, ["Host", upstream.host], ["Via", "1.1 loyalty-record"]].flat(),
    // The upstream's answer is passed on whatever it is; the agent must not wait for a free connection.
    agent: false,
  } as RequestOptions);
  request.on("response", (answer) => {
    const received = collect(answer, options);
    outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders).flat());
    outgoing.flushHeaders();
    answer.pipe(outgoing);
    answer.once("end", () => done(answer.statusCode ?? 502, answer.rawHeaders, received));
    answer.once("error", () => outgoing.destroy()); // half an answer must not look like a whole one
  });
  request.once("error", () => refuse(outgoing, done));
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) request.destroy();
  });
  incoming.pipe(request);
}

/** The Error object of §7.1 with status 502: the upstream cannot be reached or broke off. */
function refuse(outgoing: ServerResponse, done: Record): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  const body = Buffer.from(
    JSON.stringify({ code: 502, key: "bad_gateway", message: "Bad gateway", details: "The upstream did not answer." }),
  );
  const headers = ["Content-Type", "application/json", "Content-Length", String(body.length)];
  outgoing.writeHead(502, headers).end(body);
  done(502, headers, () => body);
}

function upstreamUrl({ url = "/" }: IncomingMessage, upstream: URL): URL {
  // Whoever takes this for a forward proxy names the whole address (RFC 9112 §3.2.2); its host is not where this one sends.
  const whole = url.startsWith("/") ? undefined : URL.parse(url);
  const target = whole ? whole.pathname + whole.search : url;
  return new URL(upstream.origin + upstream.pathname.replace(/\/$/, "") + (target.startsWith("/") ? target : "/"));
}

/** Keeps a copy of what passes; undefined where it is too long to keep. */
function collect(stream: IncomingMessage, { maxBodyBytes = LARGEST_BODY_BYTES }: RecordingProxyOptions) {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= maxBodyBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  return () => (length <= maxBodyBytes ? Buffer.concat(chunks) : undefined);
}

function toHarRequest(incoming: IncomingMessage, body: Buffer | undefined, upstream: URL) {
  const mimeType = incoming.headers["content-type"] ?? "";
  return {
    method: incoming.method ?? "GET",
    url: upstreamUrl(incoming, upstream).href,
    headers: toList(incoming.rawHeaders),
    ...(body?.length && { postData: { mimeType, text: body.toString("utf8") } }),
  };
}

function toHarResponse(status: number, raw: readonly string[], body: Buffer | undefined) {
  const value = (wanted: string) => toPairs(raw).find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";
  const text = body && decodeBody(body, value("content-encoding"))?.toString("utf8");
  return {
    status,
    headers: toList(raw),
    content: { mimeType: value("content-type"), ...(text === undefined ? { size: -1 } : { size: text.length, text }) },
  };
}
