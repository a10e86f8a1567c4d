import { type ClientEvent, createNotifier } from "../client-event.ts";
import { type Clock, systemClock } from "../clock.ts";
import { authenticateRequests, type Credentials } from "./authenticate-requests.ts";
import { createOperationCaller, type OperationCaller, type Validation } from "./call-operation.ts";
import { createHttp, type Http } from "./create-http.ts";
import { observeRequests } from "./observe-requests.ts";
import type { Send } from "./outgoing-request.ts";
import { type RetryOptions, retryRequests } from "./retry-requests.ts";
import { createTransport } from "./transport.ts";
import { setTotalDeadline, withDeadlines } from "./with-deadline.ts";

/** Options that every client has. */
export interface ClientOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Deadlines in milliseconds, each up to the end of the body. @default { attemptMs: 10000, totalMs: 60000 } */
  readonly deadlines?: { readonly attemptMs?: number; readonly totalMs?: number };
  /** How failures are retried; `false` never does. */
  readonly retry?: RetryOptions | false;
  /** Holds successes to the contract. Off where left out. */
  readonly validate?: Validation;
  /** Told of requests, retries, tokens and violations. No event holds a secret. */
  readonly onEvent?: (event: ClientEvent) => void;
  /** Time. @default the system's */
  readonly clock?: Clock;
  /** A number from 0 to 1, for the jitter of retries. @default Math.random */
  readonly random?: () => number;
}

/** What a client's methods are made of. */
export interface Chain {
  readonly http: Http;
  readonly call: OperationCaller;
  readonly clock: Clock;
  readonly notify: (event: ClientEvent) => void;
}

const ATTEMPT_MS = 10_000;
const TOTAL_MS = 60_000;

/** Total deadline → retry → events → deadlines of the attempt → authentication → `fetch`. */
export function createChain(baseUrl: string, credentials: Credentials, options: ClientOptions): Chain {
  const { clock = systemClock, random = Math.random, retry = {}, onEvent, validate } = options;
  const notify = createNotifier(onEvent);
  const deadlines = { attemptMs: ATTEMPT_MS, totalMs: TOTAL_MS, ...options.deadlines };
  let send: Send = createTransport(options.fetch ?? ((input, init) => globalThis.fetch(input, init)));
  send = authenticateRequests(credentials)(send);
  send = withDeadlines(deadlines, clock)(send);
  if (onEvent) send = observeRequests(notify, clock)(send);
  if (retry) send = retryRequests(retry, { clock, random, notify })(send);
  send = setTotalDeadline(deadlines, clock)(send);
  const http = createHttp(baseUrl, send);
  return { http, call: createOperationCaller(http, clock, notify, validate), clock, notify };
}
