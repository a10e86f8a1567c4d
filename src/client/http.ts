import createClient, { type Client, defaultPathSerializer, type Middleware } from "openapi-fetch";
import type { ClientOperation, OperationTable } from "../contract/client-operations.ts";
import { isObject, tryParseJson } from "../contract/json.ts";
import type { paths } from "../contract/schemas.ts";
import { checkInputs, readHeaders } from "./check-options.ts";
import { leadToCaller } from "./errors/loyalty-error.ts";
import { type Init, type Inputs, toInit } from "./inputs.ts";
import type {
  CallState,
  Handler,
  OutgoingRequest,
  ReceivedResponse,
  Redact,
  RequestHeaders,
  StartCall,
} from "./middleware.ts";
import { copyHeaders } from "./redact.ts";
import { NOT_JSON, toUnreadable } from "./response-errors.ts";

/**
 * The openapi-fetch client of the contract. It returns `{ data }` or `{ error }` and throws for no status. The body has arrived
 * when it returns. Its middleware sees each call of it and of the methods once.
 */
export type Http = Client<paths>;

/** The result of openapi-fetch, and the request that was sent. */
export interface SentCall {
  readonly request: OutgoingRequest;
  readonly result: {
    readonly response: Pick<Response, "ok" | "status" | "headers">;
    readonly data?: unknown;
    readonly error?: unknown;
  };
  readonly redact: Redact;
}

/** Sends a call with openapi-fetch: the one way of methods and of `http`. */
export type SendCall = (operation: ClientOperation, init: Init, call: CallState) => Promise<SentCall>;

interface HttpContext {
  readonly baseUrl: string;
  readonly headers: RequestHeaders;
  readonly operations: OperationTable;
  readonly tokenPath: string | undefined;
  readonly checkCredentials: (operation: ClientOperation) => void;
  readonly startCall: StartCall;
  readonly send: Handler;
}

/** openapi-fetch without the types of the contract: a row of the table decides the request. */
interface OpenapiFetch {
  readonly request: (method: string, path: string, init: object) => Promise<SentCall["result"]>;
  readonly use: (...middleware: Middleware[]) => void;
}

/** The argument of a call of `http`: options of openapi-fetch, and those of `fetch`, such as `cache`. */
interface HttpInit {
  readonly params?: Inputs;
  readonly [option: string]: unknown;
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

/** Creates `http`, and the function that sends calls of `http` and of methods. */
export function createHttp(context: HttpContext): { readonly http: Http; readonly sendCall: SendCall } {
  const { baseUrl, headers, operations, tokenPath, checkCredentials, startCall, send } = context;
  const client = createClient<paths>({ baseUrl, headers });
  const openapiFetch = client as unknown as OpenapiFetch;
  let hasMiddleware = false;

  /** Sends a call, and gives `options` to `fetch`. Its messages are standard ones if middleware or the user of `http` sees them. */
  async function sendCall(operation: ClientOperation, init: Init, call: CallState, options?: object) {
    const { method } = operation;
    const isStandard = hasMiddleware || options !== undefined;
    const path = operation.issuesToken && tokenPath !== undefined ? tokenPath : operation.path;
    let sent: OutgoingRequest | undefined;
    let received: ReceivedResponse | undefined;
    const fetch = async (source: Request | PlainRequest) => {
      sent = await readRequest(source, baseUrl, { operation, call, options });
      received = await send(sent);
      return isStandard ? toResponse(sent, received) : received;
    };
    const all = { ...init, ...(!isStandard && { Request: PlainRequest }), fetch };
    const result = await openapiFetch.request(method, path, all);
    // Middleware may have made the response itself.
    const url = sent?.url ?? baseUrl + defaultPathSerializer(path, init.params.path ?? {});
    const request = sent ?? { url, method, headers: {}, operation, call };
    return { request, result, redact: received?.redact ?? String };
  }

  async function request(method: string, path: string, init: HttpInit = {}): Promise<SentCall["result"]> {
    const operation = Object.values(operations).find((each) => each.method === method && each.path === path);
    if (!operation) throw new TypeError(`${method} ${path} is not an operation of the contract`);
    const encoded = encodeCall(operation, init);
    checkCredentials(operation);
    try {
      const { result } = await sendCall(operation, encoded, startCall(), pickFetchOptions(init));
      return result;
    } catch (failure) {
      throw leadToCaller(failure);
    }
  }

  const verbs = Object.keys(client).filter((name) => name === name.toUpperCase());
  const calls = verbs.map((verb) => [verb, (path: string, init?: HttpInit) => request(verb, path, init)]);
  const http = {
    ...client,
    ...Object.fromEntries(calls),
    request: (method: string, path: string, init?: HttpInit) => request(method.toUpperCase(), path, init),
    use(...middleware: Middleware[]) {
      hasMiddleware = true;
      openapiFetch.use(...middleware);
    },
  };
  return { http, sendCall };
}

/** Returns the options that are for `fetch`: openapi-fetch reads the others. */
function pickFetchOptions(init: HttpInit): object {
  const { params, headers, body, bodySerializer, querySerializer, pathSerializer, ...others } = init;
  const { parseAs, baseUrl, middleware, signal, Request, ...options } = others;
  return options;
}

/** Encodes the inputs of a call of `http`, as a method does, unless the caller does it. @throws TypeError if one is invalid. */
function encodeCall(operation: ClientOperation, init: HttpInit): Init {
  if (init.fetch) throw new TypeError("fetch is an option of the client, not of a call of http");
  const { params, headers, body } = init;
  if (isObject(headers) && !(headers instanceof Headers)) readHeaders(headers);
  checkInputs(operation, { ...params?.path, ...params?.query, ...params?.header, ...(isObject(body) && body) });
  const encoded = toInit(operation, { ...params, body: init.bodySerializer ? undefined : body });
  const query = init.querySerializer ? params?.query : encoded.params.query;
  return { ...init, ...encoded, params: { ...encoded.params, query } };
}

/** Reads a request of openapi-fetch or middleware. @throws TypeError if it is for another address: credentials must not go there. */
async function readRequest(
  source: Request | PlainRequest,
  baseUrl: string,
  facts: Pick<OutgoingRequest, "operation" | "call" | "options">,
): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const headers = Object.fromEntries(source.headers);
  const body = (source instanceof PlainRequest ? source.body : await source.text()) || undefined;
  return { url, method, headers, body, signal, ...facts };
}

/** Creates the `Response` that middleware and the user expect. Browsers report a redirect as status 0, which a `Response` cannot have. */
async function toResponse(request: OutgoingRequest, answer: ReceivedResponse): Promise<Response> {
  const { status, ok, statusText = "" } = answer;
  const body = await answer.text();
  const isStandard = status >= 200;
  const headers = copyHeaders(answer.headers, String);
  const bytes = new TextEncoder().encode(body);
  // Without a length, openapi-fetch parses the text itself, and the error of the parser quotes it.
  headers.set("Content-Length", String(bytes.length));
  const response = new Response(body === "" ? null : bytes, { headers, statusText, ...(isStandard && { status }) });
  const json = async () => {
    const value = tryParseJson(body);
    if (value === undefined) throw toUnreadable(request, answer, body, NOT_JSON);
    return value;
  };
  const facts = { url: request.url, json, ...(!isStandard && { status, ok }) };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return response;
}
