import { isObject, tryParseJson } from "../../contract/json.ts";
import type { OperationId } from "../../contract/operations.ts";
import { LoyaltyError } from "./loyalty-error.ts";

/** Parts of an {@link ApiError}. None contains a secret. */
interface ApiErrorInit {
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** Body of the response: an Error object, other JSON, text, HTML, or nothing. JSON may be parsed already. */
  readonly body: unknown;
  /** True if the body may be a token response that was cut, or that has the wrong status. Then only a JSON object is read. */
  readonly isSecret?: boolean | undefined;
  readonly retryAt?: Date | undefined;
}

/**
 * The service refused a request or failed. It has every property of the Error object, which section 7.1 of the interface document
 * describes; a property is undefined if the service did not send it. The errors of OAuth 2.0 (RFC 6749) and problem details
 * (RFC 9457) fill `key`, `message` and `details`.
 */
export class ApiError extends LoyaltyError {
  override readonly name: string = "ApiError";
  declare readonly operationId: OperationId;
  declare readonly method: string;
  /** Path of the request without the query. */
  declare readonly path: string;
  /** HTTP status of the response; 0 for a redirect in a browser. */
  declare readonly status: number;
  /** `code` of the Error object; otherwise the status. */
  declare readonly code: number;
  declare readonly key: string | undefined;
  /** `message` of the Error object, without the request and the other properties that `message` names. */
  declare readonly serviceMessage: string | undefined;
  declare readonly details: string | undefined;
  /** `request_id` of the Error object, otherwise the header `X-Request-Id`. */
  declare readonly requestId: string | undefined;
  declare readonly resourceId: string | undefined;
  declare readonly resourceType: string | undefined;
  /** Text that a user of the project configured in a validation rule (`error.message`). */
  declare readonly ruleMessage: string | undefined;
  /** Earliest time to try again (`Retry-After`), on the clock of this machine. */
  declare readonly retryAt: Date | undefined;
  /** Headers of the response. They are not shown when the error is printed. */
  declare readonly headers: Headers;

  constructor(init: ApiErrorInit) {
    const { operationId, method, path, status, headers, isSecret = false, retryAt } = init;
    const body = readBody(init.body, isSecret);
    const { code, error } = body;
    const key = toShortText(body.key) ?? toShortText(error)?.match(/^\S+$/)?.[0];
    const details = toShortText(body.details) ?? toShortText(body.detail);
    const requestId = toShortText(body.request_id) ?? headers.get("X-Request-Id") ?? undefined;
    const facts = [key, details, requestId && `request id ${requestId}`].filter(Boolean).join("; ");
    // Browsers report the status 0 for a redirect that is not followed.
    const fallback = status < 400 ? "a redirect, which is not followed" : "without an Error object";
    const serviceMessage = toShortText(body.message) ?? toShortText(body.error_description) ?? toShortText(body.title);
    const text = `${serviceMessage ?? fallback}${facts && ` (${facts})`}`;
    super(`${method} ${path}: ${status} ${text}`);
    Object.assign(this, { operationId, method, path, status, key, serviceMessage, details, requestId, retryAt });
    Object.assign(this, {
      code: typeof code === "number" ? code : status,
      resourceId: toShortText(body.resource_id),
      resourceType: toShortText(body.resource_type),
      ruleMessage: isObject(error) ? toShortText(error.message) : undefined,
    });
    Object.defineProperty(this, "headers", { value: headers });
  }
}

/** 400: the request is invalid. */
export class BadRequestError extends ApiError {
  override readonly name = "BadRequestError";
}

/** 401: the credentials are missing or invalid. */
export class UnauthorizedError extends ApiError {
  override readonly name = "UnauthorizedError";
}

/** 402: the plan lacks a feature that the operation needs. */
export class MissingFeatureError extends ApiError {
  override readonly name = "MissingFeatureError";
}

/** 403: the token lacks the scope. */
export class ForbiddenError extends ApiError {
  override readonly name = "ForbiddenError";
}

/** 404: the member, campaign or project does not exist. */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}

/** 429: too many requests. `retryAt` is set if the service sent `Retry-After`. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}

const errorClasses = {
  400: BadRequestError,
  401: UnauthorizedError,
  402: MissingFeatureError,
  403: ForbiddenError,
  404: NotFoundError,
  429: RateLimitError,
};

/** An error of a status that has a class of its own. */
export type StatusError = InstanceType<(typeof errorClasses)[keyof typeof errorClasses]>;

export function createApiError(init: ApiErrorInit): ApiError {
  const classes: Readonly<Record<number, typeof ApiError>> = errorClasses;
  return new (classes[init.status] ?? ApiError)(init);
}

const MAX_TEXT_LENGTH = 500;

/** Returns the properties of a body. Text that is neither secret nor HTML is the message. */
function readBody(body: unknown, isSecret: boolean): Readonly<Record<string, unknown>> {
  const json = typeof body === "string" ? tryParseJson(body) : undefined;
  const parsed = json === undefined ? body : json;
  if (isObject(parsed)) return parsed;
  return { message: isSecret || typeof parsed !== "string" || /^\s*</.test(parsed) ? undefined : parsed };
}

/** Returns text, because a proxy may have sent anything. Long texts are cut off. */
function toShortText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value.slice(0, MAX_TEXT_LENGTH) : undefined;
}
