import type { OperationMatch } from "../../contract/internal.ts";
import type { Fault } from "./fault-rule.ts";
import type { ServiceResponse } from "./service-response.ts";

/** A request, received as a Request or on a socket. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, or a whole URL: the second word of an HTTP request. */
  readonly target: string;
  readonly headers: Pick<Headers, "get">;
  /** Address of the client; undefined without a socket. */
  readonly remoteAddress?: string | undefined;
  /** @throws ServiceError 413 (S20). */
  readonly readBody: () => Promise<string>;
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

/** A request for an operation, on its way through the guards; each guard adds its findings. */
export interface ServiceRequest extends OperationMatch, Pick<ReceivedRequest, "headers" | "readBody"> {
  readonly query: URLSearchParams;
  /** Undefined until the request is authenticated, and for a public operation. */
  caller?: Caller | undefined;
  /** The parameters and body properties of a valid request, by the names of the contract. */
  input?: Readonly<Record<string, unknown>>;
  /** Latencies, then at most one other fault. */
  faults?: readonly Fault[];
}

/** Answers a request. @throws ServiceError to refuse it. */
export type Handle = (request: ServiceRequest) => Promise<ServiceResponse>;

/** Wraps the steps that follow it. */
export type Guard = (next: Handle) => Handle;
