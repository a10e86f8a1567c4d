import createClient, { type Client, type ClientOptions as ClientInit, createQuerySerializer } from "openapi-fetch";
import type { paths } from "../contract/schemas.ts";
import type { Cluster } from "../contract/vocabulary.ts";
import { addHeaders, authenticateRequests, type Credentials } from "./authenticate.ts";
import { type CallOperation, createCaller, type HttpClient, serializePath, type Validation } from "./call.ts";
import { type Clock, checkCount, checkLimit, enforceDeadlines, systemClock, untilAborted } from "./deadlines.ts";
import { type AttemptInfo, type ClientEvent, describeAttempt, type Notify, observeRequests } from "./events.ts";
import type { Handler, Middleware, StartCall } from "./request.ts";
import { type RetryOptions, retryRequests } from "./retry.ts";
import { createTransport, exchange, type Fetch, LightRequest, toOutgoingRequest } from "./transport.ts";

/** Address of the service: the whole base URL, or its parts. */
export type Location =
  | { readonly baseUrl: string; readonly cluster?: undefined; readonly host?: undefined }
  | {
      readonly baseUrl?: undefined;
      /** Regional entry point. @default "api" */
      readonly cluster?: Cluster | undefined;
      /** Host of the service; the interface document does not name one. */
      readonly host: string;
    };

/** Options of the transport, of retries and of events. */
export interface ClientOptions {
  /** The global `fetch`, `fetch` of `undici` or of a service, or another function like it. @default globalThis.fetch */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request. The headers of a call replace them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Name and version of your program: the header `User-Agent` is then `loyalty-interface` and this text. */
  readonly userAgent?: string | undefined;
  /** Called before each attempt; returns headers to add, for example `traceparent`. An error that it throws fails the call. */
  readonly beforeAttempt?: BeforeAttempt | undefined;
  /** Deadlines in milliseconds; `Infinity` sets no deadline. Each one covers the body. @default { attemptMs: 10000, totalMs: 60000 } */
  readonly deadlines?: { readonly attemptMs?: number | undefined; readonly totalMs?: number | undefined } | undefined;
  /** When failures are retried; `false` turns retries off. */
  readonly retry?: RetryOptions | false | undefined;
  /** Checks successful responses against the contract. @default undefined, no check */
  readonly validate?: Validation | undefined;
  /** Called with requests, retries, tokens and violations. No event contains a secret. An error that it throws is ignored. */
  readonly onEvent?: ((event: ClientEvent) => void) | undefined;
  /** Maximum size of the body of a response in bytes, after decompression. @default 33554432, which is 32 MB */
  readonly maxBodyBytes?: number | undefined;
  /** Source of time. @default the system's */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 to 1, for the jitter of retries. @default Math.random */
  readonly random?: (() => number) | undefined;
}

/** Returns headers to add to an attempt, if there are any. */
export type BeforeAttempt = (
  attempt: AttemptInfo,
) => Readonly<Record<string, string>> | undefined | Promise<Readonly<Record<string, string>> | undefined>;

/**
 * The openapi-fetch client of the contract, which the methods of the client call too. It returns `{ data }` or `{ error }` and
 * throws for no status. The body has arrived when it returns. Its middleware sees each call once.
 */
export type Http = Client<paths>;

/** Calls of this process. */
let calls = 0;

/** Creates the two ways to send requests through the middleware: openapi-fetch, and calls by the rows of the table. */
export function createPipeline(
  baseUrl: string,
  credentials: Credentials,
  notify: Notify,
  options: ClientOptions,
): { readonly http: Http; readonly call: CallOperation } {
  const { clock = systemClock, random = Math.random, retry = {}, beforeAttempt, userAgent } = options;
  const attemptMs = checkLimit("deadlines.attemptMs", options.deadlines?.attemptMs, 10_000);
  const totalMs = checkLimit("deadlines.totalMs", options.deadlines?.totalMs, 60_000);
  const maxBodyBytes = checkLimit("maxBodyBytes", options.maxBodyBytes, 32 * 1024 * 1024);
  const agent = userAgent === undefined ? undefined : { "User-Agent": `loyalty-interface ${userAgent}` };
  const headers = addHeaders({ accept: "application/json" }, { ...agent, ...options.headers });
  const middleware: readonly Middleware[] = [
    retryRequests(retry || { maxRetries: 0 }, clock, random, notify),
    enforceDeadlines(attemptMs, clock),
    authenticateRequests(credentials, notify),
    ...(beforeAttempt ? [callBeforeAttempt(beforeAttempt)] : []),
    ...(options.onEvent ? [observeRequests(notify, clock)] : []),
  ];
  const transport = createTransport(maxBodyBytes, options.fetch);
  const send = middleware.reduceRight<Handler>((next, wrap) => wrap(next), transport);
  const startCall: StartCall = ({ timeoutMs: limit, maxRetries } = {}) => {
    checkCount("maxRetries", maxRetries);
    const timeoutMs = checkLimit("timeoutMs", limit, totalMs);
    return { id: ++calls, attempts: 0, deadlineAt: clock.monotonic() + timeoutMs, timeoutMs, maxRetries };
  };
  const fetch = async (source: Request) =>
    exchange(source, await toOutgoingRequest(source, baseUrl, { call: startCall() }), send);
  const { http, client } = createHttp({ baseUrl, headers, fetch });
  const call = createCaller({ baseUrl, client, startCall, send, clock, notify, validation: options.validate });
  return { http, call };
}

/** Creates the openapi-fetch client, whose `fetch` is the middleware of this client. */
function createHttp(init: ClientInit): { http: Http; client: HttpClient } {
  const http = createClient<paths>({
    ...init,
    pathSerializer: serializePath,
    querySerializer: createQuerySerializer(),
  });
  const { use, eject, ...methods } = http;
  // A row of the table has no types by path.
  const client = { request: methods.request as unknown as HttpClient["request"], Request: LightRequest as unknown };
  for (const [name, method] of Object.entries(methods) as [string, (...args: readonly unknown[]) => unknown][])
    Object.assign(http, { [name]: async (...args: readonly unknown[]) => method(...checkHeaders(args)) });
  http.use = (...middleware) => {
    client.Request = globalThis.Request;
    use(...middleware);
  };
  return { http, client };
}

/** @throws TypeError if HTTP cannot carry a header of a call. The error of `Headers` would show its value. */
function checkHeaders(args: readonly unknown[]): readonly unknown[] {
  const { headers, params } = Object(args.at(-1)) as { headers?: object; params?: { header?: object } };
  for (const [name, values] of Object.entries({ ...headers, ...params?.header }))
    for (const value of [values ?? []].flat()) addHeaders({}, { [name]: String(value) });
  return args;
}

function callBeforeAttempt(beforeAttempt: BeforeAttempt): Middleware {
  return (next) => async (request) => {
    const added = await untilAborted(Promise.resolve(beforeAttempt(describeAttempt(request))), request.signal);
    return next({ ...request, headers: addHeaders(request.headers, added) });
  };
}

/**
 * Returns the base URL without a slash at the end.
 * @throws TypeError if the option `baseUrl`, or `host`, is missing or is not an address of the service. The message does
 * not repeat the value, because it may hold credentials.
 */
export function toBaseUrl({ baseUrl, cluster = "api", host }: Location): string {
  const isHost = baseUrl === undefined && host !== undefined;
  const address = isHost ? `https://${cluster}.${host}` : `${baseUrl}`;
  const [match, path] = /^https?:\/\/[^/\\@?#]+(\/[^?#]*)?$/i.exec(address) ?? [];
  if (match && URL.canParse(match) && !(isHost && (path || !host))) return new URL(match).href.replace(/\/+$/, "");
  throw new TypeError(
    isHost
      ? 'host must be a host name such as "loyalty.example"'
      : 'baseUrl must be an http or https URL without credentials and query, such as "https://api.loyalty.example"',
  );
}
