import { isObject } from "../../contract/is-object.ts";
import { type OperationId, operations } from "../../contract/operations.ts";
import type { operations as OperationTypes } from "../../contract/schemas.ts";
import { eventTypes } from "../../contract/vocabulary.ts";
import {
  ApiError,
  type ApiErrorInit,
  ForbiddenError,
  MissingFeatureError,
  NotFoundError,
  RateLimitError,
  UnauthorizedError,
} from "../errors/api-error.ts";
import { type ClientViolation, ContractViolationError } from "../errors/contract-violation-error.ts";
import { UnreadableResponseError } from "../errors/unreadable-response-error.ts";
import { isHeaderText } from "./authenticate-requests.ts";
import type { Notify } from "./client-event.ts";
import type { Clock } from "./deadlines.ts";
import { type CallState, hideSecrets, startCall } from "./outgoing-request.ts";
import { createRedactor, redactError } from "./redact-secrets.ts";
import { parseRetryAfter } from "./retry-requests.ts";

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

type Query<Id extends OperationId> = NonNullable<OperationTypes[Id]["parameters"]["query"]>;

/** Arguments of an operation, typed by the contract. */
export type Call<Id extends OperationId> = {
  /** Path with its parameters filled in. */
  readonly path: string;
  readonly query?: { [Name in keyof Query<Id>]?: Query<Id>[Name] | undefined };
  readonly signal?: AbortSignal | undefined;
} & (OperationTypes[Id] extends { requestBody: { content: infer Content } }
  ? { readonly body: Content[keyof Content] }
  : { readonly body?: never });

/** The parsed body of a successful response. */
export type SuccessBody<Id extends OperationId> = OperationTypes[Id]["responses"] extends {
  200: { content: { "application/json": infer Body } };
}
  ? Body
  : undefined;

/** Calls operations by operationId and throws failures. */
export interface OperationCaller {
  /** Returns the text of a successful response. @throws ApiError */
  text<Id extends OperationId>(operationId: Id, call: Call<Id>): Promise<string>;
  /** Returns the parsed body of a successful response. @throws ApiError, UnreadableResponseError, ContractViolationError */
  json<Id extends OperationId>(operationId: Id, call: Call<Id>): Promise<SuccessBody<Id>>;
}

/** The method `request` of an openapi-fetch client, without its types by path. */
export type RequestText = (
  method: string,
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

export function createOperationCaller(
  requestText: RequestText,
  clock: Clock,
  notify: Notify,
  validation: Validation | undefined,
): OperationCaller {
  async function send<Id extends OperationId>(
    operationId: Id,
    { path, query, ...rest }: Call<Id> & { readonly call?: CallState | undefined },
  ) {
    const { method } = operations[operationId];
    const init = { operationId, params: { query }, parseAs: "text", ...rest };
    const { data, error, response } = await requestText(method, path, init);
    const request = `${method} ${path}`;
    if (response.ok) return { response, text: typeof data === "string" ? data : "", request };
    const delayMs = parseRetryAfter(response, clock.epoch());
    const retryAt = delayMs === undefined ? undefined : new Date(clock.epoch() + delayMs);
    const isEmpty = error === undefined || error === "";
    const { status } = response;
    throw new (errorClasses[status] ?? ApiError)({ request, status, retryAt, isEmpty, body: toErrorObject(error) });
  }

  function validate(operationId: OperationId, status: number, body: unknown, state: CallState): void {
    const result = validation?.response({ operationId, status, body });
    if (!result || result.ok) return;
    const redact = createRedactor(state.secrets);
    const violations = result.violations
      .filter(({ pointer }) => !isTolerated(pointer, body))
      .map((violation) => redactError({ ...violation }, redact) as ClientViolation);
    if (violations.length === 0) return;
    notify({ type: "violation", callId: state.id, operationId, status, violations });
    if (validation?.on === "throw") throw new ContractViolationError(operationId, status, violations);
  }

  /** Whether a violation is in an event of a type that is newer than the contract, and the options allow that. */
  function isTolerated(pointer: string, body: unknown): boolean {
    const [, index] = /^\/data\/(\d+)\//.exec(pointer) ?? [];
    if (validation?.unknownEvents !== "allow" || !index || findListFault(body)) return false;
    const { type } = (body as { readonly data: readonly Record<string, unknown>[] }).data[Number(index)] ?? {};
    return typeof type === "string" && !(eventTypes as readonly string[]).includes(type);
  }

  return {
    text: async (operationId, call) => (await send(operationId, { ...call, call: undefined })).text,
    async json(operationId, call) {
      const state = startCall();
      const { response, text, request } = await send(operationId, { ...call, call: state });
      const isIssuance = operationId === "generateToken";
      const findFault = isIssuance ? findTokenFault : findListFault;
      let [body, fault]: [unknown, string | undefined] = [undefined, undefined];
      try {
        body = JSON.parse(text);
        validate(operationId, response.status, body, state);
        fault = findFault(body);
        // The contract types the rest; only the option `validate` checks it.
        if (!fault) return body as SuccessBody<typeof operationId>;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
      // The parser's error is left out: its message quotes the text, which may contain a token.
      const redact = createRedactor(state.secrets);
      hideSecrets(response, "", redact);
      throw new UnreadableResponseError(request, response, redact(text), isIssuance, fault ?? NOT_JSON);
    },
  };
}

/** Fills parameters into a path template. @throws TypeError if a URL cannot carry one. */
export function fillPath(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters[name] ?? "");
    if (["", ".", ".."].includes(value)) throw new TypeError(`${name} must not be ${JSON.stringify(value)}`);
    return encodeURIComponent(value);
  });
}

const NOT_JSON = "a body that is not the expected JSON";
const MAX_LIFETIME_SECONDS = 2 ** 31;

/** Describes why a token cannot be used; RFC 6749 §5.1 requires neither `expires_in` nor `scope`. */
function findTokenFault(body: unknown): string | undefined {
  if (!isObject(body)) return NOT_JSON;
  const { access_token, token_type = "Bearer", expires_in } = body;
  if (!isHeaderText(access_token)) return "no access_token that a header can carry";
  if (!/^bearer$/i.test(String(token_type))) return "a token_type that is not Bearer";
  const seconds = Number(expires_in ?? 1);
  const isLifetime = seconds > 0 && seconds <= MAX_LIFETIME_SECONDS;
  return isLifetime
    ? undefined
    : `an expires_in that is not a number above 0, of at most ${MAX_LIFETIME_SECONDS} seconds`;
}

function findListFault(body: unknown): string | undefined {
  const data = (body as { readonly data?: unknown } | null)?.data;
  return Array.isArray(data) && data.every((item) => typeof item === "object" && item !== null) ? undefined : NOT_JSON;
}

const MAX_MESSAGE_LENGTH = 200;

const errorClasses: Readonly<Record<number, typeof ApiError>> = {
  401: UnauthorizedError,
  402: MissingFeatureError,
  403: ForbiddenError,
  404: NotFoundError,
  429: RateLimitError,
};

/**
 * Reads any body of a failed response: an Error object, other JSON, text, HTML, or nothing. It keeps only properties of the
 * expected type, because a proxy may have sent anything.
 */
function toErrorObject(body: unknown): ApiErrorInit["body"] {
  if (typeof body === "string") return /^\s*(<|$)/.test(body) ? {} : { message: body.slice(0, MAX_MESSAGE_LENGTH) };
  if (!isObject(body)) return {};
  const { error, ...properties } = body;
  const known = Object.entries(properties).filter(
    ([name, value]) => typeof value === (name === "code" ? "number" : "string"),
  );
  const hasRule = isObject(error) && typeof error.message === "string";
  return { ...Object.fromEntries(known), ...(hasRule && { error: { message: String(error.message) } }) };
}
