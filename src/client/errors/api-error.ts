import type { ErrorObject } from "../../contract/schemas.ts";
import { isLoyaltyError, LoyaltyError } from "./loyalty-error.ts";

/** Parts of an {@link ApiError}. None contains a secret. */
export interface ApiErrorInit {
  /** Method and path, without the query. */
  readonly request: string;
  readonly status: number;
  /** The properties of the Error object that the body had. */
  readonly body: Partial<ErrorObject>;
  /** Whether the response had no body at all. */
  readonly isEmpty: boolean;
  /** Earliest time to try again. */
  readonly retryAt?: Date | undefined;
}

/**
 * The service refused a request or failed. It has every property of the Error object (§7.1), undefined if the service did not
 * send it. If the body is not an Error object, `code` is the status.
 */
export class ApiError extends LoyaltyError {
  override readonly name: string = "ApiError";
  /** HTTP status of the response; 0 for a redirect in a browser. */
  readonly status: number;
  readonly code: number;
  readonly key: string | undefined;
  readonly details: string | undefined;
  readonly requestId: string | undefined;
  readonly resourceId: string | undefined;
  readonly resourceType: string | undefined;
  /** Text that a user of the project configured in a validation rule (`error.message`). */
  readonly ruleMessage: string | undefined;
  /** Whether the response had no body at all. */
  readonly isEmpty: boolean;
  /** Earliest time to try again (`Retry-After`), on the clock of this machine. */
  readonly retryAt: Date | undefined;

  constructor({ request, status, body, isEmpty, retryAt }: ApiErrorInit) {
    const facts = [body.key, body.details, body.request_id && `request id ${body.request_id}`]
      .filter(Boolean)
      .join("; ");
    // Browsers report the status 0 for a redirect that is not followed.
    const fallback = status < 400 ? "a redirect, which is not followed" : "without an Error object";
    super(`${request}: ${status} ${body.message ?? fallback}${facts && ` (${facts})`}`);
    this.status = status;
    this.code = body.code ?? status;
    this.key = body.key;
    this.details = body.details;
    this.requestId = body.request_id;
    this.resourceId = body.resource_id;
    this.resourceType = body.resource_type;
    this.ruleMessage = body.error?.message;
    this.isEmpty = isEmpty;
    this.retryAt = retryAt;
  }
}

/** Returns whether a value is an {@link ApiError}, of this or another copy of the package. */
export function isApiError(value: unknown): value is ApiError {
  return isLoyaltyError(value) && "status" in value && "isEmpty" in value;
}

/** 401: the credentials are missing or invalid (§7.2, S10). */
export class UnauthorizedError extends ApiError {
  override readonly name = "UnauthorizedError";
}

/** 402: the plan lacks a feature that the operation needs (§7.2). */
export class MissingFeatureError extends ApiError {
  override readonly name = "MissingFeatureError";
}

/** 403: the token lacks the scope (S11). */
export class ForbiddenError extends ApiError {
  override readonly name = "ForbiddenError";
}

/** 404: the member, campaign or project does not exist (§7.2). */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}

/** 429: too many requests (S15). `retryAt` is set if the service sent `Retry-After`. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}
