import type { ClientOperation } from "../contract/client-operations.ts";
import { readProperty, tryParseJson } from "../contract/json.ts";
import type { CallState, OutgoingRequest, ReceivedResponse } from "./middleware.ts";
import { copyHeaders } from "./redact.ts";
import { NOT_JSON, toUnreadable } from "./response-errors.ts";

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

/** Reads a request of openapi-fetch or middleware. @throws TypeError if it is for another address: credentials must not go there. */
export async function readRequest(
  source: Request | PlainRequest,
  baseUrl: string,
  operation: ClientOperation,
  call: CallState,
): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const headers = Object.fromEntries(source.headers);
  const isPlain = source instanceof PlainRequest;
  const body = (isPlain ? source.body : await source.text()) || undefined;
  const options = isPlain ? undefined : readFetchOptions(source);
  return { url, method, headers, body, signal, options, operation, call };
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

/** Creates the `Response` that middleware and the user expect. Browsers report a redirect as status 0, which a `Response` cannot have. */
export async function toResponse(request: OutgoingRequest, answer: ReceivedResponse): Promise<Response> {
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
