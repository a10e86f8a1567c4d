import { checkResponse, type Operation } from "../../contract/internal.ts";
import { type Fault, parseFaultRule } from "../http/fault-rule.ts";
import {
  internalError,
  missingFeature,
  type ServiceError,
  serviceUnavailable,
  tooManyRequests,
} from "../http/service-error.ts";
import type { Middleware } from "../http/service-request.ts";
import { jsonResponse, type ServiceResponse } from "../http/service-request.ts";
import { unauthenticated } from "./authenticate.ts";

/**
 * Selects the faults of each request, and applies latencies and refusals before it is handled. Each rule counts its requests
 * independently; the first matching rule decides, but latencies add up.
 * @throws FaultRuleError if a rule is invalid.
 */
export function injectFaults(
  rules: readonly string[],
  sleep: (delayMs: number) => Promise<void>,
  randomBytes: (size: number) => Uint8Array,
): Middleware {
  const random = () => Buffer.from(randomBytes(4)).readUInt32LE() / 2 ** 32;
  const triggers = rules.map(parseFaultRule).map((rule) => ({ rule, isTriggered: createTrigger(rule, random) }));
  return (next) => async (exchange) => {
    const { operation } = exchange.request;
    const matching = triggers
      .filter(({ rule, isTriggered }) => (rule.operationId ?? operation.id) === operation.id && isTriggered())
      .map(({ rule }) => rule);
    const latencies = matching.filter(({ kind }) => kind === "latency");
    const fault = matching.find(({ kind }) => kind !== "latency");
    if (matching.length > 0) exchange.faults = [...latencies, ...(fault ? [fault] : [])];
    const delayMs = latencies.reduce((sum, latency) => sum + latency.delayMs, 0);
    if (delayMs > 0) await sleep(delayMs);
    if (fault?.status) throw refusals[fault.status](operation, fault.retryAfterSeconds);
    return next(exchange);
  };
}

function createTrigger({ nth, rate }: Fault, random: () => number): () => boolean {
  let count = 0;
  return () => ++count === (nth ?? count) && random() < rate;
}

/** Create the refusals that the service itself gives (§7). */
const refusals: Record<NonNullable<Fault["status"]>, (operation: Operation, seconds?: number) => ServiceError> = {
  401: (operation) => unauthenticated(operation),
  402: () => missingFeature(),
  429: (_, seconds = 1) => tooManyRequests(seconds),
  500: () => internalError(),
  503: (_, seconds) => serviceUnavailable(seconds),
};

/** Applies the last fault to the response, after the response was logged and checked. */
export function applyResponseFault(
  response: ServiceResponse,
  faults: readonly Fault[],
  operationId: string,
): ServiceResponse {
  const fault = faults.at(-1);
  if (fault?.kind === "drop" || (fault?.kind === "truncate" && !response.body)) return { ...response, cut: "all" };
  if (fault?.kind === "truncate") return { ...response, cut: "half" };
  return fault?.kind === "nonconforming" ? breakContract(response, operationId) : response;
}

/** Makes the largest property null that the contract does not allow to be null; if it allows all, the body becomes a list. */
function breakContract({ status, headers, body }: ServiceResponse, operationId: string): ServiceResponse {
  if (!body) return jsonResponse({ object: "nothing" }, 200, headers); // no body is allowed here (§4.3)
  const value = JSON.parse(Buffer.from(body).toString());
  const measure = (name: string) => JSON.stringify(value[name]).length;
  const names = Object.keys(value).sort((one, other) => measure(other) - measure(one));
  const candidates = names.map((name) => ({ ...value, [name]: null }));
  const broken = candidates.find((candidate) => !checkResponse({ operationId, status, body: candidate }).ok);
  return jsonResponse(broken ?? [], status, headers);
}
