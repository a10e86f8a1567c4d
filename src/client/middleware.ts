import type { ClientOperation } from "../contract/client-operations.ts";

/** Replaces credentials in a text. A text of more than `maxLength` characters is cut off first. */
export type Redact = (text: string, maxLength?: number) => string;

/** A response whose body has been read. */
export interface ReceivedResponse extends Pick<Response, "ok" | "status" | "headers" | "text"> {
  readonly statusText?: string;
  /** Replaces the credentials of the request, which the service or a gateway may repeat. */
  readonly redact: Redact;
}

/** Sends a request and reads the whole response. */
export type Handler = (request: OutgoingRequest) => Promise<ReceivedResponse>;

/** Wraps a handler. Everything between openapi-fetch and the network is middleware. */
export type Middleware = (next: Handler) => Handler;

export type RequestHeaders = Record<string, string>;

/** State that all attempts of a call share. */
export interface CallState {
  /** Counts the calls of this process. */
  readonly id: number;
  /** Requests that were sent. */
  attempts: number;
  /** Time of the monotonic clock at which the whole call must have ended, with its retries and their delays. */
  readonly deadlineAt: number;
  readonly timeoutMs: number;
}

export type StartCall = (options?: { readonly timeoutMs?: number | undefined }) => CallState;

/** A request on its way through the middleware: plain data, so that middleware can pass on a changed copy and send it again. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly body?: string | undefined;
  /** By names in lower case. */
  readonly headers: RequestHeaders;
  /** Headers with the credentials, which replace others of the same name. */
  readonly credentials?: RequestHeaders;
  /** Other options of `fetch`, such as `cache`. */
  readonly options?: object | undefined;
  readonly operation: ClientOperation;
  readonly signal?: AbortSignal | undefined;
  readonly call: CallState;
}

/** Returns the path without the query, for messages and events: it contains no secret. */
export function getPath({ url }: OutgoingRequest): string {
  return new URL(url).pathname;
}

export function describeRequest(request: OutgoingRequest): string {
  return `${request.method} ${getPath(request)}`;
}
