import { createErrorObject } from "../../contract/error-object.ts";
import type { ErrorObject } from "../../contract/internal.ts";
import { StoreUnavailableError } from "../store/engine.ts";
import { jsonResponse, type ServiceResponse } from "./service-response.ts";

/** A refusal: the Error object for the caller and the headers that go with it (§7.1). */
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

/** A parameter (S12, S13) or form (S07, S09) that breaks the contract. */
export function invalidRequest(details: string, key = "invalid_request"): ServiceError {
  return new ServiceError(createErrorObject(400, { key, details }));
}

/** Credentials that are missing or wrong (§7.2, S10). */
export function unauthorized(challenge?: string): ServiceError {
  return new ServiceError(createErrorObject(401), challenge === undefined ? {} : { "WWW-Authenticate": challenge });
}

/** A campaign or member that does not exist (§4.1). A member is a loyalty card, and so a `voucher`. */
export function resourceNotFound(type: "voucher" | "campaign", id: string): ServiceError {
  const details = `Cannot find ${type} with id ${id}`;
  return new ServiceError(createErrorObject(404, { details, resource_id: id, resource_type: type }));
}

/** An unknown project; this Error object has no `key` (§7.2, S14). */
export function projectNotFound(id: string): ServiceError {
  const { key: _, ...body } = createErrorObject(404, { details: `Cannot find project with id ${id}` });
  return new ServiceError(body);
}

/** A failure that the service reports: a database that cannot be reached, or any other one, whose details the caller does not get (S23). */
function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  if (!(error instanceof StoreUnavailableError)) return new ServiceError(createErrorObject(500));
  const details = "The service cannot reach its database. Try again later.";
  return new ServiceError(createErrorObject(503, { details }), { "Retry-After": "5" });
}

/** Converts a refusal to its response, and any other error to one that reveals no cause (§7.1, S23). */
export function toErrorResponse(error: unknown, requestId: string): ServiceResponse {
  const { body, headers } = toServiceError(error);
  // §7.2 shows the management cases without a request id.
  const isBare =
    (body.code === 401 && !headers["WWW-Authenticate"]) ||
    body.code === 402 ||
    (body.code === 404 && body.key === undefined);
  return jsonResponse(isBare ? body : { ...body, request_id: requestId }, body.code, headers);
}
