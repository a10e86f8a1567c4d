import type { ErrorObject } from "../../contract/index.ts";

/** A refusal: the Error object that the caller gets, and the headers that go with it (§7.1). */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly body: ErrorObject;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: ErrorObject, headers: Record<string, string> = {}) {
    super(body.message);
    this.body = body;
    this.headers = headers;
  }
}

/** A request that breaks the contract: a parameter (S12, S13) or a form (S09). */
export function invalidRequest(details: string, key = "invalid_request"): ServiceError {
  const message = { invalid_scope: "Invalid scope", unsupported_grant_type: "Unsupported grant type" }[key];
  return new ServiceError({ code: 400, key, message: message ?? "Invalid request", details });
}

/** Credentials missing or not accepted (§7.2, S10). */
export function unauthorized(challenge?: string): ServiceError {
  const headers = challenge === undefined ? {} : { "WWW-Authenticate": challenge };
  return new ServiceError({ code: 401, message: "Unauthorized", key: "unauthorized" }, headers);
}

/** The plan of the project lacks a feature (§7.2). */
export function missingFeature(): ServiceError {
  const details = "The current plan of the project does not include a feature that this operation requires.";
  return new ServiceError({ code: 402, message: "Payment required", key: "missing_required_feature", details });
}

/** Unknown member or campaign (§4.1): a member is a loyalty card, and so a `voucher`. */
export function resourceNotFound(type: "voucher" | "campaign", id: string): ServiceError {
  const details = `Cannot find ${type} with id ${id}`;
  return new ServiceError({
    code: 404,
    key: "not_found",
    message: "Resource not found",
    details,
    resource_id: id,
    resource_type: type,
  });
}

/** Unknown project; this case has no `key` (§7.2, S14). */
export function projectNotFound(id: string): ServiceError {
  return new ServiceError({ code: 404, message: "Resource not found", details: `Cannot find project with id ${id}` });
}

/** More requests than one credential may make (S15). */
export function tooManyRequests(retryAfterSeconds: number): ServiceError {
  const details = `Try again in ${retryAfterSeconds} s`;
  return new ServiceError(
    { code: 429, key: "too_many_requests", message: "Too many requests", details },
    { "Retry-After": String(retryAfterSeconds) },
  );
}

/** A failure of the service itself, of which nothing is told (S23). */
export function internalError(): ServiceError {
  return new ServiceError({ code: 500, key: "internal_error", message: "Internal error" });
}

/** The database is out of reach, for now (S23). */
export function serviceUnavailable(retryAfterSeconds = 5): ServiceError {
  const details = "The service cannot reach its database. Try again later.";
  return new ServiceError(
    { code: 503, key: "service_unavailable", message: "Service unavailable", details },
    { "Retry-After": String(retryAfterSeconds) },
  );
}
