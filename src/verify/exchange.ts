import { type Exchange, toExchange } from "../traffic/read/exchange.ts";
import type { HarResponse } from "../traffic/read/har.ts";
import type { ResolvedOptions } from "./options.ts";
import type { PlannedRequest } from "./requests.ts";

/** Longer bodies are not read. */
const MAX_BODY_BYTES = 1 << 23;
/** Errors of a response whose status arrived, but not its whole body. */
export const [TOO_LONG, INCOMPLETE] = ["http_response_body_size", "http_response_incomplete"] as const;

/** Sends a request. A response that is not complete has an error; the recording keeps the status that arrived. */
export async function sendRequest(
  { method, target, headers, body }: PlannedRequest,
  index: number,
  { fetch, baseUrl, timeoutMs, now }: ResolvedOptions,
  stop: AbortSignal | undefined,
): Promise<Exchange> {
  const url = baseUrl.replace(/\/$/, "") + target;
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
  const init = { method, headers, signal, redirect: "manual", ...(body !== undefined && { body }) } as const;
  const begin = now();
  const response = await settle(async () => fetch(url, init), signal);
  const sent = Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
  const postData = body === undefined ? {} : { postData: { mimeType: headers["Content-Type"] ?? "", text: body } };
  const request = { method, url, headers: sent, ...postData };
  const startedDateTime = new Date(begin).toISOString();
  return toExchange({ startedDateTime, time: now() - begin, request, response }, index);
}

/** Reads a response; `signal` ends it also if `fetch` ignores it. */
async function settle(send: () => Promise<Response>, signal: AbortSignal): Promise<HarResponse> {
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  let status = 0;
  const read = (response: Response) => {
    status = response.status;
    return readResponse(response);
  };
  try {
    return await Promise.race([send().then(read), aborted.promise]);
  } catch (error) {
    if (signal.aborted) return { status, statusText: describeCause(error), _error: "connection_timeout" };
    if (status > 0) return { status, statusText: "a body that ended early", _error: INCOMPLETE };
    return { status, statusText: describeCause(error), _error: "connection_terminated" };
  }
}

async function readResponse(response: Response): Promise<HarResponse> {
  const text = await readText(response);
  const headers = [...response.headers].map(([name, value]) => ({ name, value }));
  const { status } = response;
  if (text === undefined) return { status, headers, statusText: "a body of more than 8 MiB", _error: TOO_LONG };
  return { status, headers, content: { mimeType: response.headers.get("content-type") ?? "", text } };
}

/** Returns the code of a failure such as `ECONNREFUSED`, or its name; messages can quote credentials. */
function describeCause(error: unknown): string {
  const { code, name, cause } = Object(error) as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  // The code of a DOMException is a number.
  return String([Object(cause).code, code].find((each) => typeof each === "string") ?? name);
}

/** Reads a body; returns undefined if it is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // The DOM types lack the iteration of a stream, which ends the stream if it returns early.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
  }
  return Buffer.concat(chunks).toString();
}
