import { errorTexts } from "../contract/error-object.ts";
import { createViolation, operations, type Violation } from "../contract/internal.ts";
import { describeValue, isObject } from "../contract/json.ts";
import { assumptions } from "../contract/vocabulary.ts";
import { checkExchange, type ExchangeViolation } from "../traffic/check/check-exchange.ts";
import type { Answer, Expected, Rule, Template } from "./answer.ts";
import { isDecidable } from "./assumptions.ts";

/** Expects a success. */
export function accept(reason: string, parts: Expected["parts"] = {}): Expected {
  return { status: "2XX", reason, parts };
}

/** Expects a refusal. */
export function refuse(reason: string, parts: Expected["parts"] = {}): Expected {
  return { status: "4XX", reason, parts };
}

/** Expects what is assumed: the document leaves the status open. */
export function open(parts: Expected["parts"] = {}): Expected {
  return { status: "any", reason: "", parts };
}

/** Compares an answer with the contract and with what is expected. */
export function judge(answer: Answer): void {
  const { status, failure, violations, exchange } = answer;
  const { status: expected, reason, section, pointer, parts } = answer.case;
  const blame = (keyword: string, text: string, found = `status ${status}`) =>
    addViolation(answer, "request", createViolation(keyword, section, text, found, pointer));
  if (failure !== undefined) blame("complete", "must be answered completely", failure);
  else if (status === 429) checkParts(answer, "S15", { code: status, headers: { "Retry-After": isNumber } });
  else {
    const isRight = allows(expected, status);
    answer.isRight = isRight && status < 500;
    // A proxy refuses a long URL by itself (RFC 9110 §15.5.15).
    if (status !== 414) violations.push(...checkExchange(exchange).filter((violation) => violation.in === "response"));
    if (!isRight && status >= 500) blame("failure", "must not make the service fail");
    else if (!isRight) {
      const keyword = expected.startsWith("2XX") ? "accept" : "refuse";
      blame(keyword, `must be answered with ${expected}, because ${reason}`);
    }
    const ofFailure = status === 503 ? { "Retry-After": isPresent } : {};
    if (status >= 500 && status !== 501) checkParts(answer, "S23", { headers: ofFailure }); // the contract has the Error object
    for (const [source, part] of answer.isRight ? Object.entries(parts) : []) checkParts(answer, source, part);
  }
}

export const isPresent: Rule = {
  expected: "must be present",
  allows: (value) => value !== undefined && value !== null,
};
export const isAbsent: Rule = { expected: "must be absent", allows: (value) => !isPresent.allows(value) };
const isNumber: Rule = { expected: "must be a number of seconds", allows: (value) => /^\d+$/.test(`${value}`) };

/** True if a status is right: `2XX or 404` allows 204 and 404. */
function allows(expected: string, status: number): boolean {
  const right = [`${status}`, `${Math.floor(status / 100)}XX`, ...(status < 500 ? ["any"] : [])];
  return expected.split(" or ").some((each) => right.includes(each));
}

/** Checks parts of an answer. @param source A section of the document, or an assumption. */
export function checkParts(answer: Answer, source: string, { status, headers = {}, ...properties }: Template): void {
  const { body, status: found } = answer;
  if (status !== undefined && !allows(`${status}`, found)) {
    forgetCase(answer);
    add(answer, source, false, `must be answered with ${status}`, `status ${found}`);
    return;
  }
  add(answer, source, true, "", "");
  for (const [name, rule] of Object.entries(headers)) {
    const value = answer.headers.get(name);
    add(
      answer,
      source,
      rule.allows(value),
      rule.expected,
      value === null ? "nothing" : "another one",
      `/headers/${name}`,
    );
  }
  for (const [name, part] of Object.entries(properties)) {
    const { allows, expected } = isRule(part) ? part : allowOnly([part].flat());
    add(answer, source, allows(body[name]), expected, describe(body[name]), `/${name}`);
  }
}

function isRule(part: unknown): part is Rule {
  return isObject(part) && typeof part.allows === "function";
}

function allowOnly(values: readonly unknown[]): Rule {
  return { expected: `must be ${values.join(" or ")}`, allows: (value) => values.includes(value) };
}

/** Describes a value without any text of the service but a known key. */
function describe(value: unknown): string {
  if (typeof value !== "string") return describeValue(value);
  return errorTexts.find(({ key }) => key === value)?.key ?? "another text";
}

/** Forgets violations of the schema of one status: it is about the cases of §7.2, and the answer to an open question is none of them. */
function forgetCase({ violations, status, case: { operationId } }: Answer): void {
  const own = Object.values(operations[operationId].responses[status]?.content ?? {});
  const others = violations.filter(({ component }) => own.every(({ schema }) => schema !== component));
  violations.splice(0, violations.length, ...others);
}

/**
 * Checks what other answers decide.
 * @param source A section of the document, or an assumption.
 * @param pointer JSON pointer into the body; without it, the check is about the whole answer.
 */
export function check(
  answer: Answer | undefined,
  source: string,
  isRight: boolean,
  expected: string,
  found: string,
  pointer = "",
): void {
  if (answer?.isRight) add(answer, source, isRight, expected, found, pointer);
}

function add(answer: Answer, source: string, isRight: boolean, expected: string, found: string, pointer = ""): void {
  const { violations, supported } = answer;
  const assumption = isDecidable(source) ? source : undefined;
  const byContract = violations.filter(({ keyword }) => keyword !== "claim");
  const isNamed = ({ pointer: place, assumption: id }: Violation) =>
    (pointer !== "" && place === pointer) || (id !== undefined && id === source);
  if (isRight && assumption && byContract.length === 0) supported.add(assumption);
  if (isRight || byContract.some(isNamed)) return; // the contract has said so
  const section = assumption ? ([assumptions[assumption]?.section].flat()[0] ?? "") : source;
  addViolation(answer, "response", createViolation("claim", section, expected, found, pointer, assumption));
}

function addViolation(answer: Answer, half: ExchangeViolation["in"], violation: Violation): void {
  const {
    case: { operationId },
    status,
    exchange: { index: entry },
    violations,
  } = answer;
  violations.push({ ...violation, in: half, operationId, status, entry });
}
