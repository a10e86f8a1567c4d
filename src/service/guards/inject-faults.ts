import type { Operation } from "../../contract/internal.ts";
import type { Fault, FaultRule } from "../faults/fault-rule.ts";
import { createFaultSelector, type SelectedFault } from "../faults/select-fault.ts";
import type { Middleware } from "../http/exchange.ts";
import {
  internalError,
  missingFeature,
  type ServiceError,
  serviceUnavailable,
  tooManyRequests,
} from "../http/service-error.ts";
import { jsonResponse, type ServiceResponse } from "../http/service-response.ts";
import { unauthenticated } from "./authenticate.ts";

/** Selects the fault of each request and applies what comes before the request is handled. */
export function injectFaults(rules: readonly FaultRule[], sleep: (delayMs: number) => Promise<void>): Middleware {
  const selectFault = createFaultSelector(rules);
  return (next) => async (exchange) => {
    const { operation } = exchange.request;
    const selected = selectFault(operation.id);
    if (!selected) return next(exchange);
    exchange.fault = selected;
    const { delayMs, fault } = selected;
    if (delayMs > 0) await sleep(delayMs);
    if (fault?.kind === "status") throw createRefusal(fault, operation);
    return next(exchange);
  };
}

/** Creates the refusal that the service itself gives with this status (§7). */
function createRefusal(fault: Extract<Fault, { kind: "status" }>, operation: Operation): ServiceError {
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

/** Applies a fault to the response, after the response was logged and checked. */
export function applyResponseFault(response: ServiceResponse, { fault }: SelectedFault): ServiceResponse {
  if (fault?.kind === "drop" || (fault?.kind === "truncate" && !response.body)) return { ...response, cut: "all" };
  if (fault?.kind === "truncate") return { ...response, cut: "half" };
  return fault?.kind === "nonconforming" ? breakContract(response) : response;
}

/** Properties that the contract requires: of a list, a token, an Error object. */
const REQUIRED = ["data", "access_token", "code"];

function breakContract({ status, headers, body }: ServiceResponse): ServiceResponse {
  if (!body) return jsonResponse({ object: "nothing" }, 200, headers); // no body is allowed here (§4.3)
  const value = JSON.parse(Buffer.from(body).toString());
  const required = REQUIRED.find((name) => name in value) ?? "";
  return jsonResponse({ ...value, [required]: null }, status, headers);
}
