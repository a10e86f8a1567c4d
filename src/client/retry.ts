import { parseRetryAfter } from "../contract/http.ts";
import type { Settings } from "./check-options.ts";
import { sleep } from "./deadlines.ts";
import { ConnectionError } from "./errors/connection-error.ts";
import { TimeoutError } from "./errors/timeout-error.ts";
import { describeAttempt, type Notify } from "./events.ts";
import { describeRequest, type Middleware, type OutgoingRequest, type ReceivedResponse } from "./middleware.ts";
import { toApiError } from "./response-errors.ts";

/** Maximum number of retries in reserve. Calls share them, so that they do not multiply the load of an outage. */
const RESERVE = 10;
/** Retries that each call adds to the reserve: one for ten calls. */
const RESERVE_PER_CALL = 0.1;
/** Longest delay that the client chooses itself. */
const MAX_DELAY_MS = 5_000;
/** Longest delay for which a call waits if the service asks for it. */
const MAX_RETRY_AFTER_MS = 30_000;

const RETRIED_STATUSES = [408, 429, 500, 502, 503, 504];

/** Retries temporary failures with full jitter, `Retry-After`, and a budget over all calls. */
export function retryRequests(options: Settings["retry"], notify: Notify | undefined): Middleware {
  const { maxRetries, baseDelayMs } = options;
  let budgetLeft = RESERVE;

  /** Plans the next attempt after a temporary failure; undefined if there is none. */
  function planRetry(request: OutgoingRequest, outcome: Outcome, attempt: number) {
    const reason = findRetryReason(request, outcome);
    if (reason === undefined || attempt > maxRetries) return undefined;
    const waitMs = outcome.response && parseRetryAfter(outcome.response.headers, Date.now());
    const delayMs = Math.max(Math.random() * Math.min(MAX_DELAY_MS, baseDelayMs * 2 ** (attempt - 1)), waitMs ?? 0);
    const leftMs = Math.max(0, request.call.deadlineAt - performance.now()); // the deadline may have passed
    if ((waitMs ?? 0) > MAX_RETRY_AFTER_MS || (outcome.response && delayMs >= leftMs)) return undefined;
    // A service that names the delay controls its load itself, so such a retry takes nothing from the budget.
    const cost = waitMs === undefined ? 1 : 0;
    // After a request without a response, the delay may end at the deadline; the next attempt throws the TimeoutError.
    return budgetLeft < cost ? undefined : { reason, delayMs, cost, sleepMs: Math.min(delayMs, leftMs) };
  }

  return (next) => async (request) => {
    budgetLeft = Math.min(RESERVE, budgetLeft + RESERVE_PER_CALL);
    let outcome: Outcome = {};
    for (let attempt = 1; ; attempt++) {
      try {
        outcome = { response: await next(request) };
      } catch (error) {
        await addCause(error, request, outcome);
        outcome = { error };
      }
      const plan = planRetry(request, outcome, attempt);
      if (!plan && outcome.response) return outcome.response;
      if (!plan) throw outcome.error;
      budgetLeft -= plan.cost;
      notify?.({ type: "retry", ...describeAttempt(request), delayMs: plan.delayMs, reason: plan.reason });
      await sleep(plan.sleepMs, request.signal);
    }
  };
}

/** Makes the outcome of the attempt before the cause of an error at a deadline. */
async function addCause(error: unknown, request: OutgoingRequest, { response, error: before }: Outcome): Promise<void> {
  if (!isOfRequest(error, request) || !(error instanceof TimeoutError)) return;
  const value = response ? toApiError(request, response, await response.text()) : before;
  if (value !== undefined) Object.defineProperty(error, "cause", { value }); // as the constructor makes it: logs leave it out
}

type Outcome = { readonly response?: ReceivedResponse; readonly error?: unknown };

/** Returns why a request is sent again, or undefined if it must not be. */
function findRetryReason(request: OutgoingRequest, { response, error }: Outcome): string | undefined {
  const { isIdempotent, issuesToken } = request.operation;
  if (!isIdempotent && !issuesToken) return undefined; // a token whose response was lost expires by itself
  if (response) return RETRIED_STATUSES.includes(response.status) ? String(response.status) : undefined;
  const isLate = error instanceof TimeoutError && error.deadline === "total";
  return isOfRequest(error, request) && !isLate ? error.name : undefined;
}

/** True if the request failed without a response. If the failed request is the one for its token, that was retried already. */
function isOfRequest(error: unknown, request: OutgoingRequest): error is ConnectionError | TimeoutError {
  const hasNoResponse = error instanceof ConnectionError || error instanceof TimeoutError;
  return hasNoResponse && error.request === describeRequest(request);
}
