import type { OperationId, Violation } from "../contract/index.ts";
import type { FaultRule } from "./faults/fault-rule.ts";
import type { SlowdownOptions } from "./guards/failed-auth-throttle.ts";
import type { Schedule } from "./schedule.ts";
import type { Store } from "./store/store.ts";

/** Options of {@link createService}. Each default that the document leaves open is an entry of the ledger of silences. */
export interface ServiceOptions {
  readonly store: Store;
  /** Now, in milliseconds since the epoch. @default Date.now */
  readonly now?: () => number;
  /** Timer of slowdowns and latencies. @default setTimeout */
  readonly schedule?: Schedule;
  /** Source of tokens and request ids. @default node:crypto */
  readonly randomBytes?: (size: number) => Uint8Array;
  /** Events of a page where the request gives no `limit` (S03). @default 10 */
  readonly defaultLimit?: number;
  /** Order where the request gives none (S04). @default "created_at" */
  readonly defaultOrder?: "created_at" | "-created_at";
  /** Lifetime of a token in seconds (S08). @default 900 */
  readonly tokenLifetimeSeconds?: number;
  /** Header that carries the bearer token (S05). @default "Authorization" */
  readonly bearerHeader?: string;
  /** Requests that one credential may make in a window of so many seconds; unlimited where left out (S15). */
  readonly rateLimit?: { readonly requests: number; readonly windowSeconds: number };
  /** Slows down those who try one bad credential after the other; off where left out. */
  readonly slowdown?: SlowdownOptions;
  /** Faults for those who test their own client; none where left out. {@link parseFaultRule} reads them from text. */
  readonly faults?: readonly FaultRule[];
  /** Called after each answer, for logs and metrics. */
  readonly onExchange?: (exchange: ServedExchange) => void;
  /** Called where a token was issued, or one that the store knew was revoked. */
  readonly onToken?: (event: "issued" | "revoked") => void;
  /**
   * Called with each violation of the contract that an answer has; answers are checked only where this is given. What is
   * checked is the answer before a fault on demand distorts it.
   */
  readonly onViolation?: (violation: Violation, exchange: ServedExchange) => void;
  /** Called where the service itself fails (S23), with what the answer does not say. */
  readonly onFailure?: (error: unknown, requestId: string) => void;
}

/** An exchange as logs and metrics may know it: nothing of it is secret. */
export interface ServedExchange {
  /** The same as `request_id` of an Error object. */
  readonly requestId: string;
  /** Undefined where no operation was asked for. */
  readonly operationId: OperationId | undefined;
  readonly status: number;
  readonly durationMs: number;
  /** Faults on demand that struck it. `status` is what the service meant to say. */
  readonly faults?: readonly FaultRule["kind"][];
  /** How long it had to wait because of failed credentials before it. */
  readonly slowedMs?: number;
}

/** Options with their defaults filled in. */
export type SettledOptions = Required<Omit<ServiceOptions, "rateLimit" | "slowdown" | "faults" | Observers>> &
  Pick<ServiceOptions, Observers>;

type Observers = "onExchange" | "onFailure" | "onToken" | "onViolation";
