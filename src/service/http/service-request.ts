import type { OperationMatch } from "../../contract/internal.ts";
import type { Fault } from "./fault-rule.ts";

/** A request, received as a Request or on a socket. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, or a whole URL: the second word of an HTTP request. */
  readonly target: string;
  readonly headers: Pick<Headers, "get" | "has">;
  /** Address of the client; undefined without a socket. */
  readonly remoteAddress?: string | undefined;
  /** @throws ServiceError 413 (S20). */
  readonly readBody: () => Promise<string>;
}

/** A response before it becomes a Response or goes out on a socket. The body is bytes, because a string would be encoded again. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Set by a fault: nothing is sent, or only half of the body. */
  readonly cut?: "all" | "half";
}

/** A request for an operation. */
export interface OperationRequest extends OperationMatch, Pick<ReceivedRequest, "headers" | "readBody"> {
  readonly query: URLSearchParams;
}

/** An application that authenticated with its key pair or a token. */
export interface ApplicationCaller {
  readonly kind: "application";
  /** The client id. */
  readonly id: string;
  readonly projectId: string;
  /** Hash of the secret of the key; a token is valid as long as the key has it. */
  readonly keyHash: Uint8Array;
  /** Time of the database when the credentials were looked up, in seconds since the epoch. */
  readonly now: number;
}

/** The holder of a management key. */
export interface ManagementCaller {
  readonly kind: "management";
  readonly id: string;
}

/** The authenticated sender of a request. */
export type Caller = ApplicationCaller | ManagementCaller;

/** A request on its way through the middleware; each middleware adds its findings. */
export interface Exchange {
  readonly request: OperationRequest;
  /** Undefined until the request is authenticated, and for a public operation. */
  caller?: Caller | undefined;
  /** The parameters and body properties of a valid request, by the names of the contract. */
  input: Readonly<Record<string, unknown>>;
  /** Latencies, then at most one other fault. */
  faults?: readonly Fault[];
}

/** Answers a request. @throws ServiceError to refuse it. */
export type Handle = (exchange: Exchange) => Promise<ServiceResponse>;

/** Wraps the steps that follow it. */
export type Middleware = (next: Handle) => Handle;

const JSON_TYPE = { "Content-Type": "application/json" };

/** Creates a response with a JSON body. */
export function jsonResponse(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  return { status, headers: { ...JSON_TYPE, ...headers }, body: Buffer.from(JSON.stringify(value)) };
}

/** Creates a response with a list that the store has written. */
export function listResponse(body: Uint8Array<ArrayBuffer>): ServiceResponse {
  return { status: 200, headers: JSON_TYPE, body };
}

/**
 * Converts a response to a Response of the fetch standard, without a body for HEAD.
 * @throws TypeError if a fault cuts all of it, like every network error of `fetch`.
 */
export function toResponse({ status, headers, body, cut }: ServiceResponse, method: string): Response {
  if (cut === "all") throw new TypeError("fetch failed: a fault dropped the connection");
  if (cut === "half" && body) return new Response(streamFirstHalf(body), { status, headers });
  return new Response(method === "HEAD" ? null : body, { status, headers });
}

function streamFirstHalf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, bytes.length / 2)),
    pull: (controller) => controller.error(new TypeError("terminated: a fault cut the body")),
  });
}
