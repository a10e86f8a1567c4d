import type { ClientEvent } from "../client-event.ts";
import { type Clock, sleep } from "../clock.ts";
import { ConnectionError } from "../errors/connection-error.ts";
import { TimeoutError } from "../errors/timeout-error.ts";
import { type OutgoingRequest, type SendWrapper, subjectOf } from "./outgoing-request.ts";
import { retryAfterMs } from "./retry-after.ts";
import { RetryBudget, type RetryBudgetOptions } from "./retry-budget.ts";

/** How failures are retried. Reads and revocations may be sent again; token issuance only where nothing was issued. */
export interface RetryOptions {
  /** @default 3 */
  readonly maxRetries?: number;
  /** The first delay is drawn from 0 to this; the range doubles with each retry. @default 200 */
  readonly baseDelayMs?: number;
  /** @default 5000 */
  readonly maxDelayMs?: number;
  /** Where `Retry-After` asks for more than this, the error says `retryAt` and nothing is retried. @default 30000 */
  readonly maxRetryAfterMs?: number;
  readonly budget?: RetryBudgetOptions;
}

const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504];
/** 429 and 503 say that nothing was done; after any other failure a token may have been issued that nobody would revoke. */
const RETRIED_STATUSES_OF_ISSUANCE = [429, 503];

/** What the layer needs besides its options. */
interface Surroundings {
  readonly clock: Clock;
  /** A number from 0 to 1. */
  readonly random: () => number;
  readonly notify: (event: ClientEvent) => void;
}

/** Sends a request again where its failure may pass: full jitter, `Retry-After`, and a budget over all calls. */
export function retryRequests(options: RetryOptions, { clock, random, notify }: Surroundings): SendWrapper {
  const { maxRetries = 3, baseDelayMs = 200, maxDelayMs = 5000, maxRetryAfterMs = 30_000 } = options;
  const budget = new RetryBudget(options.budget);

  const delayOf = (attempt: number, response: Response | undefined) => {
    const jitter = random() * Math.min(maxDelayMs, baseDelayMs * 2 ** (attempt - 1));
    return Math.max(jitter, (response && retryAfterMs(response, clock.epoch())) ?? 0);
  };

  return (next) => async (request) => {
    budget.fill();
    for (let attempt = 1; ; attempt++) {
      let outcome: Outcome;
      try {
        outcome = { response: await next(attempt === 1 ? request : { ...request, attempt }) };
      } catch (error) {
        outcome = { error };
      }
      const reason = retryReason(request, outcome);
      const delayMs = reason === undefined ? 0 : delayOf(attempt, outcome.response);
      const isLast = reason === undefined || attempt > maxRetries || delayMs > Math.max(maxRetryAfterMs, maxDelayMs);
      if (isLast || request.signal?.aborted || !budget.take()) {
        if (outcome.response) return outcome.response;
        throw outcome.error;
      }
      notify({ type: "retry", operationId: request.operation.id, attempt, delayMs, reason });
      // Where the call's deadline comes before the wait is over, the next attempt ends in it.
      await sleep(clock, Math.min(delayMs, request.deadlineAt - clock.monotonic()), request.signal);
    }
  };
}

type Outcome =
  | { readonly response: Response; readonly error?: never }
  | { readonly response?: never; readonly error: unknown };

/** Why a request may be sent again, or undefined where it must not. */
function retryReason(request: OutgoingRequest, { response, error }: Outcome): string | undefined {
  const isIssuance = request.operation.id === "generateToken";
  if (response) {
    const statuses = isIssuance ? RETRIED_STATUSES_OF_ISSUANCE : RETRIED_STATUSES;
    return statuses.includes(response.status) ? String(response.status) : undefined;
  }
  // A token that the call needed could not be had: that request has had its retries.
  if (error instanceof ConnectionError) return error.request === subjectOf(request) ? error.name : undefined;
  return error instanceof TimeoutError && error.deadline === "attempt" && !isIssuance ? error.name : undefined;
}
