import type { Content, Creator, Entry, Param, Request, Response } from "har-format";
import { isObject } from "../../contract/is-object.ts";

/**
 * HTTP Archive 1.2. Tools omit properties that the format requires, so a property is optional here if any known tool
 * omits it.
 */
export interface Har {
  readonly log: { readonly version?: string; readonly creator?: Creator; readonly entries: readonly HarEntry[] };
}

/** One recorded exchange: its request as it was sent, and its response as it was received. */
export type HarEntry = Partial<Omit<Entry, "request" | "response">> & {
  readonly request: HarRequest;
  readonly response: HarResponse;
  /** Positions of the start and the end of the exchange among all that its recorder saw; written by this package. */
  readonly _sequence?: Sequence | undefined;
};

/** An exchange ended before another one of its recorder began if its second number is less than the first one of the other. */
export type Sequence = readonly [start: number, end: number];

/** A request; some tools write the fields of a form instead of its text. */
export type HarRequest = Pick<Request, "method" | "url"> &
  Partial<Omit<Request, "postData">> & {
    readonly postData?: {
      readonly mimeType?: string;
      readonly text?: string;
      readonly params?: readonly Param[];
    };
  };

/** A response; a status below 100 means no response. */
export type HarResponse = Pick<Response, "status"> &
  Partial<Omit<Response, "content">> & {
    readonly content?: Partial<Content>;
    /** Why there is no complete response; written by recorders of this package and by browsers. */
    readonly _error?: string;
  };

/** Why an exchange has no complete response of the service (names of RFC 9209). */
export const exchangeErrors = [
  "connection_refused",
  "connection_terminated",
  "connection_timeout",
  "dns_error",
  "http_protocol_error",
  "http_request_error",
  "http_response_incomplete",
  "tls_certificate_error",
  "tls_protocol_error",
] as const;
export type ExchangeError = (typeof exchangeErrors)[number];

/** The creator that this package writes into HAR. */
export const harCreator: Creator = { name: "loyalty-interface", version: "1" };

/** A larger number cannot be a position, and could be one that identifies a person. */
const MAX_POSITION = 1e9;

/** Returns the sequence of an entry; undefined if it has none, or another tool wrote something else there. */
export function readSequence({ _sequence: value }: HarEntry): Sequence | undefined {
  const [start = 0, end = 0]: readonly number[] =
    Array.isArray(value) && value.length === 2 && value.every(Number.isInteger) ? value : [];
  return 0 < start && start < end && end < MAX_POSITION ? [start, end] : undefined;
}

/** Names the property that makes a value unreadable as an entry; undefined if it is an entry. */
export function findInvalidProperty(value: unknown): string | undefined {
  if (!isObject(value) || !isObject(value.request)) return "request";
  const { request, response, startedDateTime } = value;
  if (!isObject(response)) return "response";
  const { content = {} } = response;
  const postData = request.postData ?? {};
  const isValid = {
    startedDateTime: isTextOrMissing(startedDateTime),
    "request.method": typeof request.method === "string",
    "request.url": typeof request.url === "string",
    "request.headers": isFieldListOrMissing(request.headers),
    "request.postData": isObject(postData) && [postData.mimeType, postData.text].every(isTextOrMissing),
    "request.postData.params": isObject(postData) && isFieldListOrMissing(postData.params),
    "response.status": typeof response.status === "number",
    "response.headers": isFieldListOrMissing(response.headers),
    "response.content": isObject(content) && [content.mimeType, content.text, content.encoding].every(isTextOrMissing),
  };
  return Object.entries(isValid).find(([, valid]) => !valid)?.[0];
}

function isTextOrMissing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string"; // null: some tools write it for no body
}

function isFieldListOrMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    Array.isArray(value) &&
    value.every((field) => isObject(field) && typeof field.name === "string" && typeof (field.value ?? "") === "string")
  );
}

/** True if a value is HAR; its entries are not checked. */
export function isHar(value: unknown): value is Har {
  return isObject(value) && isObject(value.log) && Array.isArray(value.log.entries);
}
