import createClient, { type Client, createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { type ClientOperation, clientOperations } from "../contract/client-operations.ts";
import type { paths } from "../contract/schemas.ts";
import { checkHeaderTexts } from "./authenticate.ts";
import { type CallOptions, checkPath, checkTexts, type Init, selectSerializer } from "./call-arguments.ts";
import { type Clock, limitTime, untilAborted } from "./deadlines.ts";
import {
  type Answer,
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

/** What openapi-fetch returns, with the request that was sent. */
interface Exchange {
  readonly request: OutgoingRequest;
  readonly response: Answer;
  /** Text of a success. */
  readonly data?: unknown;
  readonly error?: unknown;
}

/** The openapi-fetch client without the types of the contract: a row of the table decides the request. */
interface UntypedClient {
  readonly request: (method: string, path: string, init: object) => Promise<Omit<Exchange, "request">>;
}

/** Sends the request of a call. */
export type SendCall = (operation: ClientOperation, init: Init, options: CallOptions) => Promise<Exchange>;

/** Where and how requests are sent. */
interface HttpContext {
  readonly baseUrl: string;
  readonly headers: RequestHeaders;
  readonly startCall: StartCall;
  readonly send: Handler;
  readonly clock: Clock;
}

/**
 * Creates the function that sends the requests of methods, and the one that returns `http`. Methods use `http` only if the user has
 * asked for it: it may then have middleware, which needs the global `Request` and `Response`. They cost more than the rest of a call.
 */
export function createHttp(context: HttpContext): { readonly sendCall: SendCall; readonly getHttp: () => Http } {
  const { baseUrl, headers } = context;
  let http: { readonly core: Http; readonly limited: Http } | undefined;
  return {
    sendCall: (operation, init, options) =>
      http
        ? sendThrough(http.core, operation, init, options, context)
        : sendDirectly(operation, init, options, context),
    getHttp() {
      const core = http?.core ?? createClient<paths>({ baseUrl, headers });
      http ??= { core, limited: limitMethods(core, context) };
      return http.limited;
    },
  };
}

const serializers = { querySerializer: createQuerySerializer(), pathSerializer: defaultPathSerializer };

async function sendDirectly(operation: ClientOperation, init: Init, options: CallOptions, context: HttpContext) {
  const { body, bodySerializer = JSON.stringify, params = {}, signal } = init;
  const { path, method } = operation;
  const request: OutgoingRequest = {
    url: createFinalURL(path, { baseUrl: context.baseUrl, params, ...serializers }),
    method,
    headers: { ...context.headers, ...init.headers },
    credentials: {},
    body: body === undefined ? undefined : bodySerializer(body),
    signal,
    operation,
    call: context.startCall(options),
  };
  const response = await context.send(request);
  const text = await response.text();
  return response.ok ? { request, response, data: text } : { request, response, error: text };
}

/** Sends a request with the middleware of the user, which ends at the deadline of the call and on an abort even if it hangs. */
async function sendThrough(
  http: Http,
  operation: ClientOperation,
  init: Init,
  options: CallOptions,
  { baseUrl, startCall, send, clock }: HttpContext,
): Promise<Exchange> {
  const { signal } = init;
  const { method, path } = operation;
  const unsent = { url: baseUrl + path, method, headers: {}, credentials: {}, body: undefined, signal };
  let request: OutgoingRequest = { ...unsent, operation, call: startCall(options) };
  const fetch = async (source: Request) => {
    request = await readRequest(source, request, baseUrl);
    const answer = await send(request);
    return toResponse(request, answer, answer.ok ? answer.body : await answer.text());
  };
  const outcome = await limitTime(request, Infinity, clock, (limit) => {
    const result = (http as unknown as UntypedClient).request(method, path, { ...init, fetch: init.fetch ?? fetch });
    return untilAborted(result, limit);
  });
  return { ...outcome, request };
}

/** Returns an openapi-fetch client whose calls have the deadline, the checks and the errors of methods. */
function limitMethods(core: Http, context: HttpContext): Http {
  const call = async (method: string, path: string, init: HttpInit = {}) => {
    const operation = findOperation(method, path);
    const { format } = operation.success;
    const isParsed = (init.parseAs ?? "json") === "json";
    const all = { ...completeInit(operation, init), ...(isParsed && { parseAs: "text" }) };
    const { request, response, data, error } = await sendThrough(core, operation, all, {}, context);
    if (!response.ok) return { error, response };
    if (!isParsed) return { data, response };
    // The parser's error of openapi-fetch would quote the body.
    return { data: data && format === "json" ? parseJson(request, response, String(data)) : undefined, response };
  };
  const verbs = Object.keys(core).filter((name) => name === name.toUpperCase());
  const methods = verbs.map((verb) => [verb, (path: string, init?: HttpInit) => call(verb, path, init)]);
  return { ...core, request: call, ...Object.fromEntries(methods) }; // the caller sees the types of openapi-fetch
}

/** Options of openapi-fetch. */
type HttpInit = Omit<Init, "headers"> & {
  readonly headers?: HeadersInit | Record<string, unknown>;
  readonly parseAs?: string;
};

/** Adds the media type of the operation. @throws TypeError if HTTP cannot carry a header or a parameter of the path. */
function completeInit({ mediaType = "json" }: ClientOperation, init: HttpInit): Init {
  const { headers: given = {}, params = {} } = init;
  const headers: Record<string, unknown> = Symbol.iterator in given ? Object.fromEntries(given) : given;
  for (const [name, value] of Object.entries({ ...headers, ...params.header }))
    for (const each of [value].flat()) // openapi-fetch leaves out a header that is null
      if (each !== null && each !== undefined) checkHeaderTexts({ [`headers.${name}`]: String(each) });
  checkPath(params.path ?? {});
  checkTexts({ ...params.path, ...params.query });
  const bodySerializer = init.bodySerializer ?? selectSerializer(mediaType);
  const isForm = bodySerializer && init.body !== undefined;
  return {
    ...init,
    headers: { ...(isForm && { "Content-Type": mediaType }), ...headers } as RequestHeaders, // openapi-fetch reads more
    bodySerializer,
  };
}

/** Finds an operation by its path template. @throws TypeError if there is none. */
function findOperation(method: string, path: string): ClientOperation {
  const all = Object.values<ClientOperation>(clientOperations);
  const operation = all.find((each) => each.method === method.toUpperCase() && each.path === path);
  if (!operation) throw new TypeError(`${method} ${path} is not an operation of the contract`);
  return operation;
}

/** Reads a request of openapi-fetch. @throws TypeError if it is for another address: credentials must not go there. */
async function readRequest(source: Request, unsent: OutgoingRequest, baseUrl: string): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const body = (await source.text()) || undefined;
  return { ...unsent, url, method, headers: Object.fromEntries(source.headers), body, signal };
}

const NULL_BODY_STATUSES = [204, 205, 304];

/** Creates a standard response, which middleware of the user expects, even if the status or the body is not standard. */
function toResponse({ url }: OutgoingRequest, answer: Answer, body: Answer["body"]): Response {
  const { status, ok, headers, source } = answer;
  const isStandard = status >= 200 && status <= 599 && !(body?.length && NULL_BODY_STATUSES.includes(status));
  const statusText = source?.statusText ?? "";
  const init = { headers: copyHeaders(headers, String), statusText, ...(isStandard && { status }) };
  const response = new Response(body?.length ? body : null, init);
  const facts = isStandard ? { url } : { url, status, ok };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return response;
}
