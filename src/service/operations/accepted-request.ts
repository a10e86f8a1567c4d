import type { Caller } from "../http/exchange.ts";
import type { ServiceResponse } from "../http/service-response.ts";
import type { Store } from "../store/store.ts";

/** The service options that operations need. */
export interface OperationContext {
  readonly store: Store;
  /** Milliseconds since the epoch; without it, the clock of the database counts. */
  readonly tokenClock: (() => number) | undefined;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly defaultLimit: number;
  readonly defaultOrder: "created_at" | "-created_at";
  readonly tokenLifetimeSeconds: number;
  readonly onToken?: (event: "issued" | "revoked") => void;
}

/** A request that conforms to the contract, and its caller. */
export interface AcceptedRequest {
  readonly caller: Caller | undefined;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly context: OperationContext;
}

/** Answers one operation. */
export type OperationHandler = (request: AcceptedRequest) => Promise<ServiceResponse>;
