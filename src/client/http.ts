import createClient, { type Client } from "openapi-fetch";
import type { ClientOperation } from "../contract/client-operations.ts";
import type { paths } from "../contract/schemas.ts";
import { PlainRequest, readRequest, toResponse, toUnsent } from "./http-messages.ts";
import type { Init } from "./inputs.ts";
import type { Handler, OutgoingRequest, RequestHeaders, StartCall } from "./middleware.ts";
import type { CallOptions } from "./options.ts";

/**
 * The openapi-fetch client of the contract. It returns `{ data }` or `{ error }` and throws for no status. The body has arrived
 * when it returns. Its middleware sees each call of it and of the methods once.
 */
export type Http = Client<paths>;

/** The result of openapi-fetch for a call of a method, with the request that was sent. */
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

/** Creates `http`, and the function that calls it for a method. The `fetch` of both is the handler. */
export function createHttp(context: HttpContext): { readonly http: Http; readonly sendCall: SendCall } {
  const { baseUrl, headers, startCall, send } = context;
  const fetch = markFetch(async (source: Request) => {
    const request = await readRequest(source, baseUrl, startCall());
    return toResponse(request, await send(request));
  });
  const http = createClient<paths>({ baseUrl, headers, fetch });
  http.use({ onRequest: ({ options }) => checkFetch(options.fetch) });
  const middleware = watchMiddleware(http);

  async function sendCall(operation: ClientOperation, init: Init, options: CallOptions): Promise<SentCall> {
    const { method, path } = operation;
    const call = startCall(options);
    let sent: OutgoingRequest | undefined;
    const isStandard = middleware.mayExist;
    const fetch = markFetch(async (source: Request | PlainRequest) => {
      sent = await readRequest(source, baseUrl, call, operation);
      const response = await send(sent);
      return isStandard ? toResponse(sent, response) : response;
    });
    const all = { ...init, signal: options.signal, Request: isStandard ? globalThis.Request : PlainRequest, fetch };
    const { data, error, response } = await (http as unknown as UntypedClient).request(method, path, all);
    const request = sent ?? toUnsent(baseUrl, operation, init, call);
    return { request, response, data, error };
  }

  return { http, sendCall };
}

/** Marks a `fetch` that sends credentials. */
function markFetch<Fetch extends object>(fetch: Fetch): Fetch {
  return Object.assign(fetch, { sendsCredentials: true });
}

/** @throws TypeError if the `fetch` of a call is not ours: the request would have no credentials, retries and deadlines. */
function checkFetch(fetch: object): void {
  if (!("sendsCredentials" in fetch)) throw new TypeError("fetch is an option of the client, not of a call of http");
}

/** Notices that a user may have added middleware. openapi-fetch does not tell, but nobody adds any without reading `use`. */
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
