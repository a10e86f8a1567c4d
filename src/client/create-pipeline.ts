import { type AddedHeaders, addHeaders, authenticateRequests, type Credentials } from "./authenticate.ts";
import { type CallOperation, createCaller, type Validation } from "./call.ts";
import { checkOptionNames } from "./check-names.ts";
import { checkWhole, enforceDeadlines, untilAborted } from "./deadlines.ts";
import {
  type AttemptInfo,
  type ClientEvent,
  createLogListener,
  describeAttempt,
  type Logger,
  type LogLevel,
  type Notify,
  observe,
} from "./events.ts";
import { createHttp, type Http } from "./http.ts";
import type { Handler, Middleware, RequestHeaders, StartCall } from "./middleware.ts";
import { type RetryOptions, retryRequests } from "./retry.ts";
import { createTransport, type Fetch } from "./transport.ts";

/** Options of the transport, of retries and of events. */
export interface ClientOptions {
  /** The global `fetch`, `fetch` of `undici` or of a service, or another function like it. @default globalThis.fetch */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request. The headers of a call replace them. @default `User-Agent: loyalty-interface/VERSION`, not in browsers */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called before each attempt; returns headers to add, for example `traceparent`. An error that it throws fails the call. */
  readonly beforeAttempt?: BeforeAttempt | undefined;
  /** Deadlines in milliseconds; `Infinity` sets no deadline. Each one covers the body. @default { attemptMs: 10000, totalMs: 60000 } */
  readonly deadlines?: { readonly attemptMs?: number | undefined; readonly totalMs?: number | undefined } | undefined;
  /** When failures are retried; `false` turns retries off. */
  readonly retry?: RetryOptions | false | undefined;
  /** Checks successful responses against the contract. @default undefined, no check */
  readonly validate?: Validation | undefined;
  /** Called with calls, requests, retries, tokens and violations. No event contains a secret. An error that it throws is ignored. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /** The least important lines that `logger` gets; none contains a secret. @default "off" */
  readonly logLevel?: LogLevel | undefined;
  /** Gets a line of JSON for each attempt, retry, token and violation. @default console */
  readonly logger?: Logger | undefined;
  /** Maximum size of the body of a response in bytes, after decompression. @default 33554432, which is 32 MB */
  readonly maxBodyBytes?: number | undefined;
}

/** Returns headers to add to an attempt, if there are any. They do not replace credentials. */
export type BeforeAttempt = (attempt: AttemptInfo) => AddedHeaders | Promise<AddedHeaders>;

/** Calls of this process. */
let calls = 0;
/** The version in package.json; a test compares them. */
const VERSION = "0.1.0";

/** Creates the function that passes events to `onEvent` and the logger. If one throws or rejects, no call and no process fails. */
export function createClientNotifier({ onEvent, logger = console, logLevel = "off" }: ClientOptions): Notify {
  const listeners = [onEvent, logLevel === "off" ? undefined : createLogListener(logger, logLevel)];
  return (event) => {
    for (const listener of listeners) {
      if (listener) void new Promise((resolve) => resolve(listener(event))).catch(() => undefined);
    }
  };
}

/** Creates `http`, and the function that calls operations with it. */
export function createPipeline(
  baseUrl: string,
  credentials: Credentials,
  notify: Notify,
  options: ClientOptions,
): { readonly http: Http; readonly call: CallOperation } {
  const { beforeAttempt, onEvent, logLevel = "off" } = options;
  checkOptionNames("deadlines", options.deadlines);
  checkOptionNames("validate", options.validate);
  if (options.validate && !["throw", "warn"].includes(options.validate.on))
    throw new TypeError('validate.on must be "throw" or "warn"');
  const attemptMs = checkWhole("deadlines.attemptMs", options.deadlines?.attemptMs, 10_000, 1);
  const totalMs = checkWhole("deadlines.totalMs", options.deadlines?.totalMs, 60_000, 1);
  const maxBodyBytes = checkWhole("maxBodyBytes", options.maxBodyBytes, 32 * 1024 * 1024, 1);
  const isObserved = onEvent !== undefined || logLevel !== "off";
  const middleware: readonly Middleware[] = [
    ...(isObserved ? [observe("calls", notify)] : []),
    retryRequests((options.retry ?? {}) || { maxRetries: 0 }, notify),
    authenticateRequests(credentials, notify),
    enforceDeadlines(attemptMs),
    ...(beforeAttempt ? [callBeforeAttempt(beforeAttempt)] : []),
    ...(isObserved ? [observe("requests", notify)] : []),
  ];
  const transport = createTransport(maxBodyBytes, options.fetch);
  const send = middleware.reduceRight<Handler>((next, wrap) => wrap(next), transport);
  const startCall: StartCall = ({ timeoutMs = totalMs, maxRetries } = {}) => {
    return { id: ++calls, attempts: 0, deadlineAt: performance.now() + timeoutMs, timeoutMs, maxRetries };
  };
  const headers = addHeaders({ accept: "application/json", ...describeAgent() }, options.headers);
  const { http, sendCall } = createHttp({ baseUrl, headers, startCall, send });
  return { http, call: createCaller({ sendCall, notify, validation: options.validate }) };
}

/** Browsers send their own header; only some let a page replace it, after a preflight request. */
function describeAgent(): RequestHeaders {
  const isBrowser = /^Mozilla\//.test(globalThis.navigator?.userAgent ?? "");
  return isBrowser ? {} : { "user-agent": `loyalty-interface/${VERSION}` };
}

function callBeforeAttempt(beforeAttempt: BeforeAttempt): Middleware {
  return (next) => async (request) => {
    const added = await untilAborted(Promise.resolve(beforeAttempt(describeAttempt(request))), request.signal);
    return next({ ...request, headers: addHeaders(request.headers, added) });
  };
}

/**
 * Returns the base URL without a slash at the end.
 * @throws TypeError if it is missing or not an address of the service. The message does not repeat it: it may hold credentials.
 */
export function toBaseUrl(baseUrl: unknown): string {
  const [match] = /^https?:\/\/[^/\\@?#]+(\/[^?#]*)?$/i.exec(`${baseUrl}`) ?? [];
  if (match && URL.canParse(match)) return new URL(match).href.replace(/\/+$/, "");
  throw new TypeError(
    'baseUrl must be an http or https URL without credentials and query, such as "https://api.loyalty.example"',
  );
}
