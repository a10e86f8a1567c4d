import type { Header } from "har-format";
import {
  findCredential,
  matchOperation,
  type OperationId,
  type OperationMatch,
  operations,
} from "../../contract/internal.ts";

import { tryParseJson } from "../../contract/json.ts";
import type { HarEntry } from "./har.ts";
import { readRequestBody, readResponseBody } from "./message-body.ts";

/** A request and its response, recorded by any tool. */
export interface Exchange {
  /** Position in its recording, from 0. */
  readonly index: number;
  /** When the request was sent (ISO 8601), if recorded. */
  readonly startedAt?: string;
  /** Milliseconds until the response was complete, if recorded. */
  readonly durationMs?: number;
  /** The operation that matches method and path under any base URL, if there is one. */
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
  /** Body as text; undefined if empty or not recorded. */
  readonly body?: string;
  /** False if there was a body and the recording does not contain it. */
  readonly isBodyRecorded: boolean;
}

/** The response of an exchange. */
export interface ExchangeResponse {
  /** Below 100 if the service gave no complete response: tools write 0 or -1. */
  readonly status: number;
  /** Why there is no complete response (`ECONNREFUSED`), if recorded. */
  readonly error?: string;
  readonly headers: Headers;
  /** Media type with its parameters; undefined if not recorded. */
  readonly mediaType?: string;
  /** Body as text; undefined if empty or not recorded. */
  readonly body?: string;
  /** The parsed body, for exchanges of an operation; undefined if there is no body or it is not JSON. */
  readonly value?: unknown;
  /** False if there was a body and the recording does not contain it. */
  readonly isBodyRecorded: boolean;
}

/** Finds the operation of a recorded URL, under any base. */
export function parseUrl(method: string, text: string): { url: URL; match: OperationMatch | undefined } {
  const url = URL.parse(text, NO_HOST) ?? new URL(NO_HOST);
  return { url, match: matchOperation(method, url.pathname, { underAnyBase: true }) };
}

/** Base of URLs that a tool recorded without a host. */
export const NO_HOST = "http://unknown.invalid";

/** The fixed segments of all paths of the contract. */
export const literalSegments: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ path }) => path.split("/")),
);

export function toExchange(entry: HarEntry, index: number): Exchange {
  const { url, match } = parseUrl(entry.request.method, entry.request.url);
  const headers = toHeaders(entry.request.headers);
  const { postData } = entry.request;
  if (postData?.mimeType && !headers.has("content-type")) addHeader(headers, "content-type", postData.mimeType);
  const { text: body, isEmpty } = readRequestBody(entry.request);
  return {
    index,
    ...(entry.startedDateTime !== undefined && { startedAt: entry.startedDateTime }),
    ...(entry.time !== undefined && { durationMs: entry.time }),
    ...(match && { operationId: match.operation.id }),
    request: {
      method: entry.request.method,
      url,
      path: match?.path ?? {},
      headers,
      isBodyRecorded: isEmpty || body !== undefined,
      ...(body !== undefined && { body }),
    },
    response: toResponse(entry.response, match !== undefined),
  };
}

function toResponse(response: HarEntry["response"], isOperation: boolean): ExchangeResponse {
  const headers = toHeaders(response.headers);
  // An interrupted response does not count, because its rest is unknown.
  const error = typeof response._error === "string" ? response._error : undefined;
  const mediaType = headers.get("content-type") ?? response.content?.mimeType;
  const { text: body, isEmpty, isUtf8 } = readResponseBody(response);
  return {
    status: error !== undefined ? 0 : response.status,
    ...(error !== undefined && { error }),
    headers,
    isBodyRecorded: isEmpty || body !== undefined,
    // Browsers write `x-unknown` for a response without Content-Type.
    ...(mediaType && mediaType !== "x-unknown" && { mediaType }),
    ...(body !== undefined && { body, value: isOperation && isUtf8 ? tryParseJson(body) : undefined }),
  };
}

function toHeaders(list: readonly Header[] | undefined): Headers {
  const headers = new Headers();
  for (const { name, value } of list ?? []) addHeader(headers, name, value);
  return headers;
}

/** Adds a header, once if a tool lists it twice with one value. */
function addHeader(headers: Headers, name: string, value: string): void {
  try {
    if (headers.get(name) !== value.trim()) headers.append(name, value);
  } catch {
    // Some tools record names or values that HTTP forbids, or pseudo-headers of HTTP/2 (`:path`). The contract requires none of them.
  }
}

/** Returns the access token of a request (S05), or its alias in a redacted recording. */
export function bearerToken({ request }: Exchange): string | undefined {
  return findCredential("X-Service-OAuth", request.headers);
}

export function isSuccess({ response }: { readonly response: Pick<Exchange["response"], "status"> }): boolean {
  return response.status >= 200 && response.status < 300;
}
