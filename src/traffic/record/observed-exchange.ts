import type { ExchangeError, HarEntry } from "../read/har.ts";

type HeaderList = Iterable<readonly [name: string, value: string]>;

/** An exchange as a recorder observed it: the texts of its bodies, or their bytes. */
export interface ObservedExchange<Body = string> {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly request: ObservedMessage<Body> & { readonly method: string; readonly url: string };
  /** Undefined if there was no response. */
  readonly response: (ObservedMessage<Body> & { readonly status: number }) | undefined;
  /** Why there is no complete response. */
  readonly error: ExchangeError | undefined;
}

/** A request or a response as a recorder observed it. */
export interface ObservedMessage<Body> {
  readonly headers: HeaderList;
  /** Undefined if it is too long or did not end. */
  readonly body: Body | undefined;
  /** Length of the body in bytes, as it was sent. */
  readonly length: number;
}

/** Converts an exchange to a HAR entry. HAR expresses "no response" as status 0. */
export function toHarEntry({ startedAt, durationMs, request, response, error }: ObservedExchange): HarEntry {
  const { method, url, headers, body, length } = request;
  const { status, ...received } = response ?? { status: 0, headers: [], body: "" };
  const content = received.body === undefined ? { size: -1 } : { text: received.body };
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: durationMs,
    request: {
      method,
      url,
      headers: toHarHeaders(headers),
      bodySize: length,
      ...(body && { postData: { mimeType: findHeader(headers, "content-type"), text: body } }),
    },
    response: {
      status,
      headers: toHarHeaders(received.headers),
      content: { mimeType: findHeader(received.headers, "content-type"), ...content },
      ...(error !== undefined && { _error: error }),
    },
  };
}

/** Headers of a connection, not of a message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/** Selects the headers that describe the message; order and spelling stay. */
function selectEndToEnd(headers: HeaderList): (readonly [string, string])[] {
  const pairs = [...headers];
  const listed = pairs.filter(([name]) => name.toLowerCase() === "connection").flatMap(([, value]) => value.split(","));
  const dropped = new Set([...HOP_BY_HOP, ...listed.map((name) => name.trim().toLowerCase())]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
}

function toHarHeaders(headers: HeaderList) {
  return selectEndToEnd(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
}

/** Returns the value of a header; empty if the message does not have it. */
export function findHeader(headers: HeaderList, wanted: string): string {
  return [...headers].find(([name]) => name.toLowerCase() === wanted)?.[1] ?? "";
}

/** Bounds a recorded body, before and after decompression. */
export const MAX_BODY_BYTES = 1 << 24;

/** Copies a body that passes, unless it is too long. */
export class BodyCopy {
  /** Bytes that have passed. */
  length = 0;
  #hasEnded = false;
  #chunks: Uint8Array[] = [];

  /** Bytes in memory. */
  get kept(): number {
    return this.length > MAX_BODY_BYTES ? 0 : this.length;
  }

  add(chunk: Uint8Array): void {
    this.length += chunk.length;
    if (this.length > MAX_BODY_BYTES) this.#chunks = [];
    else this.#chunks.push(Uint8Array.prototype.slice.call(chunk));
  }

  /** Ends the body. */
  end(): void {
    this.#hasEnded = true;
  }

  /** Returns the length, and the bytes; no bytes if they are too many, or if the body has not ended. */
  read(): { body: Buffer | undefined; length: number } {
    const isWhole = this.#hasEnded && this.length <= MAX_BODY_BYTES;
    return { body: isWhole ? Buffer.concat(this.#chunks) : undefined, length: this.length };
  }
}
