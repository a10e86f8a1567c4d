import type { ClientOperation } from "../../contract/client-operations.ts";
import { isObject } from "../../contract/is-object.ts";
import { eventTypes } from "../../contract/vocabulary.ts";
import { type ClientViolation, ContractViolationError } from "../errors/contract-violation-error.ts";
import { UnreadableResponseError } from "../errors/unreadable-response-error.ts";
import { addHeaders, isHeaderText } from "./authenticate-requests.ts";
import { describeAttempt, type Notify } from "./client-event.ts";
import { type Clock, checkCount, checkLimit } from "./deadlines.ts";
import {
  createRequestRedactor,
  describeRequest,
  type Handler,
  hideSecrets,
  type OutgoingRequest,
  type RequestHeaders,
  startCall,
} from "./outgoing-request.ts";
import { hideQuotes, redactError } from "./redact-secrets.ts";
import { toApiError } from "./retry-requests.ts";

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of the whole call in milliseconds, retries included. @default `deadlines.totalMs` of the client */
  readonly timeoutMs?: number | undefined;
  /** How often the request is sent again after a temporary failure. @default `retry.maxRetries` of the client */
  readonly maxRetries?: number | undefined;
  /** More headers; they replace those of the client, except its credentials. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A result with the response that it came in. */
export interface ResultWithResponse<Data> {
  readonly data: Data;
  /** Its body has been read; status and headers are available. */
  readonly response: Response;
  /** The header `X-Request-Id`, if the service sent it. */
  readonly requestId: string | undefined;
}

/** The promise of a result. */
export interface Call<Data> extends Promise<Data> {
  /** Returns the result together with the response, its headers, and the request id. @throws LoyaltyError, like the call. */
  withResponse(): Promise<ResultWithResponse<Data>>;
}

/** Checks successful responses against the contract. Pass `checkResponse` of `loyalty-interface/contract`. */
export interface Validation {
  readonly response: (response: {
    readonly operationId: string;
    readonly status: number;
    readonly body: unknown;
  }) => { readonly ok: true } | { readonly ok: false; readonly violations: readonly ClientViolation[] };
  /** `"throw"` throws a `ContractViolationError`; `"warn"` emits an event, and the call succeeds. */
  readonly on: "throw" | "warn";
  /** `"allow"` does not check events of a type that this version of the contract does not know. @default "check" */
  readonly unknownEvents?: "allow" | "check" | undefined;
}

/** Parameters of an operation by the names of the contract. */
export type CallParameters = Readonly<Record<string, unknown>>;

/** Calls an operation. It returns the parsed body of a success, and throws failures. */
export type CallOperation = (
  operation: ClientOperation,
  parameters: CallParameters,
  options: CallOptions,
) => Call<unknown>;

/** State that all calls of a client share. */
export interface CallContext {
  readonly baseUrl: string;
  /** Headers of every request. */
  readonly headers: RequestHeaders;
  readonly send: Handler;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly validation: Validation | undefined;
}

/** Creates the function that calls operations by their row in the table. */
export function createOperationCaller({ send, clock, notify, validation, ...context }: CallContext): CallOperation {
  async function call(operation: ClientOperation, parameters: CallParameters, options: CallOptions) {
    const request = createRequest(operation, parameters, options, context);
    const response = await send(request);
    const text = await response.text();
    const requestId = response.headers.get("X-Request-Id") ?? undefined;
    const isGone = response.status === operation.goneStatus && text === "";
    if (!response.ok && !isGone) throw toApiError(request, response, text, clock.epoch());
    const data = isGone ? undefined : readSuccess(request, response, text);
    return { data, response, requestId };
  }

  function readSuccess(request: OutgoingRequest, response: Response, text: string): unknown {
    const { operation } = request;
    const { format, mayBeEmpty } = operation.success;
    if (format === "nothing" || (mayBeEmpty && text === "")) return undefined;
    const body = parseJson(request, response, text);
    validate(request, response.status, body);
    const fault = findFault(operation, body);
    if (fault) throw createUnreadable(request, response, text, fault);
    return body; // the contract types the rest; only the option `validate` checks it
  }

  function validate(request: OutgoingRequest, status: number, body: unknown): void {
    const { operation } = request;
    const { id: operationId, issuesToken } = operation;
    const result = validation?.response({ operationId, status, body });
    if (!result || result.ok) return;
    const redactText = createRequestRedactor(request);
    const redact = (text: string) => (issuesToken ? hideQuotes : String)(redactText(text));
    const violations = result.violations
      .filter((violation) => validation?.unknownEvents !== "allow" || !isInUnknownEvent(operation, violation, body))
      .map((violation) => redactError({ ...violation }, redact) as ClientViolation);
    if (violations.length === 0) return;
    notify({ type: "violation", ...describeAttempt(request), status, violations });
    if (validation?.on === "throw") throw new ContractViolationError(operationId, status, violations);
  }

  return (operation, parameters, options) => {
    const result = call(operation, parameters, options);
    const data = result.then((answer) => answer.data);
    return Object.assign(data, {
      withResponse() {
        data.catch(() => undefined); // the caller sees the failure in the promise that this returns
        return result.then((answer) => answer);
      },
    });
  };
}

/** @throws UnreadableResponseError without the parser's error, which quotes the text: it may contain a token. */
export function parseJson(request: OutgoingRequest, response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createUnreadable(request, response, text, NOT_JSON);
  }
}

function createUnreadable(request: OutgoingRequest, response: Response, text: string, fault: string) {
  const redact = createRequestRedactor(request);
  hideSecrets(response, redact);
  const { issuesToken = false } = request.operation;
  return new UnreadableResponseError(describeRequest(request), response, redact(text), issuesToken, fault);
}

/** Whether a violation is in an event of a type that this version of the contract does not know. */
function isInUnknownEvent({ pagination }: ClientOperation, { pointer }: ClientViolation, body: unknown): boolean {
  const [, list = "", index, name] = pointer.split("/");
  const items = isObject(body) && list === pagination?.items ? body[list] : undefined;
  const item: unknown = Array.isArray(items) && name !== undefined ? items[Number(index)] : undefined;
  return isObject(item) && typeof item.type === "string" && !(eventTypes as readonly string[]).includes(item.type);
}

/** @throws TypeError if a parameter or option cannot be sent. */
function createRequest(
  operation: ClientOperation,
  parameters: CallParameters,
  options: CallOptions,
  context: Pick<CallContext, "baseUrl" | "headers">,
): OutgoingRequest {
  const { method, path, separators } = operation;
  const { signal, timeoutMs, maxRetries } = options;
  checkCount("maxRetries", maxRetries);
  const query: [string, unknown][] = [];
  const moreHeaders: Record<string, string> = { ...options.headers };
  const body: Record<string, unknown> = {};
  for (const [name, given] of Object.entries({ ...operation.constants, ...parameters })) {
    if (given === undefined || given === null) continue;
    const separator = separators?.[name];
    const value = Array.isArray(given) && separator ? given.join(separator) : given;
    if (operation.query?.includes(name)) query.push([name, value]);
    else if (operation.headers?.includes(name)) moreHeaders[name] = String(value);
    else if (!path.includes(`{${name}}`)) body[name] = value;
  }
  const headers = addHeaders(context.headers, moreHeaders);
  const search = toSearchParams(query);
  return {
    url: `${context.baseUrl}${fillPath(path, parameters)}${search && `?${search}`}`,
    method,
    headers,
    body: serializeBody(operation, operation.isWholeBody ? body.body : body, headers),
    operation,
    signal,
    call: startCall(),
    timeoutMs: checkLimit("timeoutMs", timeoutMs, undefined),
    maxRetries,
  };
}

/** Serializes a body by the media type of its operation, if that has one, and sets the header. */
export function serializeBody(
  { mediaType }: ClientOperation,
  body: unknown,
  headers: RequestHeaders,
): string | undefined {
  if (body === undefined || mediaType === undefined) return undefined;
  headers["content-type"] = mediaType;
  if (mediaType === "application/x-www-form-urlencoded") return toSearchParams(Object.entries(body as object));
  return mediaType.includes("json") ? JSON.stringify(body) : String(body);
}

/** Formats query parameters or a form. An array repeats its name. */
function toSearchParams(entries: readonly (readonly [string, unknown])[]): string {
  const search = new URLSearchParams();
  for (const [name, value] of entries) for (const item of [value].flat()) search.append(name, String(item));
  return search.toString();
}

/** Fills parameters into a path template. @throws TypeError if a URL cannot carry one. */
export function fillPath(template: string, parameters: CallParameters): string {
  const [start = "", ...parts] = template.split("{");
  return parts.reduce((path, part) => {
    const [name = "", rest = ""] = part.split("}");
    const value = String(parameters[name] ?? "");
    if (["", ".", ".."].includes(value)) throw new TypeError(`${name} must not be ${JSON.stringify(value)}`);
    return path + encodeURIComponent(value) + rest;
  }, start);
}

const NOT_JSON = "a body that is not the expected JSON";
const MAX_LIFETIME_SECONDS = 2 ** 31;

/** Describes why callers could not use a body: it has another shape, or it is a token that cannot be sent. */
function findFault({ success, issuesToken }: ClientOperation, body: unknown): string | undefined {
  if (issuesToken) return findTokenFault(body);
  const properties: Readonly<Record<string, unknown>> = Object(body);
  if (success.isObject && (properties !== body || Array.isArray(body))) return NOT_JSON;
  const isList = (list: unknown) => Array.isArray(list) && list.every((item) => Object(item) === item);
  return (success.lists ?? []).every((name) => isList(properties[name])) ? undefined : NOT_JSON;
}

/** RFC 6749 §5.1 requires neither `expires_in` nor `scope`. */
function findTokenFault(body: unknown): string | undefined {
  if (!isObject(body)) return NOT_JSON;
  const { access_token, token_type = "Bearer", expires_in } = body;
  if (!isHeaderText(access_token)) return "no valid access_token";
  if (!/^bearer$/i.test(String(token_type))) return "a token_type that is not Bearer";
  const seconds = Number(expires_in ?? 1);
  return seconds > 0 && seconds <= MAX_LIFETIME_SECONDS ? undefined : "an invalid expires_in";
}
