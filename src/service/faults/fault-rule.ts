import type { OperationId } from "../../contract/index.ts";

/** Statuses that a fault can give. */
export const faultStatuses = [401, 402, 429, 500, 503] as const;

/** What a fault does to a request. */
export type Fault =
  /** The request waits before it is looked at. */
  | { readonly kind: "latency"; readonly delayMs: number }
  /** An Error object instead of the answer; the request is not carried out. 429 and 503 say `Retry-After`. */
  | {
      readonly kind: "status";
      readonly status: (typeof faultStatuses)[number];
      /** @default 1 with 429, 5 with 503 */
      readonly retryAfterSeconds?: number;
    }
  /** The request is carried out, and the connection ends without an answer. */
  | { readonly kind: "drop" }
  /** The connection ends in the middle of the body; an answer without a body is dropped. */
  | { readonly kind: "truncate" }
  /** The answer breaks the contract: a required member is null, or a body is there where there must be none. */
  | { readonly kind: "nonconforming" }
  /** The bearer token of the request expires at once; requests without one are neither counted nor touched. */
  | { readonly kind: "expired-token" };

/** A fault, and which requests it strikes: all of them, where nothing more is said. */
export type FaultRule = Fault & {
  /** Strikes requests for this operation only. */
  readonly operationId?: OperationId;
  /** Strikes the nth of these requests, or those from the first to the last of a pair; counted from 1. */
  readonly nth?: number | readonly [first: number, last: number];
  /** Strikes this part of them, above 0 and at most 1. */
  readonly rate?: number;
  /** The same seed strikes the same requests of a sequence. @default 1 */
  readonly seed?: number;
};

/** Every kind of fault. */
export const faultKinds = ["latency", "status", "drop", "truncate", "nonconforming", "expired-token"] as const;
