import { tryParseJson } from "../contract/json.ts";
import type { OutgoingRequest, ReceivedResponse } from "./middleware.ts";
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
  facts: Pick<OutgoingRequest, "operation" | "call" | "options">,
): Promise<OutgoingRequest> {
  const { url, method, signal } = source;
  if (!url.startsWith(`${baseUrl}/`)) throw new TypeError("the credentials must not go to another address");
  const headers = Object.fromEntries(source.headers);
  const body = (source instanceof PlainRequest ? source.body : await source.text()) || undefined;
  return { url, method, headers, body, signal, ...facts };
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
