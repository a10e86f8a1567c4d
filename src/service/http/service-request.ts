import type { Operation, OperationMatch } from "../../contract/internal.ts";
import type { KeyKind } from "../store/schema.ts";
import type { Owner } from "../store/store.ts";
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

/** The authenticated sender of a request: an application, by its key pair or a token, or the holder of a management key. */
export interface Caller extends Owner {
  readonly kind: KeyKind;
}

export type FaultKind = "latency" | "status" | "drop";

/** A request for an operation, on its way through the guards; each guard adds its findings. */
export interface ServiceRequest extends OperationMatch, Pick<ReceivedRequest, "headers" | "readBody"> {
  readonly query: URLSearchParams;
  /** Undefined until the request is authenticated, and for a public operation. */
  caller?: Caller | undefined;
  /** The parameters and body properties of a valid request, by the names of the contract. */
  input?: Readonly<Record<string, unknown>>;
  /** Latencies, then at most one other fault. */
  faults?: readonly FaultKind[];
}

/** Answers a request. @throws ServiceError to refuse it. */
export type Handle = (request: ServiceRequest) => Promise<ServiceResponse>;

/** Wraps the steps that follow it for an operation. */
export type Guard = (next: Handle, operation: Operation) => Handle;
