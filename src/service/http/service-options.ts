import type { OperationId } from "../../contract/internal.ts";
import type { Store } from "../store/store.ts";
import type { FaultKind } from "./service-request.ts";

/** Options of `createService`. Each default that the document leaves open is an entry of docs/assumptions.md. */
export interface ServiceOptions {
  readonly store: Store;
  /** Source of tokens. @default node:crypto */
  readonly randomBytes?: (size: number) => Uint8Array;
  /** Creates the id of a request. @default `req_` and a random UUID */
  readonly createRequestId?: () => string;
  /** Lifetime of a token in seconds (S08). @default 900 */
  readonly tokenLifetimeSeconds?: number;
  /** Faults for testing a client, such as `status=503,nth=1`: the rules of `loyalty serve --fault`. @default [] */
  readonly faults?: readonly string[];
  /** Called after each response, for logs and metrics. This and the other listeners must not throw. */
  readonly onExchange?: (exchange: ServedExchange) => void;
  /** Called with the error if the service fails (S23); the response does not reveal it. */
  readonly onFailure?: (error: unknown, requestId: string) => void;
}

/** An exchange for logs and metrics; it holds no secrets. */
export interface ServedExchange {
  /** The header `X-Request-Id` of the response, and the `request_id` of its Error object. */
  readonly requestId: string;
  /** Undefined if the request is for no operation. */
  readonly operationId: OperationId | undefined;
  /** Status before faults apply. */
  readonly status: number;
  readonly durationMs: number;
  /** Id of the application or the management key; undefined if the request was not authenticated. */
  readonly clientId?: string | undefined;
  /** Address of the client. */
  readonly remoteAddress?: string | undefined;
  /** Injected faults. */
  readonly faults?: readonly FaultKind[] | undefined;
}

export type ResolvedServiceOptions = ServiceOptions &
  Required<Pick<ServiceOptions, "randomBytes" | "createRequestId" | "tokenLifetimeSeconds">>;
