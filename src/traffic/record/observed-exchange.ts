import { isUtf8 } from "node:buffer";
import { type ExchangeError, type HarEntry, type HarResponse, unpackBody } from "../read/har.ts";
import { decodeUtf8 } from "../read/parse-json.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { RecordingSink } from "./recording-sink.ts";

/** An exchange as a recorder observed it. */
export interface ObservedExchange {
  /** Microseconds since the epoch. */
  readonly start: number;
  readonly end: number;
  readonly request: ObservedMessage & { readonly method: string; readonly url: string };
  /** Undefined if there was no response. */
  readonly response: (ObservedMessage & { readonly status: number }) | undefined;
  /** Why there is no complete response. */
  readonly error: ExchangeError | undefined;
  /** True if the bodies are decompressed already, as by `fetch`. */
  readonly isDecoded: boolean;
}

/**
 * Creates a clock of whole microseconds since the epoch. Each call returns a later one, so that a recording tells the order.
 * @param now Milliseconds since the epoch, with a fraction.
 */
export function createClock(now = () => performance.timeOrigin + performance.now()): () => number {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Math.floor(now() * 1000));
    return last;
  };
}

export type HeaderPair = readonly [name: string, value: string];

/** A request or a response as a recorder observed it. */
export interface ObservedMessage {
  readonly headers: readonly HeaderPair[];
  /** Undefined if it is too long or did not end. */
  readonly body: Uint8Array | undefined;
  /** Length of the body in bytes, as it was sent. */
  readonly length: number;
}

/** Returns a function that redacts exchanges and writes them to a sink, one after the other. It rejects for one that fails. */
export function createWriter(
  sink: Pick<RecordingSink, "write">,
  options: RedactorOptions,
): (exchange: ObservedExchange) => Promise<void> {
  const redact = createRedactor(options);
  let before = Promise.resolve();
  return (exchange) => {
    const written = before.then(() => sink.write(redact(toHarEntry(exchange))));
    before = written.catch(() => undefined);
    return written;
  };
}

/** Converts an exchange to a HAR entry. HAR expresses "no response" as status 0. */
export function toHarEntry(exchange: ObservedExchange): HarEntry {
  const { start, end, request, response, error, isDecoded } = exchange;
  const { method, url, headers, length } = request;
  const { status, headers: received } = response ?? { status: 0, headers: [] };
  const sent = unpackRecorded(request, isDecoded);
  const sentText = sent && decodeUtf8(sent);
  return {
    startedDateTime: formatTime(start),
    time: (end - start) / 1000,
    request: {
      method,
      url,
      headers: toHarHeaders(headers),
      bodySize: length,
      ...(sentText && { postData: { mimeType: findHeader(headers, "content-type"), text: sentText } }),
    },
    response: {
      status,
      headers: toHarHeaders(received),
      content: { mimeType: findHeader(received, "content-type"), ...toContent(response, isDecoded) },
      ...(error !== undefined && { _error: error }),
    },
  };
}

/** Formats a time with all its digits. */
function formatTime(microseconds: number): string {
  const digits = String(microseconds % 1000).padStart(3, "0");
  return new Date(Math.floor(microseconds / 1000)).toISOString().replace("Z", `${digits}Z`);
}

/** Returns the text of a body, or its bytes if they are not UTF-8. */
function toContent(response: ObservedMessage | undefined, isDecoded: boolean): HarResponse["content"] {
  const body = response ? unpackRecorded(response, isDecoded) : new Uint8Array(0);
  if (!body) return { size: -1 };
  return isUtf8(body) ? { text: decodeUtf8(body) } : { text: Buffer.from(body).toString("base64"), encoding: "base64" };
}

/** Returns the bytes of a body; undefined if it cannot be decompressed or is too long. */
function unpackRecorded({ headers, body }: ObservedMessage, isDecoded: boolean): Uint8Array | undefined {
  try {
    return body && unpackBody(body, isDecoded ? "" : findHeader(headers, "content-encoding"), MAX_RECORDED_BYTES);
  } catch {
    return undefined;
  }
}

/** Headers of a connection, not of a message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/** Selects the headers that describe the message, in their order. */
export function selectEndToEnd(headers: readonly HeaderPair[]): HeaderPair[] {
  const listed = headers
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.split(","));
  const dropped = new Set([...HOP_BY_HOP, ...listed.map((name) => name.trim().toLowerCase())]);
  return headers.filter(([name]) => !dropped.has(name.toLowerCase()));
}

function toHarHeaders(headers: readonly HeaderPair[]) {
  return selectEndToEnd(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
}

/** Returns the value of a header; empty if the message does not have it. */
function findHeader(headers: readonly HeaderPair[], wanted: string): string {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";
}

/** Maximum size of a recorded body in bytes, before and after decompression. */
export const MAX_RECORDED_BYTES = 1 << 24;

/** Copies a body that passes, unless it is too long. */
export class BodyCopy {
  /** Bytes that have passed. */
  length = 0;
  #hasEnded = false;
  #chunks: Uint8Array[] = [];

  add(chunk: Uint8Array): void {
    this.length += chunk.length;
    if (this.length > MAX_RECORDED_BYTES) this.#chunks = [];
    else this.#chunks.push(Uint8Array.prototype.slice.call(chunk));
  }

  /** Ends the body. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Returns the length, and the bytes; no bytes if they are too many, or if the body has not ended. */
  read(): { body: Buffer | undefined; length: number } {
    const isWhole = this.#hasEnded && this.length <= MAX_RECORDED_BYTES;
    return { body: isWhole ? Buffer.concat(this.#chunks) : undefined, length: this.length };
  }
}
