import type { ClientOperation } from "../contract/client-operations.ts";
import { tryParseJson } from "../contract/json.ts";
import { UnreadableResponseError } from "./errors/unreadable-response-error.ts";
import { createRedactor, type Redact } from "./redact-secrets.ts";

/** A response whose body has been read. */
export interface Answer extends Pick<Response, "ok" | "status" | "headers" | "text"> {
  readonly statusText?: string;
}

/** Sends a request and reads the whole response. */
export type Handler = (request: OutgoingRequest) => Promise<Answer>;

/** Wraps a handler. Everything between openapi-fetch and the network is middleware. */
export type Middleware = (next: Handler) => Handler;

export type RequestHeaders = Record<string, string>;

/** State that all attempts of a call share. */
export interface CallState {
  /** Counts the calls of this process. */
  readonly id: number;
  /** Requests that were sent. */
  attempts: number;
  /** Time of the monotonic clock at which the whole call must have ended, with its retries and their delays. */
  readonly deadlineAt: number;
  /** The deadline of the whole call in milliseconds. */
  readonly timeoutMs: number;
  /** Maximum number of retries of this call, if it differs from the option of the client. */
  readonly maxRetries?: number | undefined;
}

/** Starts a call. @throws TypeError if one of these options is invalid. */
export type StartCall = (options?: {
  readonly timeoutMs?: number | undefined;
  readonly maxRetries?: number | undefined;
}) => CallState;

/** A request on its way through the middleware: plain data, so that middleware can pass on a changed copy and send it again. */
export interface OutgoingRequest {
  readonly url: string;
  readonly method: string;
  readonly body?: string | undefined;
  /** By names in lower case. */
  readonly headers: RequestHeaders;
  /** Headers with the credentials, which replace others of the same name. */
  readonly credentials: RequestHeaders;
  /** Other options of `fetch`, such as `cache`. */
  readonly options?: object | undefined;
  readonly operation: ClientOperation;
  readonly signal?: AbortSignal | undefined;
  readonly call: CallState;
}

/** Returns the path without the query, for messages and events: it contains no secret. */
export function getPath({ url }: OutgoingRequest): string {
  return new URL(url).pathname;
}

/** Returns method and path, for messages. */
export function describeRequest(request: OutgoingRequest): string {
  return `${request.method} ${getPath(request)}`;
}

/** Names of headers that may hold a credential that the caller adds. */
const SECRET_NAME = /auth|cookie|key|secret|token/i;

/** Creates a function that replaces the credentials of a request in a text. */
export function createRequestRedactor({ body, headers, credentials }: OutgoingRequest): Redact {
  const added = Object.entries(headers).filter(([name, text]) => SECRET_NAME.test(name) || text.startsWith("Bearer "));
  // Both without "Bearer", and without any other scheme.
  const values = [...Object.values(credentials), ...added.map(([, text]) => text)].flatMap((text) => [
    text.replace(/^Bearer /, ""),
    text.replace(/^\w+ /, ""),
  ]);
  return createRedactor([...values, new URLSearchParams(body).get("access_token") ?? ""]);
}

/** Copies headers, without credentials: a gateway may repeat the request in its refusal. Retries depend on the times. */
export function copyHeaders(headers: Pick<Headers, "forEach">, redact: Redact): Headers {
  const copy = new Headers();
  headers.forEach((value, name) => {
    copy.append(name, /^(?:retry-after|date)$/i.test(name) ? value : redact(value));
  });
  return copy;
}

/** Maximum length of an unreadable text before its credentials are replaced, which takes time for each character. */
const MAX_UNREADABLE_LENGTH = 10_000;

/** Creates the error of a response that cannot be used, without the credentials of its request. */
export function createUnreadable(
  request: OutgoingRequest,
  { status, headers }: Pick<Answer, "status" | "headers">,
  text: string,
  fault: string,
) {
  const redact = createRequestRedactor(request);
  const { issuesToken = false } = request.operation;
  const shown = issuesToken ? text : redact(text.slice(0, MAX_UNREADABLE_LENGTH)); // the error shows no text of a token
  const description = describeRequest(request);
  return new UnreadableResponseError(description, status, copyHeaders(headers, redact), shown, issuesToken, fault);
}

/** Describes a body that probably came from a proxy. */
export const NOT_JSON = "a body that is not the expected JSON";

/** @throws UnreadableResponseError without the parser's error, which quotes the text: it may contain a token. */
export function parseJson(request: OutgoingRequest, answer: Pick<Answer, "status" | "headers">, text: string): unknown {
  const value = tryParseJson(text);
  if (value === undefined) throw createUnreadable(request, answer, text, NOT_JSON);
  return value;
}
