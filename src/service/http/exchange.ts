import { createErrorObject } from "../../contract/error-object.ts";
import type { OperationMatch } from "../../contract/internal.ts";
import type { Fault } from "./fault-rule.ts";
import { invalidRequest, ServiceError } from "./service-error.ts";
import type { ServiceResponse } from "./service-response.ts";

/** Maximum size of a body: more than ten times a form with every scope. */
const MAX_BODY_BYTES = 16_384;

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

/**
 * Reads a body as text.
 * @throws ServiceError 413 as soon as it is too long (S20); 400 if it breaks off, since the service did not fail.
 */
export async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES)
        throw new ServiceError(createErrorObject(413, { details: `The body must not exceed ${MAX_BODY_BYTES} bytes` }));
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ServiceError ? error : invalidRequest("The body broke off");
  }
  return Buffer.concat(chunks).toString();
}
