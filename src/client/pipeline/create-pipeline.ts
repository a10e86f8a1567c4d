import createClient, { type Client, type ClientOptions as FetchClientOptions } from "openapi-fetch";
import type { paths } from "../../contract/schemas.ts";
import type { Cluster } from "../../contract/vocabulary.ts";
import { authenticateRequests, type Credentials } from "./authenticate-requests.ts";
import {
  createOperationCaller,
  fillPath,
  type OperationCaller,
  type RequestText,
  type Validation,
} from "./call-operation.ts";
import { type ClientEvent, createNotifier, observeRequests } from "./client-event.ts";
import { type Clock, checkLimit, enforceDeadlines, setTotalDeadline, systemClock } from "./deadlines.ts";
import { createTransport, type Handler, type Middleware, OutgoingRequest } from "./outgoing-request.ts";
import { type RetryOptions, retryRequests } from "./retry-requests.ts";

/** Address of the service: the whole base URL, or its parts (§1). */
export type Location =
  | { readonly baseUrl: string; readonly cluster?: never; readonly host?: never }
  | {
      readonly baseUrl?: never;
      /** Regional entry point. @default "api" */
      readonly cluster?: Cluster;
      /** Host of the service; the document does not name one (S01). */
      readonly host: string;
    };

/** Options of every client. */
export interface ClientOptions {
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** Deadlines in milliseconds; `Infinity` sets no deadline. Each one covers the body. @default { attemptMs: 10000, totalMs: 60000 } */
  readonly deadlines?: { readonly attemptMs?: number | undefined; readonly totalMs?: number | undefined };
  /** When failures are retried; `false` turns retries off. */
  readonly retry?: RetryOptions | false;
  /** Checks successful responses against the contract. @default undefined, no check */
  readonly validate?: Validation;
  /** Called with requests, retries, tokens and violations. No event contains a secret. An error that it throws is ignored. */
  readonly onEvent?: (event: ClientEvent) => void;
  /** Maximum size of the body of a response in bytes, after decompression. @default 33554432, which is 32 MB */
  readonly maxBodyBytes?: number | undefined;
  /** Source of time. @default the system's */
  readonly clock?: Clock;
  /** Returns a number from 0 to 1, for the jitter of retries. @default Math.random */
  readonly random?: () => number;
}

/**
 * The openapi-fetch client of the contract. It returns `{ data }` or `{ error }` and throws for no status. The body has
 * arrived when it returns. Its middleware does not affect the methods of the client.
 */
export type Http = Client<paths>;

/** Creates the two ways to send requests: openapi-fetch on top of the middleware, and calls by operationId on top of that. */
export function createPipeline(
  baseUrl: string,
  credentials: Credentials,
  options: ClientOptions,
): { readonly http: Http; readonly call: OperationCaller } {
  const { clock = systemClock, random = Math.random, retry = {}, onEvent, validate } = options;
  const notify = createNotifier(onEvent);
  const { attemptMs, totalMs } = options.deadlines ?? {};
  const deadlines = {
    attemptMs: checkLimit("deadlines.attemptMs", attemptMs, 10_000),
    totalMs: checkLimit("deadlines.totalMs", totalMs, 60_000),
  };
  const middleware: readonly Middleware[] = [
    setTotalDeadline(deadlines, clock),
    ...(retry ? [retryRequests(retry, { clock, random, notify })] : []),
    enforceDeadlines(deadlines, clock),
    authenticateRequests(credentials, notify),
    ...(onEvent ? [observeRequests(notify, clock)] : []),
  ];
  const maxBodyBytes = checkLimit("maxBodyBytes", options.maxBodyBytes, 32 * 1024 * 1024, "bytes");
  const send = middleware.reduceRight<Handler>(
    (next, wrap) => wrap(next),
    createTransport(maxBodyBytes, options.fetch),
  );
  // For the methods, openapi-fetch only constructs the light class and passes it to `fetch`, and both are ours.
  const light = { fetch: send, Request: OutgoingRequest } as unknown as FetchClientOptions;
  const requestText = createHttp(baseUrl, light).request as unknown as RequestText; // the caller has the types by operationId
  return {
    http: createHttp(baseUrl, { fetch: (request) => sendRequest(request, baseUrl, send) }),
    call: createOperationCaller(requestText, clock, notify, validate),
  };
}

/** Sends a standard request, and returns a standard response, for the middleware of openapi-fetch. */
async function sendRequest(request: Request, baseUrl: string, send: Handler): Promise<Response> {
  const { url, method, headers, signal } = request;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not be sent to another address");
  const body = (await request.text()) || null;
  const response = await send(new OutgoingRequest(url, { method, headers, signal, body }));
  const { status, statusText } = response;
  if (status < 200) return response; // a browser hides a redirect that it does not follow
  const text = (await response.text()) || null;
  const standard = new Response(text, { status, statusText, headers: response.headers });
  return Object.defineProperty(standard, "url", { value: url });
}

function createHttp(baseUrl: string, transport: Pick<FetchClientOptions, "fetch" | "Request">): Http {
  return createClient<paths>({
    baseUrl,
    ...transport,
    pathSerializer: fillPath,
    bodySerializer: (body: unknown) => new URLSearchParams(body as Record<string, string>).toString(),
    headers: { Accept: "application/json" },
  });
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
