import createClient, {
  type Client,
  createQuerySerializer,
  defaultBodySerializer,
  type Middleware as HttpMiddleware,
} from "openapi-fetch";
import { type ClientOperation, clientOperations } from "../contract/client-operations.ts";
import type { paths } from "../contract/schemas.ts";
import { checkPath, selectSerializer } from "./call-arguments.ts";
import {
  type Answer,
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

/** The openapi-fetch client without the types of the contract: a row of the table decides the request. */
export interface UntypedClient {
  readonly request: (
    method: string,
    path: string,
    init: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response & Answer }>;
}

/** The part of a `Request` that openapi-fetch and this client use. The global class costs more than the rest of a call. */
export class LightRequest {
  declare readonly body?: string;
  readonly url: string;

  constructor(url: string, init: object) {
    this.url = url;
    Object.assign(this, init);
  }

  async text(): Promise<string> {
    return this.body ?? "";
  }
}

/** Creates an openapi-fetch client for the calls of methods without middleware. Each call gives it a `fetch`. */
export function createLightClient(baseUrl: string, headers: RequestHeaders): UntypedClient {
  const Request = LightRequest as unknown as typeof globalThis.Request;
  return createClient<paths>({
    baseUrl,
    headers,
    Request,
    querySerializer: createQuerySerializer(),
  }) as unknown as UntypedClient;
}

/** Creates `http`. Its `fetch` finds the operation of a request by its address, because middleware may replace the request. */
export function createHttp(baseUrl: string, headers: RequestHeaders, startCall: StartCall, send: Handler): Http {
  const fetch = async (source: Request) => {
    const operation = findOperation(source.method, readPath(source, baseUrl));
    const request = await toOutgoingRequest(source, baseUrl, { operation, call: startCall() });
    const answer = await send(request);
    const text = await answer.text();
    // The parser's error of openapi-fetch would quote the body.
    if (answer.ok && text && operation.success.format === "json") parseJson(request, answer, text);
    return toResponse(request, answer, text);
  };
  const http = createClient<paths>({ baseUrl, headers, fetch });
  http.use(checkRequests(fetch));
  return http;
}

/** Checks the calls of `http`, and writes a body in the media type of the operation. Methods have a `fetch` of their own. */
function checkRequests(fetch: (request: Request) => Promise<Response>): HttpMiddleware {
  return {
    async onRequest({ request, schemaPath, params, options }) {
      if (options.fetch !== fetch) return undefined;
      const { mediaType = "json" } = findOperation(request.method, schemaPath);
      checkPath(params.path ?? {});
      const isJson = request.headers.get("Content-Type") === "application/json";
      if (!isJson || mediaType.includes("json")) return undefined;
      const text = await request.text();
      const serialize = options.bodySerializer === defaultBodySerializer ? selectSerializer(mediaType) : undefined;
      const headers = new Headers(request.headers);
      headers.set("Content-Type", mediaType);
      return new Request(request.url, {
        ...{ method: request.method, headers, signal: request.signal },
        body: serialize ? serialize(JSON.parse(text)) : text,
      });
    },
  };
}

const routes = Object.values<ClientOperation>(clientOperations).map((operation) => {
  const pattern = operation.path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^{}]+\}/g, "[^/]+");
  return { operation, pattern: new RegExp(`^${pattern}$`) };
});

/** Finds an operation by its path, with or without values of its parameters. @throws TypeError if there is none. */
function findOperation(method: string, path: string): ClientOperation {
  const found = routes.filter(({ operation, pattern }) => operation.method === method && pattern.test(path));
  const route = found.find(({ operation }) => operation.path === path) ?? found[0];
  if (!route) throw new TypeError(`${method} ${path} is not an operation of the contract`);
  return route.operation;
}

/** Returns the path below the base URL. @throws TypeError if it is another address: credentials must not go there. */
function readPath({ url }: Request, baseUrl: string): string {
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  return url.slice(baseUrl.length).replace(/[?#].*/, "");
}

/** Reads a request of openapi-fetch. @throws TypeError if it is for another address. */
export async function toOutgoingRequest(
  source: Request,
  baseUrl: string,
  { operation, call }: Pick<OutgoingRequest, "operation" | "call">,
): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  readPath(source, baseUrl);
  const headers = Object.fromEntries(source.headers);
  const body = (await source.text()) || undefined;
  return { url, method, headers, credentials: {}, body, signal, operation, call };
}

/** Creates a standard response, which middleware of the user expects. */
export function toResponse(request: OutgoingRequest, answer: Answer, text: string): Response {
  const { status, headers, source = answer as Response } = answer;
  if (status < 200) return source; // a browser hides a redirect that it does not follow
  const standard = new Response(text || null, { status, statusText: source.statusText, headers });
  return Object.defineProperty(standard, "url", { value: request.url });
}
