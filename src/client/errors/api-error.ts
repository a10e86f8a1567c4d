import type { ErrorObject } from "../../contract/schemas.ts";
import { isLoyaltyError, LoyaltyError } from "./loyalty-error.ts";

/** What an {@link ApiError} is made of. No query is in it, and so no secret. */
export interface ApiErrorInit {
  /** Method and path. */
  readonly request: string;
  readonly status: number;
  /** The Error object, as far as the body was one. */
  readonly body: Partial<ErrorObject>;
  /** Whether the response had no body at all. */
  readonly isEmpty: boolean;
  /** When the service said to try again. */
  readonly retryAt?: Date | undefined;
}

/**
 * The service refused a request or failed: every member of the Error object (§7.1), undefined where it was not sent.
 * A body that is empty or no Error object still gives an `ApiError`, with the status as its code.
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
  /** Text that the user configured in a validation rule (`error.message`). */
  readonly ruleMessage: string | undefined;
  /** Whether the response had no body at all. */
  readonly isEmpty: boolean;
  /** When the service said to try again (`Retry-After`), by the clock of this machine. */
  readonly retryAt: Date | undefined;

  constructor({ request, status, body, isEmpty, retryAt }: ApiErrorInit) {
    const facts = [body.key, body.details, body.request_id && `request id ${body.request_id}`]
      .filter(Boolean)
      .join("; ");
    // Browsers hide the status of a redirect that is not followed, and say 0.
    const lack = status < 400 ? "a redirect, which is not followed" : "without an Error object";
    super(`${request}: ${status} ${body.message ?? lack}${facts && ` (${facts})`}`);
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

/** Whether a value is an {@link ApiError}, even of another copy of this package. */
export function isApiError(value: unknown): value is ApiError {
  return isLoyaltyError(value) && "status" in value && "isEmpty" in value;
}
