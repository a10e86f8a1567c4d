import { defaultPathSerializer } from "openapi-fetch";
import { type ClientOperation, clientOperations } from "../contract/client-operations.ts";
import { parseTemplate } from "../contract/http.ts";
import { readProperty } from "../contract/json.ts";
import type { Init } from "./inputs.ts";
import type { CallState, OutgoingRequest, ReceivedResponse } from "./middleware.ts";
import { copyHeaders } from "./redact.ts";
import { parseJson } from "./response-errors.ts";

/** A request of a method while there is no middleware, which expects a `Request`. It costs less, and adds no listener to the signal. */
export class PlainRequest {
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

/**
 * Reads a request of openapi-fetch or middleware; without `known`, its method and path name the operation.
 * @throws TypeError if the contract has no such operation, or it is for another address: credentials must not go there.
 */
export async function readRequest(
  source: Request | PlainRequest,
  baseUrl: string,
  call: CallState,
  known?: ClientOperation,
): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const operation = known ?? findOperation(method, url.slice(baseUrl.length));
  const headers = Object.fromEntries(source.headers);
  const isPlain = source instanceof PlainRequest;
  const body = (isPlain ? source.body : await source.text()) || undefined;
  const options = isPlain ? undefined : readFetchOptions(source);
  return { url, method, headers, credentials: {}, body, signal, options, operation, call };
}

function findOperation(method: string, address: string): ClientOperation {
  const [path = ""] = address.split("?");
  const all = Object.values<ClientOperation>(clientOperations);
  const isMatch = (each: ClientOperation) => parseTemplate(each.path).pattern.exec(path)?.index === 0;
  const operation = all.find((each) => each.method === method && isMatch(each));
  if (!operation) throw new TypeError(`${method} ${path} is not an operation of the contract`);
  return operation;
}

/** Describes a request that was not sent, because middleware made the response itself. */
export function toUnsent(
  baseUrl: string,
  operation: ClientOperation,
  { params }: Init,
  call: CallState,
): OutgoingRequest {
  const { method, path } = operation;
  const url = baseUrl + defaultPathSerializer(path, params?.path ?? {});
  return { url, method, headers: {}, credentials: {}, operation, call };
}

/** Properties of a `Request` that was created without options of `fetch`. */
const REQUEST_DEFAULTS: Readonly<Record<string, unknown>> = {
  cache: "default",
  credentials: "same-origin",
  integrity: "",
  keepalive: false,
  mode: "cors",
  referrer: "about:client",
  referrerPolicy: "",
};

/** Returns the options of a call for `fetch`. A `Request` knows some of them; openapi-fetch sets others on it, such as `next`. */
function readFetchOptions(source: object): object {
  const known = Object.entries(REQUEST_DEFAULTS).map(([name, value]) => [name, readProperty(source, name) ?? value]);
  const given = known.filter(([name, value]) => value !== REQUEST_DEFAULTS[name as string]);
  return { ...source, ...Object.fromEntries(given) };
}

const NULL_BODY_STATUSES = [204, 205, 304];

/** Creates the `Response` that middleware and the user expect, even if the status or the body is not standard. */
export async function toResponse(request: OutgoingRequest, answer: ReceivedResponse): Promise<Response> {
  const { status, ok, statusText = "" } = answer;
  const body = await answer.text();
  const isStandard = status >= 200 && status <= 599 && !(body !== "" && NULL_BODY_STATUSES.includes(status));
  const headers = copyHeaders(answer.headers, String);
  const bytes = new TextEncoder().encode(body);
  // Without a length, openapi-fetch parses the text itself, and the error of the parser quotes it.
  headers.set("Content-Length", String(bytes.length));
  const response = new Response(body === "" ? null : bytes, { headers, statusText, ...(isStandard && { status }) });
  const facts = {
    url: request.url,
    json: async () => parseJson(request, answer, body),
    ...(!isStandard && { status, ok }),
  };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(response, name, { value });
  return response;
}
