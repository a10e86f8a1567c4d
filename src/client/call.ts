import type { ClientOperation } from "../contract/client-operations.ts";
import { isHeaderText } from "../contract/http.ts";
import { isObject, readProperty } from "../contract/json.ts";
import { type CallParameters, readArguments } from "./check-options.ts";
import { ContractViolationError } from "./errors/contract-violation-error.ts";
import { describeAttempt, type Notify } from "./events.ts";
import type { SendCall, SentCall } from "./http.ts";
import { type Init, toInit } from "./inputs.ts";
import type { OutgoingRequest } from "./middleware.ts";
import type { CallOptions, Validation } from "./options.ts";
import { createRequestRedactor } from "./redact.ts";
import { createUnreadable, NOT_JSON, parseJson, toApiError } from "./response-errors.ts";

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

/** Sends a call; `more` are parameters that differ from the prepared ones, such as the cursor of a page. */
export type Send = (more?: CallParameters) => Call<unknown>;

/** Prepares a call. If an argument is invalid, the call rejects, so a method throws in one way only. */
export type PrepareCall = (operation: ClientOperation, parameters: CallParameters, options: CallOptions) => Send;

/** How a client sends calls and checks their results. */
interface CallContext {
  readonly sendCall: SendCall;
  readonly notify: Notify | undefined;
  readonly validation: Validation | undefined;
}

/** Creates the function that prepares calls of operations by their row in the table. */
export function createCaller(context: CallContext): PrepareCall {
  const { sendCall } = context;

  async function call(
    operation: ClientOperation,
    init: Init,
    options: CallOptions,
  ): Promise<ResultWithResponse<unknown>> {
    const { request, response, data, error } = await sendCall(operation, init, options);
    const isGone = response.status === operation.goneStatus && !error;
    if (!response.ok && !isGone) throw toApiError(request, response, error, Date.now());
    const text = String(data ?? "");
    const requestId = response.headers.get("X-Request-Id") ?? undefined;
    return { data: isGone ? undefined : readSuccess(request, response, text), text, response, requestId };
  }

  function readSuccess(request: OutgoingRequest, response: SentCall["response"], text: string): unknown {
    const { format, mayBeEmpty } = request.operation.success;
    if (format === "nothing" || (mayBeEmpty && text === "")) return undefined;
    const body = parseJson(request, response, text);
    const fault = findFault(request.operation, body);
    // A violation quotes what it found, which may be a token.
    if (!fault || !request.operation.issuesToken) validate(request, response.status, body, context);
    if (fault) throw createUnreadable(request, response, text, fault);
    return body; // the contract types the rest; only the option `validate` checks it
  }

  return (operation, parameters, options) => {
    const { headers, fault } = tryArguments(operation, parameters, options);
    return (more) => {
      if (fault !== undefined) return toCall(Promise.reject(fault));
      return toCall(call(operation, toInit(operation, { ...parameters, ...more }, headers), options));
    };
  };
}

/** Checks the arguments when the method is called, so that the stack of a fault leads there. */
function tryArguments(operation: ClientOperation, parameters: CallParameters, options: CallOptions) {
  try {
    return { headers: readArguments(operation, parameters, options) };
  } catch (fault) {
    return { headers: {}, fault };
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

/** Reports violations of the contract in the body of a success. @throws ContractViolationError if the option says so. */
function validate(request: OutgoingRequest, status: number, body: unknown, { validation, notify }: CallContext): void {
  const { id: operationId } = request.operation;
  const result = validation?.response({ operationId, status, body });
  if (!result || result.ok) return;
  const redact = createRequestRedactor(request);
  const violations = result.violations.map(({ pointer, message, section, assumption }) => {
    const source = assumption === undefined ? { section } : { section, assumption };
    return { pointer: redact(pointer), message: redact(message), ...source };
  });
  notify?.({ type: "violation", ...describeAttempt(request), status, violations });
  if (validation?.on === "throw") throw new ContractViolationError(operationId, status, violations);
}

/** Describes why callers could not use a body: it has another shape, or it is a token that cannot be sent. */
function findFault({ success, issuesToken }: ClientOperation, body: unknown): string | undefined {
  if (issuesToken) return isHeaderText(readProperty(body, "access_token")) ? undefined : "no valid access_token";
  if (success.isObject && !isObject(body)) return NOT_JSON;
  const isList = (list: unknown) => Array.isArray(list) && list.every(isObject);
  return (success.lists ?? []).every((name) => isList(readProperty(body, name))) ? undefined : NOT_JSON;
}
