import type { OperationId } from "../contract/operations.ts";

/** What a client tells `onEvent`. No event has a member that could hold a secret. */
export type ClientEvent =
  | { readonly type: "request"; readonly operationId: OperationId; readonly path: string; readonly attempt: number }
  | {
      readonly type: "response";
      readonly operationId: OperationId;
      readonly path: string;
      readonly attempt: number;
      readonly status: number;
      readonly durationMs: number;
    }
  | {
      readonly type: "failure";
      readonly operationId: OperationId;
      readonly path: string;
      readonly attempt: number;
      /** Name of the error, for example `ConnectionError`. */
      readonly error: string;
      readonly durationMs: number;
    }
  | {
      readonly type: "retry";
      readonly operationId: OperationId;
      /** The attempt that failed, from 1. */
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
  /** A background renewal failed; the token in hand still serves. */
  | { readonly type: "token-renewal-failed"; readonly error: string }
  /** The shared store is down or holds rubbish; the client goes on with tokens of its own. */
  | { readonly type: "token-store-failed"; readonly action: "get" | "set" | "delete"; readonly error: string }
  | {
      readonly type: "violation";
      readonly operationId: OperationId;
      readonly status: number;
      readonly violations: readonly ClientViolation[];
    };

/** One violation of the contract, as `checkResponse` of `loyalty-interface/contract` reports it. */
export interface ClientViolation {
  readonly pointer: string;
  readonly message: string;
  readonly section: string;
}

/** Hands an event to the caller's listener. A listener that throws is the caller's affair, not the call's. */
export function createNotifier(onEvent: ((event: ClientEvent) => void) | undefined): (event: ClientEvent) => void {
  if (!onEvent) return () => {};
  return (event) => {
    try {
      onEvent(event);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  };
}
