import { createQuerySerializer } from "openapi-fetch";
import type { ClientOperation } from "../contract/client-operations.ts";
import { isObject } from "../contract/is-object.ts";
import { eventTypes } from "../contract/vocabulary.ts";
import { addHeaders, isHeaderText } from "./authenticate.ts";
import { type Clock, checkWhole } from "./deadlines.ts";
import { type ClientViolation, ContractViolationError } from "./errors/contract-violation-error.ts";
import { describeAttempt, type Notify } from "./events.ts";
import { hideQuotes, redactError } from "./redact-secrets.ts";
import {
  type Answer,
  createRequestRedactor,
  createUnreadable,
  type Handler,
  NOT_JSON,
  type OutgoingRequest,
  type StartCall,
} from "./request.ts";
import { toApiError } from "./retry.ts";
import { exchange, parseJson, toOutgoingRequest } from "./transport.ts";

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Deadline of the whole call in milliseconds, retries included. @default `deadlines.totalMs` of the client */
  readonly timeoutMs?: number | undefined;
  /** How often the request is sent again after a temporary failure. @default `retry.maxRetries` of the client */
  readonly maxRetries?: number | undefined;
  /** More headers; they replace headers of the client, except its credentials. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A result with the response that it came in. */
export interface ResultWithResponse<Data> {
  readonly data: Data;
  /** The body of the response, as it was sent. */
  readonly text: string;
  readonly response: Pick<Response, "ok" | "status" | "headers">;
  /** The header `X-Request-Id`, if the service sent it. */
  readonly requestId: string | undefined;
}

/** The promise of a result. */
export interface Call<Data> extends Promise<Data> {
  /** Returns the result together with the text of the body, status, headers and request id. @throws LoyaltyError, like the call. */
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

/** The openapi-fetch client without the types of the contract: a row of the table decides the request. */
export interface HttpClient {
  readonly request: (
    method: string,
    path: string,
    init: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response & Answer }>;
  /** The class of the requests: ours, unless the user registered middleware, which needs the global one. */
  readonly Request: unknown;
}

/** State that all calls of a client share. */
interface CallContext {
  readonly baseUrl: string;
  readonly client: HttpClient;
  readonly startCall: StartCall;
  readonly send: Handler;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly validation: Validation | undefined;
}

/** Creates the function that calls operations by their row in the table. */
export function createCaller(context: CallContext): CallOperation {
  const { baseUrl, client, startCall, send, clock } = context;
  async function call(operation: ClientOperation, parameters: CallParameters, options: CallOptions) {
    checkArguments(operation, parameters, options);
    const { method, path } = operation;
    const { signal } = options;
    const unsent = { url: baseUrl + path, method, headers: {}, credentials: {}, body: undefined, signal };
    let sent: OutgoingRequest = { ...unsent, operation, call: startCall(options) };
    const fetch = async (source: Request) => {
      sent = await toOutgoingRequest(source, baseUrl, sent);
      return exchange(source, sent, send);
    };
    const init = { ...toInit(operation, parameters, options), Request: client.Request, fetch };
    const { data, error, response } = await client.request(method, path, init).catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : error; // openapi-fetch replaces a reason that is false
    });
    const isGone = response.status === operation.goneStatus && !error;
    if (!response.ok && !isGone) throw toApiError(sent, response, error, clock.epoch());
    const text = String(data ?? "");
    return {
      data: isGone ? undefined : readSuccess(sent, response, text),
      text,
      response: response.source ?? response,
      requestId: response.headers.get("X-Request-Id") ?? undefined,
    };
  }

  function readSuccess(request: OutgoingRequest, response: Answer, text: string): unknown {
    const { format, mayBeEmpty } = request.operation.success;
    if (format === "nothing" || (mayBeEmpty && text === "")) return undefined;
    const body = parseJson(request, response, text);
    validate(request, response.status, body, context);
    const fault = findFault(request.operation, body);
    if (fault) throw createUnreadable(request, response, text, fault);
    return body; // the contract types the rest; only the option `validate` checks it
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

/** Reports violations of the contract in the body of a success. @throws ContractViolationError if the option says so. */
function validate(request: OutgoingRequest, status: number, body: unknown, { validation, notify }: CallContext): void {
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

/** Whether a violation is in an event of a type that this version of the contract does not know. */
function isInUnknownEvent({ pagination }: ClientOperation, { pointer }: ClientViolation, body: unknown): boolean {
  const [, list = "", index, name] = pointer.split("/");
  const items = isObject(body) && list === pagination?.items ? body[list] : undefined;
  const item: unknown = Array.isArray(items) && name !== undefined ? items[Number(index)] : undefined;
  return isObject(item) && typeof item.type === "string" && !(eventTypes as readonly string[]).includes(item.type);
}

/** Returns the options of openapi-fetch for a call. @throws TypeError if HTTP cannot carry a header. */
function toInit(operation: ClientOperation, parameters: CallParameters, { headers, signal }: CallOptions) {
  const { mediaType, isWholeBody, constants } = operation;
  const values = constants ? { ...constants, ...parameters } : parameters;
  const select = (place: Place) => selectInputs(operation, place, values);
  const inBody = select("body");
  const body = isWholeBody ? inBody.body : inBody;
  const hasBody = mediaType !== undefined && body !== undefined;
  const added = addHeaders({}, { ...headers, ...(select("header") as Record<string, string>) });
  return {
    signal,
    params: { path: select("path"), query: select("query") },
    headers: hasBody ? { ...added, "content-type": mediaType } : added,
    parseAs: "text",
    ...(hasBody && { body, bodySerializer: selectSerializer(mediaType) }),
  };
}

const serializeForm = createQuerySerializer<object>();

/** Selects how openapi-fetch serializes a body; undefined for JSON, its default. It would join the values of a list in a form. */
export function selectSerializer(mediaType: string): ((body: unknown) => string) | undefined {
  if (mediaType === "application/x-www-form-urlencoded") return (body) => serializeForm(body as object);
  return mediaType.includes("json") ? undefined : String;
}

type Place = keyof NonNullable<ClientOperation["inputs"]>;

/** Returns the inputs for one part of a request. Inputs for headers are text; a missing input for the path is empty text. */
export function selectInputs(
  { inputs, separators }: ClientOperation,
  place: Place,
  values: CallParameters,
): Record<string, unknown> {
  const selected: Record<string, unknown> = {};
  for (const name of inputs?.[place] ?? []) {
    const value = values[name] ?? (place === "path" ? "" : undefined);
    if (value === undefined) continue;
    const separator = separators?.[name];
    const joined = separator && Array.isArray(value) ? value.join(separator) : value;
    selected[name] = place === "header" ? String(joined) : joined;
  }
  return selected;
}

/** @throws TypeError if a URL cannot carry a parameter of a path. */
export function checkPath(parameters: Readonly<Record<string, unknown>>): void {
  for (const name in parameters) {
    const text = String(parameters[name] ?? "");
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`${name} must not be "${text}"`);
  }
}

/** Checks the arguments of a method before its request. @throws TypeError that names the one that is invalid. */
export function checkArguments(operation: ClientOperation, parameters: CallParameters, options: CallOptions): void {
  checkPath(selectInputs(operation, "path", parameters));
  for (const [name, min] of Object.entries(operation.integers ?? {}))
    checkWhole(name, parameters[name], undefined, min, Number.MAX_SAFE_INTEGER);
  checkCallOptions(options);
}

/** @throws TypeError if an option is not a whole number. */
export function checkCallOptions({ timeoutMs, maxRetries }: CallOptions): void {
  checkWhole("timeoutMs", timeoutMs, undefined, 1);
  checkWhole("maxRetries", maxRetries, undefined);
}

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
