import type { ClientOperation } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import { isObject, readProperty, tryParseJson } from "../contract/json.ts";
import { type CallParameters, readArguments } from "./check-options.ts";
import { ContractViolationError } from "./errors/contract-violation-error.ts";
import { leadToCaller } from "./errors/loyalty-error.ts";
import { describeAttempt, type Notify } from "./events.ts";
import type { SendCall, SentCall } from "./http.ts";
import { type Init, sortParameters, toInit } from "./inputs.ts";
import type { StartCall } from "./middleware.ts";
import type { CallOptions, Validation } from "./options.ts";
import { NOT_JSON, toApiError, toUnreadable } from "./response-errors.ts";

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

/** Sends a prepared call; `query` has parameters that differ from the prepared ones, such as the cursor of a page. */
export type Send = (query?: CallParameters) => Call<unknown>;

/** Prepares a call. If an argument is invalid, the call rejects: a method never throws. */
export type PrepareCall = (operation: ClientOperation, parameters: CallParameters, options: CallOptions) => Send;

interface CallContext {
  readonly sendCall: SendCall;
  readonly checkCredentials: (operation: ClientOperation) => void;
  readonly startCall: StartCall;
  readonly notify: Notify | undefined;
  readonly validation: Validation | undefined;
}

export function createCaller(context: CallContext): PrepareCall {
  async function call(
    operation: ClientOperation,
    init: Init,
    options: CallOptions,
  ): Promise<ResultWithResponse<unknown>> {
    try {
      return readResult(await context.sendCall(operation, init, context.startCall(options)), context);
    } catch (failure) {
      throw leadToCaller(failure);
    }
  }

  return (operation, parameters, options) => {
    const { init, fault } = prepareInit(context, operation, parameters, options);
    return (query) => {
      if (!init) return toCall(Promise.reject(fault));
      const { params } = init;
      const changed = query && { ...init, params: { ...params, query: { ...params.query, ...query } } };
      return toCall(call(operation, changed ?? init, options));
    };
  };
}

/** Checks arguments and credentials when the method is called, so that the stack of a fault leads there. */
function prepareInit(
  { checkCredentials }: CallContext,
  operation: ClientOperation,
  parameters: CallParameters,
  options: CallOptions,
) {
  try {
    const headers = readArguments(operation, parameters, options);
    checkCredentials(operation);
    const encoded = toInit(operation, sortParameters(operation, parameters));
    return { init: { ...encoded, headers, signal: options.signal, parseAs: "text" } };
  } catch (fault) {
    return { fault };
  }
}

function toCall(result: Promise<ResultWithResponse<unknown>>): Call<unknown> {
  const body = result.then(({ data }) => data);
  return Object.assign(body, {
    async withResponse() {
      await body; // so that its failure is handled
      return result;
    },
  });
}

/** Reads the result of a call. @throws ApiError if it is no success; UnreadableResponseError; ContractViolationError */
function readResult(sent: SentCall, context: CallContext): ResultWithResponse<unknown> {
  const { response, data, error } = sent.result;
  const isGone = response.status === sent.request.operation.goneStatus && !error;
  if (!response.ok && !isGone) throw toApiError(sent.request, response, error);
  const text = String(data ?? "");
  const requestId = response.headers.get("X-Request-Id") ?? undefined;
  return { data: isGone ? undefined : readSuccess(sent, text, context), text, response, requestId };
}

/** Reads the body of a success. @throws UnreadableResponseError; ContractViolationError if the option `validate` says so. */
function readSuccess(sent: SentCall, text: string, context: CallContext): unknown {
  const { request, result, redact } = sent;
  const { status, headers } = result.response;
  const { operation } = request;
  const { format, mayBeEmpty } = operation.success;
  if (format === "nothing" || (mayBeEmpty && text === "")) return undefined;
  const body = tryParseJson(text);
  const fault = body === undefined ? NOT_JSON : findFault(operation, body);
  if (fault !== undefined) throw toUnreadable(request, { status, headers, redact }, text, fault);
  validate(sent, body, context);
  return body; // the contract types the rest; only the option `validate` checks it
}

/** Reports violations of the contract in the body of a success. @throws ContractViolationError if the option says so. */
function validate({ request, result, redact }: SentCall, body: unknown, { validation, notify }: CallContext): void {
  const { id: operationId } = request.operation;
  const { status } = result.response;
  const checked = validation?.response({ operationId, status, body });
  if (!validation || !checked || checked.ok) return;
  const violations = checked.violations.map(({ pointer, message, section, assumption }) => {
    return { pointer: redact(pointer), message: redact(message), section, assumption };
  });
  notify?.({ type: "violation", ...describeAttempt(request), status, violations });
  if (validation.on === "throw") throw new ContractViolationError(operationId, status, violations);
}

/** Describes why callers could not use a body: it has another shape, or it is a token that cannot be sent. */
function findFault({ success, issuesToken }: ClientOperation, body: unknown): string | undefined {
  if (issuesToken) return isHeaderText(readProperty(body, "access_token")) ? undefined : "no valid access_token";
  if (success.isObject && !isObject(body)) return NOT_JSON;
  const isList = (list: unknown) => Array.isArray(list) && list.every(isObject);
  return (success.lists ?? []).every((name) => isList(readProperty(body, name))) ? undefined : NOT_JSON;
}
