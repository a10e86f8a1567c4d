import type { Client, ClientOptions as FetchClientOptions, Middleware as FetchMiddleware } from "openapi-fetch";
import { findClientOperation } from "../../contract/client-operations.ts";
import type { paths } from "../../contract/schemas.ts";
import type { Cluster } from "../../contract/vocabulary.ts";
import { addHeaders, authenticateRequests, type Credentials } from "./authenticate-requests.ts";
import {
  type CallOperation,
  createOperationCaller,
  fillPath,
  parseJson,
  serializeBody,
  type Validation,
} from "./call-operation.ts";
import { type AttemptInfo, type ClientEvent, describeAttempt, type Notify, observeRequests } from "./client-event.ts";
import { type Clock, checkLimit, enforceDeadlines, setTotalDeadline, systemClock } from "./deadlines.ts";
import {
  createTransport,
  type Fetch,
  type Handler,
  type Middleware,
  startCall,
  untilAborted,
} from "./outgoing-request.ts";
import { type RetryOptions, retryRequests } from "./retry-requests.ts";

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
  /** The global `fetch`, that of `undici`, `fetch` of a service, or another function like it. @default globalThis.fetch */
  readonly fetch?: Fetch | undefined;
  /** Headers of every request. Those of a call replace them. */
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
 * The openapi-fetch client of the contract. It returns `{ data }` or `{ error }` and throws for no status. The body has
 * arrived when it returns. Its middleware does not affect the methods of the client.
 */
export type Http = Client<paths>;

/** Creates the two ways to send requests through the middleware: openapi-fetch, and calls by the rows of the table. */
export function createPipeline(
  baseUrl: string,
  credentials: Credentials,
  notify: Notify,
  options: ClientOptions,
): { readonly http: Http; readonly call: CallOperation } {
  const {
    clock = systemClock,
    random = Math.random,
    retry = {},
    onEvent,
    validate,
    beforeAttempt,
    userAgent,
  } = options;
  const { attemptMs, totalMs } = options.deadlines ?? {};
  const deadlines = {
    attemptMs: checkLimit("deadlines.attemptMs", attemptMs, 10_000),
    totalMs: checkLimit("deadlines.totalMs", totalMs, 60_000),
  };
  const agent: Record<string, string> =
    userAgent === undefined ? {} : { "User-Agent": `loyalty-interface ${userAgent}` };
  const headers = addHeaders({ accept: "application/json" }, { ...agent, ...options.headers });
  const middleware: readonly Middleware[] = [
    setTotalDeadline(deadlines, clock),
    retryRequests(retry || { maxRetries: 0 }, { clock, random, notify }),
    enforceDeadlines(deadlines, clock),
    authenticateRequests(credentials, notify),
    ...(beforeAttempt ? [callBeforeAttempt(beforeAttempt)] : []),
    ...(onEvent ? [observeRequests(notify, clock)] : []),
  ];
  const maxBodyBytes = checkLimit("maxBodyBytes", options.maxBodyBytes, 32 * 1024 * 1024);
  const send = middleware.reduceRight<Handler>(
    (next, wrap) => wrap(next),
    createTransport(maxBodyBytes, options.fetch),
  );
  const fetch = (request: Request) => sendRequest(request, baseUrl, send);
  const http = createHttp({ baseUrl, headers, pathSerializer: fillPath, fetch });
  return { http, call: createOperationCaller({ baseUrl, headers, send, clock, notify, validation: validate }) };
}

const FETCH_METHODS = "GET PUT POST DELETE OPTIONS HEAD PATCH TRACE".split(" ");

/** Creates an openapi-fetch client whose first call loads openapi-fetch, so that programs that do not call it do not load it. */
function createHttp(options: FetchClientOptions): Http {
  type Init = {
    readonly middleware?: readonly FetchMiddleware[];
    readonly headers?: object;
    readonly params?: { readonly header?: object };
  };
  type Send = (method: string, path: string, init?: Init) => Promise<unknown>;
  const added = new Set<FetchMiddleware>();
  let loaded: Promise<Send> | undefined;
  const request: Send = async (method, path, init) => {
    // The error of `Headers` for a value that HTTP cannot carry would show it.
    for (const [name, values] of Object.entries({ ...init?.headers, ...init?.params?.header }))
      for (const value of [values ?? []].flat()) addHeaders({}, { [name]: String(value) });
    loaded ??= import("openapi-fetch").then(
      ({ default: createClient }) => createClient<paths>(options).request as Send,
    );
    return (await loaded)(method, path, { ...init, middleware: [...added, ...(init?.middleware ?? [])] });
  };
  const http = {
    request,
    ...Object.fromEntries(FETCH_METHODS.map((name) => [name, request.bind(undefined, name)])),
    use: (...middleware: FetchMiddleware[]) => middleware.forEach((item) => void added.add(item)),
    eject: (...middleware: FetchMiddleware[]) => middleware.forEach((item) => void added.delete(item)),
  };
  return http as unknown as Http; // the types are by path; openapi-fetch has them
}

function callBeforeAttempt(beforeAttempt: BeforeAttempt): Middleware {
  return (next) => async (request) => {
    const added = await untilAborted(Promise.resolve(beforeAttempt(describeAttempt(request))), request.signal);
    return next({ ...request, headers: addHeaders(request.headers, added) });
  };
}

/**
 * Sends a standard request, and returns a standard response, for the middleware of openapi-fetch.
 * @throws TypeError if the request is not for an operation: credentials must not go anywhere else.
 */
async function sendRequest(request: Request, baseUrl: string, send: Handler): Promise<Response> {
  const { url, method, signal } = request;
  const headers = Object.fromEntries(request.headers);
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const { pathname } = new URL(url);
  const operation = findClientOperation(method, pathname);
  if (!operation) throw new TypeError(`${method} ${pathname} is not an operation of the contract`);
  const text = await request.text();
  const isJson = headers["content-type"]?.startsWith("application/json"); // what openapi-fetch makes of every body
  const body = isJson && text !== "" ? serializeBody(operation, JSON.parse(text), headers) : text || undefined;
  const sent = { url, method, headers, signal, body, operation, call: startCall() };
  const response = await send(sent);
  const { status, statusText } = response;
  if (status < 200) return response; // a browser hides a redirect that it does not follow
  const answer = await response.text();
  // The parser's error of openapi-fetch would quote the token.
  if (operation.issuesToken && response.ok) parseJson(sent, response, answer);
  const standard = new Response(answer || null, { status, statusText, headers: response.headers });
  return Object.defineProperty(standard, "url", { value: url });
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
