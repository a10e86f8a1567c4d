import { isUtf8 } from "node:buffer";
import type { HarEntry, HarResponse } from "../read/har.ts";
import { WITHOUT_BODY } from "../read/message-body.ts";
import { decodeUtf8 } from "../read/parse-json.ts";
import { BodyCopy } from "./body-copy.ts";
import { findHeader, type HeaderPair, selectEndToEnd } from "./header-pairs.ts";

export interface RequestHead {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly HeaderPair[];
}

export interface ResponseHead {
  readonly status: number;
  readonly headers: readonly HeaderPair[];
}

export interface ExchangeOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** True if the bodies are decompressed already, as by `fetch`. */
  readonly isDecoded: boolean;
  /** Takes the exchange once. */
  readonly write: (entry: HarEntry) => Promise<void>;
}

/** The reason of an exchange that did not end, if no code says more. */
export const INTERRUPTED = "INTERRUPTED";

/** An exchange that is copied while it passes. */
export class OpenExchange {
  readonly sent = new BodyCopy();
  readonly received = new BodyCopy();
  /** Undefined until it arrives. */
  response: ResponseHead | undefined;
  readonly start: number;
  readonly #request: RequestHead;
  readonly #options: ExchangeOptions;
  #recorded: Promise<void> | undefined;

  constructor(request: RequestHead, options: ExchangeOptions) {
    this.start = options.clock();
    this.#request = request;
    this.#options = options;
  }

  /** Records the exchange, unless it is recorded. @param error Why there is no complete response. */
  record(error?: string): Promise<void> {
    this.#recorded ??= this.#options.write(this.toEntry(error));
    return this.#recorded;
  }

  /** Converts the exchange so far to a HAR entry. HAR expresses "no response" as status 0. */
  toEntry(error?: string): HarEntry {
    const { method, url, headers } = this.#request;
    const { status, headers: received } = this.response ?? { status: 0, headers: [] };
    const sent = this.#unpack(this.sent, headers);
    const text = sent && decodeUtf8(sent);
    const body = this.response ? this.#unpack(this.received, received) : new Uint8Array(0);
    return {
      startedDateTime: new Date(this.start).toISOString(),
      time: this.#options.clock() - this.start,
      request: {
        method,
        url,
        headers: toHarHeaders(headers),
        bodySize: this.sent.length,
        // An empty text shows that there was no body.
        ...((text || !WITHOUT_BODY.includes(method)) && {
          postData: { mimeType: findHeader(headers, "content-type"), ...(text !== undefined && { text }) },
        }),
      },
      response: {
        status,
        headers: toHarHeaders(received),
        content: { mimeType: findHeader(received, "content-type"), ...toContent(body) },
        ...(error !== undefined && { _error: error }),
      },
    };
  }

  #unpack(body: BodyCopy, headers: readonly HeaderPair[]): Uint8Array | undefined {
    return body.unpack(this.#options.isDecoded ? "" : findHeader(headers, "content-encoding"));
  }
}

/** Returns the text of a body, or its bytes if they are not UTF-8. */
function toContent(body: Uint8Array | undefined): HarResponse["content"] {
  if (!body) return { size: -1 };
  return isUtf8(body) ? { text: decodeUtf8(body) } : { text: Buffer.from(body).toString("base64"), encoding: "base64" };
}

function toHarHeaders(headers: readonly HeaderPair[]) {
  return selectEndToEnd(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
}
