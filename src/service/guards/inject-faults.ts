import { createErrorObject, type ErrorStatus } from "../../contract/error-object.ts";
import { type Operation, operations } from "../../contract/internal.ts";
import { ServiceError } from "../http/service-error.ts";
import type { FaultKind, Guard } from "../http/service-request.ts";
import { unauthenticated } from "./authenticate.ts";

const STATUS = [401, 402, 429, 500, 503].join("|");
const OPERATION = Object.keys(operations).join("|");
/** The statuses with `Retry-After`, and its seconds unless a rule says otherwise. */
const retrySeconds: Readonly<Record<string, string>> = { 429: "1", 503: "5" };
/** A rule is a kind, then any of the parts. */
const KIND = new RegExp(`^(?:latency=\\d{1,6}|status=(?:${STATUS})|drop)$`);
const PART = new RegExp(`^(?:on=(?:${OPERATION})|nth=[1-9]\\d*|retry-after=\\d{1,5})$`);
/** What the message for a wrong rule shows. */
const ALLOWED = [
  `latency=MILLISECONDS or status=${STATUS} or drop`,
  `followed by any of ,on=${OPERATION} or ,nth=NUMBER or ,retry-after=SECONDS; retry-after is for status 429 and 503`,
].join(", ");

/**
 * Reads a rule, such as `status=429,retry-after=3,on=listMemberActivity,nth=2`.
 * @returns Its terms by name; the first one is the kind of the fault.
 * @throws TypeError that names the rule and what is allowed, if it is invalid.
 */
export function parseFaultRule(text: string): ReadonlyMap<string, string> {
  const terms = text.split(",");
  const [first = "", ...parts] = terms;
  const rule = new Map(terms.map((term) => term.split("=", 2) as [name: string, value: string]));
  const isValid = KIND.test(first) && parts.every((part) => PART.test(part)) && rule.size === terms.length;
  const mayRetryAfter = !rule.has("retry-after") || String(rule.get("status")) in retrySeconds;
  if (!isValid || !mayRetryAfter) throw new TypeError(`fault rule "${text}" must be ${ALLOWED}`);
  return rule;
}

/**
 * Injects faults: each rule counts the requests that it is for. Latencies delay a request until the first other fault, which decides:
 * a status sends an Error object and handles nothing; a drop handles the request, and ends the connection without a response.
 * @throws TypeError if a rule is invalid.
 */
export function injectFaults(rules: readonly string[]): Guard {
  const counters = rules.map(parseFaultRule).map((rule) => ({ rule, count: 0 }));
  return (next, operation) => async (request) => {
    const counted = counters.filter(({ rule }) => (rule.get("on") ?? operation.id) === operation.id);
    for (const counter of counted) counter.count++;
    const matching = counted.filter(({ rule, count }) => count === Number(rule.get("nth") ?? count));
    for (const { rule } of matching) {
      const [kind] = rule.keys();
      request.faults = [...(request.faults ?? []), kind as FaultKind];
      if (kind === "status") throw createRefusal(rule, operation);
      if (kind === "drop") break;
      await new Promise((resolve) => setTimeout(resolve, Number(rule.get("latency"))));
    }
    return next(request);
  };
}

/** Creates the Error object of a rule (§7). A 401 is the one of a request without credentials (§5.1). */
function createRefusal(rule: ReadonlyMap<string, string>, operation: Operation): ServiceError {
  const status = String(rule.get("status"));
  if (status === "401") return unauthenticated(operation);
  const seconds = rule.get("retry-after") ?? retrySeconds[status];
  const details = "This error was injected by a fault rule.";
  const body = createErrorObject(Number(status) as ErrorStatus, { details }); // one of the statuses above
  return new ServiceError(body, seconds === undefined ? {} : { "Retry-After": seconds });
}
