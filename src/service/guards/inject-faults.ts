import type { Operation } from "../../contract/internal.ts";
import { type Fault, parseFaultRule } from "../http/fault-rule.ts";
import {
  internalError,
  missingFeature,
  type ServiceError,
  serviceUnavailable,
  tooManyRequests,
} from "../http/service-error.ts";
import type { Guard } from "../http/service-request.ts";
import { unauthenticated } from "./authenticate.ts";

/**
 * Selects the faults of each request, and applies latencies and refusals before it is handled. Each rule counts its requests
 * independently; the first matching rule decides, but latencies add up.
 * @throws TypeError if a rule is invalid.
 */
export function injectFaults(rules: readonly string[]): Guard {
  const counters = rules.map(parseFaultRule).map((fault) => ({ fault, count: 0 }));
  return (next, operation) => async (request) => {
    const counted = counters.filter(({ fault }) => (fault.operationId ?? operation.id) === operation.id);
    for (const counter of counted) counter.count++;
    const matching = counted.filter(({ fault, count }) => count === (fault.nth ?? count)).map(({ fault }) => fault);
    const latencies = matching.filter(({ kind }) => kind === "latency");
    const others = matching.filter(({ kind }) => kind !== "latency");
    if (matching.length > 0) request.faults = [...latencies, ...others.slice(0, 1)];
    const delayMs = latencies.reduce((sum, latency) => sum + latency.delayMs, 0);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const [fault] = others;
    if (fault?.status) throw refusals[fault.status](operation, fault.retryAfterSeconds);
    return next(request);
  };
}

/** The refusals of the service by status (§7). */
const refusals: Record<NonNullable<Fault["status"]>, (operation: Operation, seconds?: number) => ServiceError> = {
  401: (operation) => unauthenticated(operation),
  402: () => missingFeature(),
  429: (_, seconds = 1) => tooManyRequests(seconds),
  500: () => internalError(),
  503: (_, seconds) => serviceUnavailable(seconds),
};
