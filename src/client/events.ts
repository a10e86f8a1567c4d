import type { OperationId } from "../contract/operations.ts";
import type { ClientViolation } from "./errors/contract-violation-error.ts";
import { getPath, type Middleware, type OutgoingRequest } from "./middleware.ts";

/** A request of a call. */
export interface AttemptInfo {
  /** The same for all requests of a call, and different for each call of the process. */
  readonly callId: number;
  readonly operationId: OperationId;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** 1 for the first request of the call, 0 before it; a retry and the request with a renewed token after a 401 add 1. */
  readonly attempt: number;
}

/** An event passed to `onEvent`. No event has a property that could contain a secret. */
export type ClientEvent =
  | (AttemptInfo & { readonly type: "request" })
  | (AttemptInfo & {
      readonly type: "response";
      readonly status: number;
      readonly durationMs: number;
      /** The header `X-Request-Id`, if the service sent it. */
      readonly requestId: string | undefined;
    })
  /** No response arrived. `error` is the name of the error, for example `ConnectionError`. */
  | (AttemptInfo & { readonly type: "failure"; readonly error: string; readonly durationMs: number })
  /** `attempt` is the one that failed, counted from 1; 0 if the call got no token. */
  | (AttemptInfo & {
      readonly type: "retry";
      readonly delayMs: number;
      /** Status, or name of the error. A 401 is sent again at once, with a renewed token. */
      readonly reason: string;
    })
  | {
      readonly type: "token-issued" | "token-renewed";
      readonly scopes: readonly string[];
      readonly expiresInSeconds: number;
    }
  | { readonly type: "token-revoked" }
  /** The service refused a renewed token too. For 10 s, the client renews no token after a 401. */
  | { readonly type: "token-refused" }
  /** A renewal in the background failed; the client continues to use the current token. */
  | { readonly type: "token-renewal-failed"; readonly error: string }
  | (AttemptInfo & {
      readonly type: "violation";
      readonly status: number;
      readonly violations: readonly ClientViolation[];
    });

/** Passes an event to the caller's listener. A client without one has no such function. */
export type Notify = (event: ClientEvent) => void;

/** Describes the request that was sent last. */
export function describeAttempt(request: OutgoingRequest): AttemptInfo {
  const { call, operation, method } = request;
  return { callId: call.id, operationId: operation.id, method, path: getPath(request), attempt: call.attempts };
}

/** Emits an event when a request begins, and when its response has arrived. */
export function observeRequests(notify: Notify): Middleware {
  return (next) => async (request) => {
    const startedAt = performance.now();
    const describe = () => ({ ...describeAttempt(request), durationMs: performance.now() - startedAt });
    notify({ type: "request", ...describeAttempt(request) });
    try {
      const response = await next(request);
      const { status, headers } = response;
      const id = headers.get("X-Request-Id");
      const requestId = id === null ? undefined : response.redact(id);
      notify({ type: "response", ...describe(), status, requestId });
      return response;
    } catch (error) {
      notify({ type: "failure", ...describe(), error: getErrorName(error) });
      throw error;
    }
  };
}

/** Returns the name of an error, for events: a message may contain a secret. */
export function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Creates the function that passes events to `onEvent`. If that throws or rejects, no call and no process fails. */
export function createNotifier(onEvent: (event: ClientEvent) => unknown): Notify {
  return (event) => {
    new Promise((resolve) => resolve(onEvent(event))).catch(() => undefined);
  };
}
