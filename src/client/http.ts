import createClient, { type Client, defaultPathSerializer } from "openapi-fetch";
import { type ClientOperation, clientOperations } from "../contract/client-operations.ts";
import { parseTemplate } from "../contract/http.ts";
import { readProperty } from "../contract/json.ts";
import type { paths } from "../contract/schemas.ts";
import type { CallOptions, Init } from "./call-arguments.ts";
import {
  type Answer,
  type CallState,
  copyHeaders,
  type Handler,
  type OutgoingRequest,
  parseJson,
  type RequestHeaders,
  type StartCall,
} from "./request.ts";

/**
 * The openapi-fetch client of the contract. It returns `{ data }` or `{ error }` and throws for no status. The body has arrived
 * when it returns. Its middleware sees each call of it and of the methods once.
 */
export type Http = Client<paths>;

/** What openapi-fetch returns for a call of a method, with the request that was sent. */
export interface SentCall {
  readonly request: OutgoingRequest;
  readonly response: Pick<Response, "ok" | "status" | "headers">;
  /** Text of a success. */
  readonly data?: unknown;
  readonly error?: unknown;
}

/** The openapi-fetch client without the types of the contract: a row of the table decides the request. */
interface UntypedClient {
  readonly request: (method: string, path: string, init: object) => Promise<Omit<SentCall, "request">>;
}

/** Sends the request of a method. */
export type SendCall = (operation: ClientOperation, init: Init, options: CallOptions) => Promise<SentCall>;

/** Where and how requests are sent. */
interface HttpContext {
  readonly baseUrl: string;
  readonly headers: RequestHeaders;
  readonly startCall: StartCall;
  readonly send: Handler;
}

/** Creates `http`, and the function that calls it for a method. Both send requests with the handler, as the `fetch` of openapi-fetch. */
export function createHttp(context: HttpContext): { readonly http: Http; readonly sendCall: SendCall } {
  const { baseUrl, headers, startCall, send } = context;
  const fetch = markFetch(async (source: Request) => {
    checkAddress(source, baseUrl);
    const request = toOutgoing(source, await source.text(), findOperation(source, baseUrl), startCall());
    return toResponse(request, await send(request));
  });
  const http = createClient<paths>({ baseUrl, headers, fetch });
  http.use({ onRequest: ({ request, options }) => checkFetch(request, options.fetch) });
  const middleware = watchMiddleware(http);

  async function sendCall(operation: ClientOperation, init: Init, options: CallOptions): Promise<SentCall> {
    const { method, path } = operation;
    const call = startCall(options);
    let sent: OutgoingRequest | undefined;
    const plainFetch = (source: PlainRequest) => {
      checkAddress(source, baseUrl);
      sent = toOutgoing(source, source.body, operation, call);
      return send(sent);
    };
    const standardFetch = async (source: Request) => {
      checkAddress(source, baseUrl);
      sent = toOutgoing(source, await source.text(), operation, call);
      return toResponse(sent, await send(sent));
    };
    const all = middleware.mayExist
      ? { ...init, Request: globalThis.Request, fetch: markFetch(standardFetch) }
      : { ...init, Request: PlainRequest, fetch: plainFetch };
    try {
      const { data, error, response } = await (http as unknown as UntypedClient).request(method, path, all);
      const request = sent ?? toUnsent(baseUrl, operation, init, call);
      return { request, response, data, error };
    } catch (error) {
      init.signal?.throwIfAborted(); // openapi-fetch loses a reason that is false
      throw error;
    }
  }

  return { http, sendCall };
}

/** Marks a `fetch` that sends credentials. */
function markFetch<Fetch extends object>(fetch: Fetch): Fetch {
  return Object.assign(fetch, { sendsCredentials: true });
}

/** @throws TypeError if the `fetch` of a call is not ours: the request would have no credentials, retries and deadlines. */
function checkFetch(request: object, fetch: object): void {
  if (request instanceof PlainRequest || "sendsCredentials" in fetch) return;
  throw new TypeError("fetch is an option of the client, not of a call of http");
}

/** Watches whether a user may have added middleware. openapi-fetch does not tell, but nobody adds any without reading `use`. */
function watchMiddleware(http: Http): { readonly mayExist: boolean } {
  const { use } = http;
  const watched = { mayExist: false };
  const get = () => {
    watched.mayExist = true;
    return use;
  };
  Object.defineProperty(http, "use", { get, enumerable: true });
  return watched;
}

/** A request of a method while there is no middleware, which expects a `Request`. It costs less, and adds no listener to the signal. */
class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;

  constructor(url: string, { method, headers, body, signal }: Omit<PlainRequest, "url">) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
    this.signal = signal;
  }
}

/** Finds the operation of a request. @throws TypeError if the contract has none. */
function findOperation({ method, url }: Request, baseUrl: string): ClientOperation {
  const [path = ""] = url.slice(baseUrl.length).split("?");
  const all = Object.values<ClientOperation>(clientOperations);
  const isMatch = (each: ClientOperation) => parseTemplate(each.path).pattern.exec(path)?.index === 0;
  const operation = all.find((each) => each.method === method && isMatch(each));
  if (!operation) throw new TypeError(`${method} ${path} is not an operation of the contract`);
  return operation;
}

/** @throws TypeError if a request is for another address: credentials must not go there. */
function checkAddress({ url }: { readonly url: string }, baseUrl: string): void {
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
}

/** Reads a request of openapi-fetch or middleware. */
function toOutgoing(
  source: Request | PlainRequest,
  body: string | undefined,
  operation: ClientOperation,
  call: CallState,
): OutgoingRequest {
  const { url, method, signal } = source;
  const headers = Object.fromEntries(source.headers);
  const options = source instanceof PlainRequest ? undefined : readFetchOptions(source);
  return { url, method, headers, credentials: {}, body: body || undefined, signal, options, operation, call };
}

/** Describes a request that was not sent, because middleware made the response itself. */
function toUnsent(baseUrl: string, operation: ClientOperation, { params }: Init, call: CallState): OutgoingRequest {
  const { method, path } = operation;
  const url = baseUrl + defaultPathSerializer(path, params?.path ?? {});
  return { url, method, headers: {}, credentials: {}, operation, call };
}

/** What a `Request` has without the options of `fetch` that it knows. */
const REQUEST_DEFAULTS: Readonly<Record<string, unknown>> = {
  cache: "default",
  credentials: "same-origin",
  integrity: "",
  keepalive: false,
  mode: "cors",
  referrer: "about:client",
  referrerPolicy: "",
};

/** Returns the options of a call that are for `fetch`: those that a `Request` knows, and others such as `next`. */
function readFetchOptions(source: object): object {
  const known = Object.entries(REQUEST_DEFAULTS).map(([name, value]) => [name, readProperty(source, name) ?? value]);
  const given = known.filter(([name, value]) => value !== REQUEST_DEFAULTS[name as string]);
  return { ...source, ...Object.fromEntries(given) }; // openapi-fetch sets the others on the request
}

const NULL_BODY_STATUSES = [204, 205, 304];

/** Creates a standard response, which middleware and the user expect, even if the status or the body is not standard. */
async function toResponse(request: OutgoingRequest, answer: Answer): Promise<Response> {
  const { status, ok, statusText = "" } = answer;
  const body = await answer.text();
  const isStandard = status >= 200 && status <= 599 && !(body !== "" && NULL_BODY_STATUSES.includes(status));
  const headers = copyHeaders(answer.headers, String);
  // Without a length, openapi-fetch parses the text itself, and the error of the parser quotes it.
  if (!headers.has("Content-Length")) headers.set("Content-Length", String(new TextEncoder().encode(body).length));
  const response = new Response(body === "" ? null : body, { headers, statusText, ...(isStandard && { status }) });
  const facts = {
    url: request.url,
    text: async () => body, // it is decoded already
    json: async () => parseJson(request, answer, body),
    ...(!isStandard && { status, ok }),
  };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return response;
}
