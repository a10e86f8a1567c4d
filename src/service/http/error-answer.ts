import { StoreUnavailableError } from "../store/store-unavailable-error.ts";
import { internalError, ServiceError, serviceUnavailable } from "./service-error.ts";
import { type Answer, jsonAnswer } from "./service-response.ts";

/** The Error object of a refusal, or of a failure that says nothing of what is behind it (§7.1, S23). */
export function errorAnswer(error: unknown, requestId: string): Answer {
  const refusal =
    error instanceof ServiceError
      ? error
      : error instanceof StoreUnavailableError
        ? serviceUnavailable()
        : internalError();
  const { body, headers } = refusal;
  // §7.2 shows the management cases without it.
  const isBare =
    (body.code === 401 && !headers["WWW-Authenticate"]) ||
    body.code === 402 ||
    (body.code === 404 && body.key === undefined);
  return jsonAnswer(isBare ? body : { ...body, request_id: requestId }, body.code, headers);
}
