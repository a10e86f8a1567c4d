import { errorTexts } from "../contract/error-object.ts";
import {
  createViolation,
  type OperationId,
  operations,
  tokenLifetimeSeconds,
  type Violation,
} from "../contract/internal.ts";
import { describeValue } from "../contract/json.ts";
import { assumptions } from "../contract/vocabulary.ts";
import { checkExchange, type ExchangeViolation } from "../traffic/check/check-exchange.ts";
import type { Answer } from "./answer.ts";
import type { Question, Template } from "./expected.ts";

/**
 * What is assumed of a success, by assumption: the status, and parts of the answer as in a template. S26 and S28 are about properties that
 * the schema checks, so an answer without a violation supports them.
 */
const assumed: Partial<Record<OperationId, Question["parts"]>> = {
  generateToken: {
    S22: { status: 200 },
    S08: { expires_in: tokenLifetimeSeconds },
    S40: { "headers/Cache-Control": true },
    S28: {},
  },
  revokeToken: { S06: { status: 204 } },
  listWebhooks: { S26: {} },
  listUsers: { S26: {} },
};

/** The keyword of violations that are no rule of the contract: of an assumption, or of what other answers say. */
const CLAIM = "claim";

/** Compares an answer with the contract and with what is expected. */
export function judge(answer: Answer): void {
  const { status, violations, exchange, isSuccess } = answer;
  const { status: expected, reason, operationId } = answer.case;
  const parts = { ...(isSuccess && assumed[operationId]), ...answer.case.parts };
  const { error } = exchange.response;
  if (error !== undefined) blame(answer, "complete", "must arrive completely", error);
  else if (status === 429) compareParts(answer, "S15", { code: status, "headers/Retry-After": /^\d+$/ });
  if (error !== undefined || status === 429) return;
  const isRight = allows(expected, status);
  answer.isRight = isRight && status < 500;
  // A proxy refuses a long URL by itself (RFC 9110 §15.5.15).
  if (status !== 414) violations.push(...checkExchange(exchange).filter((violation) => violation.in === "response"));
  if (!isRight && status >= 500) blame(answer, "failure", "must not make the service fail");
  else if (!isRight) {
    const keyword = expected.startsWith("2XX") ? "accept" : "refuse";
    blame(answer, keyword, `must have the status ${expected}, because ${reason}`);
  }
  if (status >= 500 && status !== 501)
    compareParts(answer, "S23", status === 503 ? { "headers/Retry-After": true } : {}); // the schema checks the Error object
  for (const [source, part] of answer.isRight ? Object.entries(parts) : []) compareParts(answer, source, part);
}

/** Adds a violation of the question itself. */
function blame(answer: Answer, keyword: string, expected: string, found = `status ${answer.status}`): void {
  const { section, pointer } = answer.case;
  addViolation(answer, "request", createViolation(keyword, section, expected, found, pointer));
}

/** True if a status is right: `2XX or 404` allows 204 and 404. */
function allows(expected: string, status: number): boolean {
  const right = [`${status}`, `${Math.floor(status / 100)}XX`, ...(status < 500 ? ["any"] : [])];
  return expected.split(" or ").some((each) => right.includes(each));
}

/** Compares parts of an answer. @param source A section of the document, or an assumption. */
function compareParts(answer: Answer, source: string, { status, ...places }: Template): void {
  const { body, headers, status: found } = answer;
  if (status !== undefined && !allows(`${status}`, found)) {
    forgetCase(answer);
    contradict(answer, source, `must have the status ${status}`, `status ${found}`);
    return;
  }
  support(answer, source);
  for (const [place, part] of Object.entries(places)) {
    const [name = "", header] = place.split("/");
    const value = header === undefined ? body[name] : (headers.get(header) ?? undefined);
    const { expected, isRight } = comparePart(part, value);
    if (!isRight) contradict(answer, source, expected, describe(value), `/${place}`);
  }
}

/** Compares a part with what is right, and says what that is. */
function comparePart(part: Template[string], value: unknown): { readonly expected: string; readonly isRight: boolean } {
  if (typeof part === "boolean")
    return { expected: `must be ${part ? "present" : "absent"}`, isRight: (value !== undefined) === part };
  if (part instanceof RegExp) return { expected: `must match ${part}`, isRight: part.test(`${value ?? ""}`) };
  const values: readonly unknown[] = [part].flat();
  return { expected: `must be ${values.join(" or ")}`, isRight: values.includes(value) };
}

/** Describes a value without any text of the service but a known key. */
function describe(value: unknown): string {
  if (typeof value !== "string") return describeValue(value);
  return errorTexts.find(({ key }) => key === value)?.key ?? "another text";
}

/**
 * Forgets violations of the schema that the contract has for this status alone. It describes a case of §7.2, such as a missing key for 401.
 * A service that answers an open question with 401 is told that it contradicts the assumption, and not that the text of §7.2 is missing.
 */
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
  if (!answer?.isRight) return;
  if (isRight) support(answer, source);
  else contradict(answer, source, expected, found, pointer);
}

/** Notes that an answer agrees with an assumption, unless the contract finds a fault in it. */
function support(answer: Answer, source: string): void {
  if (source in assumptions && listByContract(answer).length === 0) answer.supported.add(source);
}

/** Notes that an answer contradicts a section or an assumption, unless the contract has said so. */
function contradict(answer: Answer, source: string, expected: string, found: string, pointer = ""): void {
  const assumption = assumptions[source];
  const isNamed = ({ pointer: place, assumption: id }: Violation) =>
    (pointer !== "" && place === pointer) || (id !== undefined && id === source);
  if (listByContract(answer).some(isNamed)) return;
  const [section = source] = [assumption?.section ?? source].flat();
  addViolation(answer, "response", createViolation(CLAIM, section, expected, found, pointer, assumption && source));
}

/** Lists the violations that other answers and assumptions have not added. */
function listByContract({ violations }: Answer): ExchangeViolation[] {
  return violations.filter(({ keyword }) => keyword !== CLAIM);
}

function addViolation(answer: Answer, half: ExchangeViolation["in"], violation: Violation): void {
  const { exchange, status, violations } = answer;
  const place = { operationId: answer.case.operationId, status, entry: exchange.index };
  violations.push({ ...violation, in: half, ...place });
}
