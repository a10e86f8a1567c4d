import type { OperationId } from "../../contract/operations.ts";
import type { ClientViolation } from "../errors/contract-violation-error.ts";
import type { Clock } from "./deadlines.ts";
import { getPath, type Middleware } from "./outgoing-request.ts";

interface Attempt {
  readonly operationId: OperationId;
  readonly path: string;
  /** 1 for the first attempt, 2 for the first retry. */
  readonly attempt: number;
}

/** An event passed to `onEvent`. No event has a property that could contain a secret. */
export type ClientEvent =
  | (Attempt & { readonly type: "request" })
  | (Attempt & { readonly type: "response"; readonly status: number; readonly durationMs: number })
  /** `error` is the name of the error, for example `ConnectionError`. */
  | (Attempt & { readonly type: "failure"; readonly error: string; readonly durationMs: number })
  | {
      readonly type: "retry";
      readonly operationId: OperationId;
      /** The attempt that failed, counted from 1. */
      readonly attempt: number;
      readonly delayMs: number;
      /** Status, or name of the error. */
      readonly reason: string;
    }
  | {
      readonly type: "token-issued" | "token-renewed";
      readonly scopes: readonly string[];
      readonly expiresInSeconds: number;
    }
  | { readonly type: "token-revoked" }
  /** A renewal in the background failed; the client continues to use the current token. */
  | { readonly type: "token-renewal-failed"; readonly error: string }
  /** The shared store failed or returned an invalid entry; the client issues its own token. */
  | { readonly type: "token-store-failed"; readonly action: "get" | "set"; readonly error: string }
  | {
      readonly type: "violation";
      readonly operationId: OperationId;
      readonly status: number;
      readonly violations: readonly ClientViolation[];
    };

/** Passes an event to the caller's listener. */
export type Notify = (event: ClientEvent) => void;

/** Wraps the caller's listener: if it throws or rejects, the error is ignored, so that it cannot fail a call or the process. */
export function createNotifier(onEvent: Notify | undefined): Notify {
  if (!onEvent) return () => {};
  return (event) => void new Promise((resolve) => resolve(onEvent(event))).catch(() => undefined);
}

/** Emits an event when an attempt starts and when it ends. */
export function observeRequests(notify: Notify, clock: Clock): Middleware {
  return (next) => async (request) => {
    const { attempt, operation } = request;
    const subject = { operationId: operation.id, path: getPath(request), attempt };
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
