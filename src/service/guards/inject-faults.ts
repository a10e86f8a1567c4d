import { createErrorObject } from "../../contract/error-object.ts";
import { type OperationId, operations } from "../../contract/internal.ts";
import { ServiceError } from "../http/service-error.ts";
import type { FaultKind, Guard } from "../http/service-request.ts";

const statuses = [401, 402, 429, 500, 503] as const;
/** The statuses with `Retry-After`, and its seconds unless a rule says otherwise. */
const retrySeconds: Readonly<Record<number, number>> = { 429: 1, 503: 5 };

/** A fault that the service can inject, and the requests that it applies to. */
interface Fault {
  readonly kind: FaultKind;
  readonly delayMs: number;
  readonly status: (typeof statuses)[number] | undefined;
  /** Of 429 and 503. */
  readonly retryAfterSeconds: number | undefined;
  /** Applies to requests for this operation only. */
  readonly operationId: OperationId | undefined;
  /** Applies to the nth of these requests only, counted from 1. */
  readonly nth: number | undefined;
}

const STATUS = statuses.join("|");
const OPERATION = Object.keys(operations).join("|");
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
 * @throws TypeError that names the rule and what is allowed, if it is invalid.
 */
export function parseFaultRule(text: string): Fault {
  const terms = text.split(",");
  const [first = "", ...parts] = terms;
  const given = new Map(terms.map((term) => term.split("=", 2) as [name: string, value: string | undefined]));
  const isValid = KIND.test(first) && parts.every((part) => PART.test(part)) && given.size === terms.length;
  const [kind] = given.keys();
  const readNumber = (name: string) => (given.has(name) ? Number(given.get(name)) : undefined);
  const fault = {
    kind: kind as FaultKind,
    delayMs: readNumber("latency") ?? 0,
    status: readNumber("status") as Fault["status"],
    retryAfterSeconds: readNumber("retry-after"),
    operationId: given.get("on") as OperationId | undefined,
    nth: readNumber("nth"),
  };
  const mayRetryAfter = fault.retryAfterSeconds === undefined || Number(fault.status) in retrySeconds;
  if (!isValid || !mayRetryAfter) throw new TypeError(`fault rule "${text}" must be ${ALLOWED}`);
  return fault;
}

/**
 * Injects faults: each rule counts the requests that it is for. Latencies delay a request until the first other fault, which decides:
 * a status sends an Error object and handles nothing; a drop handles the request, and ends the connection without a response.
 * @throws TypeError if a rule is invalid.
 */
export function injectFaults(rules: readonly string[]): Guard {
  const counters = rules.map(parseFaultRule).map((fault) => ({ fault, count: 0 }));
  return (next, operation) => async (request) => {
    const counted = counters.filter(({ fault }) => (fault.operationId ?? operation.id) === operation.id);
    for (const counter of counted) counter.count++;
    const matching = counted.filter(({ fault, count }) => count === (fault.nth ?? count)).map(({ fault }) => fault);
    for (const { kind, delayMs, status, retryAfterSeconds } of matching) {
      request.faults = [...(request.faults ?? []), kind];
      if (status) throw createRefusal(status, retryAfterSeconds);
      if (kind === "drop") break;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    return next(request);
  };
}

/** Creates the Error object of a status (§7). */
function createRefusal(status: NonNullable<Fault["status"]>, seconds = retrySeconds[status]): ServiceError {
  const body = createErrorObject(status, { details: "This error was injected by a fault rule." });
  return new ServiceError(body, seconds === undefined ? {} : { "Retry-After": String(seconds) });
}
