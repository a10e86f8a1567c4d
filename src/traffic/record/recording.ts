import { isUtf8 } from "node:buffer";
import type { Header } from "har-format";
import { type HarEntry, type HarResponse, readHeader } from "../read/har.ts";
import { unpackBody, WITHOUT_BODY } from "../read/message-body.ts";
import { decodeUtf8 } from "../read/parse-json.ts";
import { createRedactor, type RedactorOptions } from "../redact/create-redactor.ts";
import type { RecordingSink } from "./recording-sink.ts";

export interface RecordingOptions extends RedactorOptions {
  readonly sink: Pick<RecordingSink, "write">;
  /** Milliseconds since the epoch. */
  readonly now?: (() => number) | undefined;
  /** True if the bodies are decompressed already, as by `fetch`. */
  readonly isDecoded: boolean;
  /** Called if an exchange cannot be written. @param name `#1 GET`. */
  readonly onError: (error: unknown, name: string) => void;
}

/** Redacts exchanges when they end, and writes them to a sink, one after the other. */
export class Recording {
  count = 0;
  /** Settles when all exchanges that have ended are written. */
  written = Promise.resolve();
  readonly clock: () => number;
  readonly options: RecordingOptions;
  readonly #redact: ReturnType<typeof createRedactor>;

  constructor(options: RecordingOptions) {
    this.options = options;
    this.#redact = createRedactor(options);
    this.clock = options.now ?? (() => performance.timeOrigin + performance.now());
  }

  start(request: RequestHead): OpenExchange {
    return new OpenExchange(request, this, `#${++this.count} ${request.method}`);
  }

  write(entry: HarEntry, name: string): Promise<void> {
    const { sink, onError } = this.options;
    this.written = this.written
      .then(() => sink.write(this.#redact(entry)))
      .catch((error: unknown) => onError(error, name));
    return this.written;
  }
}

interface RequestHead {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly Header[];
}

/** Maximum size of a recorded body in bytes, before and after decompression. */
export const MAX_RECORDED_BYTES = 1 << 24;

/** Copies a body that passes, unless it is too long. */
export class BodyCopy {
  length = 0;
  #hasEnded = false;
  #chunks: Uint8Array[] = [];

  add(chunk: Uint8Array): void {
    this.length += chunk.length;
    if (this.length > MAX_RECORDED_BYTES) this.#chunks = [];
    else this.#chunks.push(Uint8Array.prototype.slice.call(chunk));
  }

  end(): void {
    this.#hasEnded = true;
  }

  /**
   * Returns the bytes, decompressed; undefined if they cannot be decompressed or are too many, or if the body has not ended.
   * @param codings The value of `Content-Encoding`.
   */
  unpack(codings: string): Uint8Array | undefined {
    if (!this.#hasEnded || this.length > MAX_RECORDED_BYTES) return undefined;
    try {
      return unpackBody(Buffer.concat(this.#chunks), codings, MAX_RECORDED_BYTES);
    } catch {
      return undefined;
    }
  }
}

/** The reason of an exchange that did not end, if no code says more. */
export const INTERRUPTED = "INTERRUPTED";

/** An exchange that is copied while it passes. */
export class OpenExchange {
  readonly sent = new BodyCopy();
  readonly received = new BodyCopy();
  /** Undefined until it arrives. */
  response: { readonly status: number; readonly headers: readonly Header[] } | undefined;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly #request: RequestHead;
  readonly #recording: Recording;
  readonly #name: string;
  #recorded: Promise<void> | undefined;

  constructor(request: RequestHead, recording: Recording, name: string) {
    this.start = recording.clock();
    this.#request = request;
    this.#recording = recording;
    this.#name = name;
  }

  /** Records the exchange, unless it is recorded. @param error Why there is no complete response. */
  record(error?: string): Promise<void> {
    this.#recorded ??= this.#recording.write(this.#toEntry(error), this.#name);
    return this.#recorded;
  }

  /** Converts the exchange so far to a HAR entry. HAR expresses "no response" as status 0. */
  #toEntry(error?: string): HarEntry {
    const { method, url, headers } = this.#request;
    const { status, headers: received } = this.response ?? { status: 0, headers: [] };
    const sent = this.#unpack(this.sent, headers);
    const text = sent && decodeUtf8(sent);
    const body = this.response ? this.#unpack(this.received, received) : new Uint8Array(0);
    return {
      startedDateTime: new Date(this.start).toISOString(),
      time: this.#recording.clock() - this.start,
      request: {
        method,
        url,
        headers: toHarHeaders(headers),
        bodySize: this.sent.length,
        // An empty text shows that there was no body.
        ...((text || !WITHOUT_BODY.includes(method)) && {
          postData: { mimeType: readHeader(headers, "content-type") ?? "", ...(text !== undefined && { text }) },
        }),
      },
      response: {
        status,
        headers: toHarHeaders(received),
        content: { mimeType: readHeader(received, "content-type") ?? "", ...toContent(body) },
        ...(error !== undefined && { _error: error }),
      },
    };
  }

  #unpack(body: BodyCopy, headers: readonly Header[]): Uint8Array | undefined {
    return body.unpack(this.#recording.options.isDecoded ? "" : (readHeader(headers, "content-encoding") ?? ""));
  }
}

/** Returns the text of a body, or its bytes if they are not UTF-8. */
function toContent(body: Uint8Array | undefined): HarResponse["content"] {
  if (!body) return { size: -1 };
  return isUtf8(body) ? { text: decodeUtf8(body) } : { text: Buffer.from(body).toString("base64"), encoding: "base64" };
}

function toHarHeaders(headers: readonly Header[]): Header[] {
  return selectEndToEnd(headers).map(({ name, value }) => ({ name: name.toLowerCase(), value }));
}

/** Headers of a connection, not of a message (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/** Selects the headers that describe the message, in their order. */
export function selectEndToEnd(headers: readonly Header[]): Header[] {
  const listed = readHeader(headers, "connection")?.toLowerCase().split(",") ?? [];
  const dropped = new Set([...HOP_BY_HOP, ...listed.map((name) => name.trim())]);
  return headers.filter(({ name }) => !dropped.has(name.toLowerCase()));
}
