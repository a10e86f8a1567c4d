/**
 * A request as it goes down the chain: plain data, so that it can be sent again, and cheaper to make than a `Request`.
 * openapi-fetch constructs it in place of the global class.
 */
export class OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** 1 for the first time that it is sent, then 2, 3, … */
  readonly attempt: number;

  constructor(url: string, init: RequestInit & { attempt?: number }) {
    this.url = url;
    this.method = init.method ?? "GET";
    this.headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
    this.body = typeof init.body === "string" ? init.body : undefined;
    this.signal = init.signal ?? undefined;
    this.attempt = init.attempt ?? 1;
  }

  /** The same request, but for these. */
  with(changes: { signal?: AbortSignal; headers?: Headers; attempt?: number }): OutgoingRequest {
    const { url, method, headers, body, signal, attempt } = this;
    const kept = { method, headers, attempt, ...(body !== undefined && { body }), ...(signal && { signal }) };
    return new OutgoingRequest(url, { ...kept, ...changes });
  }

  /** Path without the query, for messages: no secret of this interface is in it. */
  get path(): string {
    return new URL(this.url).pathname;
  }
}

/** Sends a request and reads the whole answer. Everything between openapi-fetch and the network is one of these. */
export type Send = (request: OutgoingRequest) => Promise<Response>;

/** A layer of the chain. */
export type SendWrapper = (next: Send) => Send;
