import type { Operation } from "../../contract/index.ts";
import { unauthenticated } from "../guards/authenticate.ts";
import {
  internalError,
  missingFeature,
  type ServiceError,
  serviceUnavailable,
  tooManyRequests,
} from "../http/service-error.ts";
import type { Fault } from "./fault-rule.ts";

/** The refusal of this status that the service would have given by itself (§7). */
export function faultRefusal(fault: Extract<Fault, { kind: "status" }>, operation: Operation): ServiceError {
  const { status, retryAfterSeconds } = fault;
  const refusals = {
    401: () => unauthenticated(operation),
    402: () => missingFeature(),
    429: () => tooManyRequests(retryAfterSeconds ?? 1),
    500: () => internalError(),
    503: () => serviceUnavailable(retryAfterSeconds),
  };
  return refusals[status]();
}
