import { matchOperation, type OperationId } from "../../contract/index.ts";
import type { HarEntry, HarNameValue } from "./har.ts";

/** A request and the response to it, whichever tool recorded them. */
export interface Exchange {
  /** Position in its recording, from 0. */
  readonly index: number;
  /** When the request was sent (ISO 8601), where the recording says so. */
  readonly startedAt?: string;
  /** The operation that method and path belong to, under any base address; undefined where there is none. */
  readonly operationId?: OperationId;
  readonly request: ExchangeRequest;
  readonly response: ExchangeResponse;
}

/** The request of an exchange. */
export interface ExchangeRequest {
  readonly method: string;
  readonly url: URL;
  /** Path parameters of the operation, decoded. */
  readonly path: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** Body as text; undefined where there is none, or where it was not recorded. */
  readonly body?: string;
  /** False where there was a body that the recording does not hold. */
  readonly isBodyRecorded: boolean;
}

/** The response of an exchange. */
export interface ExchangeResponse {
  /** 0 where no response came. */
  readonly status: number;
  readonly headers: Headers;
  /** Media type with its parameters; undefined where the recording does not know it. */
  readonly mediaType?: string;
  /** Body as text; undefined where it was empty or not recorded. */
  readonly body?: string;
  /** Body as JSON, for exchanges of an operation; undefined where there is none, or where it is not JSON. */
  readonly value?: unknown;
  /** False where there was a body that the recording does not hold. */
  readonly isBodyRecorded: boolean;
}

// Addresses that a tool recorded without a host still have a path.
const NO_HOST = "http://unknown.invalid";

/** Reads one entry of an archive. */
export function toExchange(entry: HarEntry, index: number): Exchange {
  const url = URL.parse(entry.request.url, NO_HOST) ?? new URL(NO_HOST);
  const match = matchOperation(entry.request.method, url.pathname);
  const headers = toHeaders(entry.request.headers);
  const { postData } = entry.request;
  if (postData?.mimeType && !headers.has("content-type")) setHeader(headers, "content-type", postData.mimeType);
  const body = postData?.text || formText(postData?.params);
  const isBodyRecorded = Boolean(body) || !(Number(entry.request.bodySize) > 0);
  return {
    index,
    ...(entry.startedDateTime !== undefined && { startedAt: entry.startedDateTime }),
    ...(match && { operationId: match.operation.id }),
    request: {
      method: entry.request.method,
      url,
      path: match?.path ?? {},
      headers,
      isBodyRecorded,
      ...(body && { body }),
    },
    response: toResponse(entry.response, match !== undefined),
  };
}

function toResponse(response: HarEntry["response"], isOperation: boolean): ExchangeResponse {
  const { status, content = {}, bodySize } = response;
  const headers = toHeaders(response.headers);
  const mediaType = headers.get("content-type") ?? content.mimeType;
  const { text } = content;
  if (text) {
    const body = content.encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
    const value = isOperation ? parsed(body) : undefined;
    return { status, headers, isBodyRecorded: true, ...known(mediaType), body, value };
  }
  const isEmpty = content.size === 0 || (content.size === undefined && (text === "" || bodySize === 0));
  return { status, headers, isBodyRecorded: isEmpty || status === 204, ...known(mediaType) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the checker says so, where JSON is wanted
  }
}

/** `x-unknown` is what browsers write for a response without a Content-Type. */
function known(mediaType: string | undefined): { mediaType?: string } {
  return mediaType && mediaType !== "x-unknown" ? { mediaType } : {};
}

function formText(params: readonly { name: string; value?: string }[] | undefined): string | undefined {
  return params && new URLSearchParams(params.map(({ name, value = "" }) => [name, value])).toString();
}

function toHeaders(list: readonly HarNameValue[] | undefined): Headers {
  const headers = new Headers();
  // HTTP/2 pseudo headers (`:path`) are no headers, and some tools record names or values that could not be sent.
  for (const { name, value } of list ?? []) if (!name.startsWith(":")) setHeader(headers, name, value);
  return headers;
}

function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.append(name, value);
  } catch {
    // A name or value that HTTP does not allow cannot be one that the contract asks for.
  }
}
