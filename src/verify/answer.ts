import { createViolation, type Violation } from "../contract/internal.ts";
import { isObject } from "../contract/is-object.ts";
import { checkExchange, type ExchangeViolation } from "../traffic/check/check-exchange.ts";
import type { Exchange } from "../traffic/read/exchange.ts";
import { tryParseJson } from "../traffic/read/parse-json.ts";
import type { Case } from "./cases.ts";

export type Json = Readonly<Record<string, unknown>>;

/** A sent case with its response. */
export interface Answer {
  readonly case: Case;
  readonly exchange: Exchange;
  /** 0 if there was no response; `exchange.response.error` says why there was no complete one. */
  readonly status: number;
  /** True for a complete response with 2XX. */
  readonly isSuccess: boolean;
  readonly headers: Headers;
  /** The parsed body; empty if it is not a JSON object. */
  readonly body: Json;
  /** The items of a list that was sent successfully. */
  readonly items: readonly Json[];
  readonly violations: ExchangeViolation[];
  /** The result of comparing several answers, for cases that do that. */
  readonly agrees?: boolean;
}

/** Compares the response to a case with the contract. */
export function toAnswer(planned: Case, exchange: Exchange): Answer {
  const { status } = exchange.entry.response;
  const { headers, error } = exchange.response;
  const isSuccess = error === undefined && status >= 200 && status < 300;
  const value = tryParseJson(exchange.response.body ?? "");
  const body = isObject(value) ? value : {};
  const items = isSuccess && Array.isArray(body.data) ? body.data.filter(isObject) : [];
  const answer: Answer = { case: planned, exchange, status, isSuccess, headers, body, items, violations: [] };
  const fault = findFault(answer);
  if (fault) addViolation(answer, fault);
  answer.violations.push(...checkExchange(exchange).filter((violation) => violation.in === "response"));
  return answer;
}

/** True if an answer is a success without a violation. */
export function isGood({ isSuccess, violations }: Answer): boolean {
  return isSuccess && violations.length === 0;
}

/** Adds a violation that the case shows. */
export function addViolation(
  { case: { operationId }, status, exchange: { index: entry }, violations }: Answer,
  violation: Violation,
): void {
  violations.push({ ...violation, in: "request", operationId, status, entry });
}

/** Compares the status of an answer with the expected one. A 429 is tried again. */
function findFault({ case: planned, status, exchange }: Answer): Violation | undefined {
  const { expected, reason, pointer, section, assumption } = planned;
  const fail = (keyword: string, text: string, found: string, id?: string) =>
    createViolation(keyword, section, text, found, pointer, id);
  const { error } = exchange.response;
  const cause = exchange.entry.response.statusText || String(error);
  if (status === 0) return fail("answer", "must be answered", `no response (${cause})`);
  if (error !== undefined) return fail("answer", "must be answered completely", cause);
  if (status >= 500) return fail("failure", "must not make the service fail", `status ${status}`);
  const right = ["any", `${status}`, `${Math.floor(status / 100)}XX`];
  if (status === 429 || expected.split(" or ").some((each) => right.includes(each))) return undefined;
  const keyword = expected.startsWith("2XX") ? "accept" : "refuse";
  return fail(keyword, `must be answered with ${expected}, because ${reason}`, `status ${status}`, assumption);
}
