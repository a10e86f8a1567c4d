import type { Scope } from "../contract/vocabulary.ts";
import type { ClientViolation } from "./errors/contract-violation-error.ts";
import type { ClientEvent } from "./events.ts";
import type { Fetch } from "./transport.ts";

/** Options of `createLoyaltyClient`. */
export interface LoyaltyClientOptions {
  /** Address of the service, for example of a cluster of section 1 of the interface document. */
  readonly baseUrl: string;
  /** Application key pair. It is required to issue and revoke tokens. */
  readonly application?: { readonly appId: string; readonly appToken: string } | undefined;
  /** Management key pair, for the operations of a project. */
  readonly management?: { readonly managementId: string; readonly managementToken: string } | undefined;
  /** Scopes of the tokens that the client issues and uses, at least one; requires `application`. */
  readonly oauth?: { readonly scopes: readonly Scope[] } | undefined;
  /** A token that you issued, instead of `oauth`. The client uses it as it is and does not renew it. */
  readonly accessToken?: string | undefined;
  /** Path of token issuance, which the interface document leaves open. @default "/oauth/token" */
  readonly tokenPath?: string | undefined;
  /** Header that carries the bearer token, which the interface document leaves open. @default "Authorization" */
  readonly bearerHeader?: string | undefined;
  /** The global `fetch`, `fetch` of `undici` or of a service, or another function like it. @default globalThis.fetch */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request. The headers of a call replace them. @default `User-Agent: loyalty-interface/VERSION`, not in browsers */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Deadlines in milliseconds; `Infinity` sets no deadline. Each one covers the body. @default { attemptMs: 10000, totalMs: 60000 } */
  readonly deadlines?: { readonly attemptMs?: number | undefined; readonly totalMs?: number | undefined } | undefined;
  /** How failures are retried; `false` turns retries off. */
  readonly retry?: RetryOptions | false | undefined;
  /** Checks successful responses against the contract. @default undefined, no check */
  readonly validate?: Validation | undefined;
  /** Called with requests, retries, tokens and violations. No event contains a secret. An error that it throws is ignored. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /** Maximum size of the body of a response in bytes, after decompression. @default 33554432, which is 32 MB */
  readonly maxBodyBytes?: number | undefined;
}

/**
 * How often and when requests are retried. If `Retry-After` asks for more than 30 s, or for longer than the deadline of the call, the
 * request is not retried, and the error has `retryAt`.
 */
export interface RetryOptions {
  /** @default 3 */
  readonly maxRetries?: number | undefined;
  /** Upper bound of the first delay, which is random; it doubles with each retry, up to 5 s. @default 200 */
  readonly baseDelayMs?: number | undefined;
}

/** Checks successful responses against the contract. Pass `checkResponse` of `loyalty-interface/contract`. */
export interface Validation {
  readonly response: (response: {
    readonly operationId: string;
    readonly status: number;
    readonly body: unknown;
  }) => { readonly ok: true } | { readonly ok: false; readonly violations: readonly ClientViolation[] };
  /** `"throw"` throws a `ContractViolationError`; `"warn"` emits an event, and the call succeeds. */
  readonly on: "throw" | "warn";
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of the whole call in milliseconds, retries included. @default `deadlines.totalMs` of the client */
  readonly timeoutMs?: number | undefined;
  /** More headers; they replace headers of the client, except its credentials. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
