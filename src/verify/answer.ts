import { readBytes } from "../contract/http.ts";
import { createViolation, type Violation } from "../contract/internal.ts";
import { isObject, tryParseJson } from "../contract/json.ts";
import { checkExchange, type ExchangeViolation } from "../traffic/check/check-exchange.ts";
import { type Exchange, toExchange } from "../traffic/read/exchange.ts";
import type { HarResponse } from "../traffic/read/har.ts";
import type { Case } from "./cases.ts";
import type { ResolvedOptions } from "./options.ts";

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

/** Longer bodies are not read. */
const MAX_BODY_BYTES = 1 << 23;
/** Errors of a response whose status arrived, but not its whole body. */
const [TOO_LONG, INCOMPLETE] = ["http_response_body_size", "http_response_incomplete"] as const;

/** Sends a case, and compares the response with the contract; `stop` ends the wait for it. */
export async function sendCase(
  planned: Case,
  index: number,
  { fetch, baseUrl, timeoutMs, now }: ResolvedOptions,
  stop: AbortSignal | undefined,
): Promise<Answer> {
  const { method, target, headers, body } = planned.request;
  const url = baseUrl + target;
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
  const init = { method, headers, signal, redirect: "manual", ...(body !== undefined && { body }) } as const;
  const begin = now();
  const response = await settle(async () => fetch(url, init), signal);
  const sent = Object.entries(headers).map(([name, value]) => ({ name: name.toLowerCase(), value }));
  const postData = body === undefined ? {} : { postData: { mimeType: headers["Content-Type"] ?? "", text: body } };
  const request = { method, url, headers: sent, ...postData };
  const startedDateTime = new Date(begin).toISOString();
  return toAnswer(planned, toExchange({ startedDateTime, time: now() - begin, request, response }, index));
}

/** Reads a response; `signal` ends it also if `fetch` ignores it. The status that arrived is kept. */
async function settle(send: () => Promise<Response>, signal: AbortSignal): Promise<HarResponse> {
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => aborted.reject(signal.reason), { once: true });
  let status = 0;
  const read = async (response: Response): Promise<HarResponse> => {
    status = response.status;
    const bytes = response.body ? await readBytes(response.body, MAX_BODY_BYTES, signal) : new Uint8Array();
    const headers = [...response.headers].map(([name, value]) => ({ name, value }));
    if (bytes === undefined) return { status, headers, statusText: "a body of more than 8 MiB", _error: TOO_LONG };
    const text = Buffer.from(bytes.buffer).toString();
    return { status, headers, content: { mimeType: response.headers.get("content-type") ?? "", text } };
  };
  try {
    return await Promise.race([send().then(read), aborted.promise]);
  } catch (error) {
    if (signal.aborted) return { status, statusText: describeCause(error), _error: "connection_timeout" };
    if (status > 0) return { status, statusText: "a body that ended early", _error: INCOMPLETE };
    return { status, statusText: describeCause(error), _error: "connection_terminated" };
  }
}

/** Returns the code of a failure such as `ECONNREFUSED`, or its name; messages can quote credentials. */
function describeCause(error: unknown): string {
  const { code, name, cause } = Object(error) as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  // The code of a DOMException is a number.
  return String([Object(cause).code, code].find((each) => typeof each === "string") ?? name);
}

function toAnswer(planned: Case, exchange: Exchange): Answer {
  const { status } = exchange.entry.response;
  const { headers, error, body: text = "", value = tryParseJson(text) } = exchange.response;
  const isSuccess = error === undefined && status >= 200 && status < 300;
  const body = isObject(value) ? value : {};
  const items = isSuccess && Array.isArray(body.data) ? body.data.filter(isObject) : [];
  const answer: Answer = { case: planned, exchange, status, isSuccess, headers, body, items, violations: [] };
  const fault = findFault(answer);
  if (fault) addViolation(answer, fault);
  answer.violations.push(...checkExchange(exchange).filter((violation) => violation.in === "response"));
  return answer;
}

/** True if a status arrived, and the service did not hang after it. */
export function isAnswered({ exchange: { response } }: Answer): boolean {
  return response.error === undefined || response.error === TOO_LONG || response.error === INCOMPLETE;
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
