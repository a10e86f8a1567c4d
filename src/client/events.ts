import type { OperationId } from "../contract/operations.ts";
import type { Clock } from "./deadlines.ts";
import type { ClientViolation } from "./errors/contract-violation-error.ts";
import { getPath, type Middleware, type OutgoingRequest } from "./request.ts";

/** A request of a call. */
export interface AttemptInfo {
  /** The same for all requests of a call, and different for each call of the process. */
  readonly callId: number;
  readonly operationId: OperationId;
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  /** 1 for the first request of the call; a retry and the request with a renewed token after a 401 add 1. */
  readonly attempt: number;
}

/** An event passed to `onEvent`. No event has a property that could contain a secret. */
export type ClientEvent =
  | (AttemptInfo & { readonly type: "request" })
  | (AttemptInfo & { readonly type: "response"; readonly status: number; readonly durationMs: number })
  /** `error` is the name of the error, for example `ConnectionError`. */
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
  /** The service refused a renewed token too. For `pauseMs`, the client renews no token after a 401. */
  | { readonly type: "token-refused"; readonly pauseMs: number }
  /** A renewal in the background failed; the client continues to use the current token. */
  | { readonly type: "token-renewal-failed"; readonly error: string }
  /** The shared store failed or returned an invalid entry; the client issues its own token. */
  | { readonly type: "token-store-failed"; readonly action: "get" | "set"; readonly error: string }
  | (AttemptInfo & {
      readonly type: "violation";
      readonly status: number;
      readonly violations: readonly ClientViolation[];
    });

/** Passes an event to the caller's listener. */
export type Notify = (event: ClientEvent) => void;

/** Wraps the caller's listener: if it throws or rejects, the error is ignored, so that it cannot fail a call or the process. */
export function createNotifier(onEvent: Notify | undefined): Notify {
  if (!onEvent) return () => {};
  return (event) => void new Promise((resolve) => resolve(onEvent(event))).catch(() => undefined);
}

/** Describes the request that was sent last, for events and for `beforeAttempt`. */
export function describeAttempt(request: OutgoingRequest): AttemptInfo {
  const { call, operation, method } = request;
  return { callId: call.id, operationId: operation.id, method, path: getPath(request), attempt: call.attempts };
}

/** Emits an event when a request is sent and when its response has arrived. */
export function observeRequests(notify: Notify, clock: Clock): Middleware {
  return (next) => async (request) => {
    const subject = describeAttempt(request);
    const startedAt = clock.monotonic();
    notify({ type: "request", ...subject });
    try {
      const response = await next(request);
      notify({ type: "response", ...subject, status: response.status, durationMs: clock.monotonic() - startedAt });
      return response;
    } catch (error) {
      notify({ type: "failure", ...subject, error: getErrorName(error), durationMs: clock.monotonic() - startedAt });
      throw error;
    }
  };
}

/** Returns the name of an error, for events: a message may contain a secret. */
export function getErrorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
