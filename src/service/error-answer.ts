import { type Answer, jsonAnswer } from "./answer.ts";
import { ServiceError } from "./service-error.ts";
import { StoreUnavailableError } from "./store/store-unavailable-error.ts";

const RETRY_AFTER_SECONDS = 5;

/** The Error object of a refusal, or of a failure that says nothing of what is behind it (§7.1, S23). */
export function errorAnswer(error: unknown, requestId: string): Answer {
  const refusal =
    error instanceof ServiceError ? error : error instanceof StoreUnavailableError ? unavailable() : internalError();
  const { body, headers } = refusal;
  // §7.2 shows the management cases without it.
  const isBare =
    (body.code === 401 && !headers["WWW-Authenticate"]) ||
    body.code === 402 ||
    (body.code === 404 && body.key === undefined);
  return jsonAnswer(isBare ? body : { ...body, request_id: requestId }, body.code, headers);
}

function unavailable(): ServiceError {
  const details = "The service cannot reach its database. Try again later.";
  return new ServiceError(
    { code: 503, key: "service_unavailable", message: "Service unavailable", details },
    { "Retry-After": String(RETRY_AFTER_SECONDS) },
  );
}

function internalError(): ServiceError {
  return new ServiceError({ code: 500, key: "internal_error", message: "Internal error" });
}
