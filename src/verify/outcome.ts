import { readBytes } from "../contract/http.ts";
import { createViolation, operations, type Violation } from "../contract/internal.ts";
import { isObject, tryParseJson, valueAt } from "../contract/json.ts";
import { checkExchange, type ExchangeViolation } from "../traffic/check/check-exchange.ts";
import { type Exchange, type ExchangeResponse, parseUrl } from "../traffic/read/exchange.ts";
import type { Case } from "./cases.ts";
import type { ResolvedOptions } from "./options.ts";

export type Json = Readonly<Record<string, unknown>>;

/** A case that was sent, and what came back. */
export interface Outcome {
  readonly case: Case;
  readonly exchange: Exchange;
  /** 0 if no complete response arrived. */
  readonly status: number;
  readonly headers: Headers;
  /** Why there is no complete response. */
  readonly failure: string | undefined;
  /** True for a complete response with 2XX. */
  readonly isSuccess: boolean;
  /** The parsed body; empty if it is not a JSON object. */
  readonly body: Json;
  /** The items of the list in a successful response. */
  readonly items: readonly Json[];
  readonly violations: ExchangeViolation[];
}

/** Maximum size of a body in bytes. */
const MAX_BODY_BYTES = 1 << 23;
const TOO_LONG = "a body of more than 8 MiB";
const INCOMPLETE = "a body that ended early";
const LATE = "no response (TimeoutError)";

/** Sends a case, and compares the response with the contract; `stop` ends the wait for it. */
export async function sendCase(
  planned: Case,
  index: number,
  { fetch, baseUrl, timeoutMs, now }: ResolvedOptions,
  stop: AbortSignal | undefined,
): Promise<Outcome> {
  const { method, target, headers, body } = planned.request;
  const { url, match } = parseUrl(method, baseUrl + target);
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
  const content = body === undefined ? {} : { body };
  const startedAt = now();
  const response = await receive(
    async () => fetch(baseUrl + target, { method, headers, signal, redirect: "manual", ...content }),
    signal,
  );
  return createOutcome(planned, {
    index,
    startedAt: new Date(startedAt).toISOString(),
    durationMs: now() - startedAt,
    ...(match && { operationId: match.operation.id }),
    request: {
      method,
      url,
      path: match?.path ?? {},
      headers: new Headers(headers),
      ...content,
      isBodyRecorded: true,
    },
    response,
  });
}

/** Receives a response. One that does not arrive completely has no status. */
async function receive(send: () => Promise<Response>, signal: AbortSignal): Promise<ExchangeResponse> {
  const fail = (error: string) => ({ status: 0, error, headers: new Headers(), isBodyRecorded: true });
  let hasStatus = false;
  try {
    const { status, headers, body: stream } = await send();
    hasStatus = true;
    const bytes = stream ? await readBytes(stream, MAX_BODY_BYTES) : new Uint8Array();
    if (!bytes) return fail(TOO_LONG);
    const body = new TextDecoder().decode(bytes);
    const mediaType = headers.get("content-type");
    return {
      status,
      headers,
      ...(mediaType !== null && { mediaType }),
      ...(body !== "" && { body, value: tryParseJson(body) }),
      isBodyRecorded: true,
    };
  } catch (error) {
    return fail(hasStatus && !signal.aborted ? INCOMPLETE : `no response (${nameError(error)})`);
  }
}

/** Returns the code of a failure such as `ECONNREFUSED`, or its name; other messages can quote credentials. */
function nameError(error: unknown): string {
  if (valueAt(error, "/cause/message") === "bad port") return "fetch refuses this port";
  const codes = [valueAt(error, "/cause/code"), valueAt(error, "/code"), valueAt(error, "/cause/name")];
  const code = codes.find((each) => typeof each === "string");
  return code ?? (error instanceof Error ? error.name : "an unknown error");
}

function createOutcome(planned: Case, exchange: Exchange): Outcome {
  const { status, headers, value, error: failure } = exchange.response;
  const isSuccess = status >= 200 && status < 300;
  const body = isObject(value) ? value : {};
  const items = isSuccess && Array.isArray(body.data) ? body.data.filter(isObject) : [];
  const violations: ExchangeViolation[] = [];
  const outcome = { case: planned, exchange, status, headers, failure, isSuccess, body, items, violations };
  const fault = findFault(outcome);
  if (fault) addViolation(outcome, "request", fault);
  const wrongName = findWrongName(outcome);
  if (wrongName) addViolation(outcome, "response", wrongName);
  const stranger = findStranger(outcome);
  if (stranger) addViolation(outcome, "response", stranger);
  // A proxy refuses a long URL by itself (RFC 9110 §15.5.15).
  if (status !== 414) violations.push(...checkExchange(exchange).filter((violation) => violation.in === "response"));
  return outcome;
}

/** True if a status arrived, and the service did not hang after it. */
export function isAnswered({ failure }: Outcome): boolean {
  return failure === undefined || failure === TOO_LONG || failure === INCOMPLETE;
}

/** True for a success with a JSON object or no body: other requests can use what it has. */
export function isReadable({ isSuccess, exchange: { response } }: Outcome): boolean {
  return isSuccess && (response.body === undefined || isObject(response.value));
}

/** True if a server or a proxy may answer the same request a moment later: the connection broke, or 502, 503 or 504. */
export function isPassing({ failure, status }: Outcome): boolean {
  const isBroken = failure !== undefined && failure !== TOO_LONG && failure !== LATE;
  return isBroken || (status >= 502 && status <= 504);
}

/** Adds a violation that the case shows. */
export function addViolation(
  { case: { operationId }, status, exchange: { index: entry }, violations }: Outcome,
  half: ExchangeViolation["in"],
  violation: Violation,
): void {
  violations.push({ ...violation, in: half, operationId, status, entry });
}

/** The assumption that a service contradicts if it refuses a token with this status. */
const tokenRefusals: Readonly<Record<number, string>> = { 401: "S05", 403: "C01" };

/** Compares the status of an outcome with the expected one. A 429 is tried again, and 501 is right for an unknown method (RFC 9110 §15.6.2). */
function findFault({ case: planned, status, failure }: Outcome): Violation | undefined {
  const { kind, expected, reason, pointer, section } = planned;
  const assumption = kind === "token" ? tokenRefusals[status] : planned.assumption;
  const fail = (keyword: string, text: string, found: string, id?: string) =>
    createViolation(keyword, section, text, found, pointer, id);
  if (failure !== undefined) return fail("answer", "must be answered completely", failure);
  if (kind === "method" && status === 501) return undefined;
  if (status >= 500) return fail("failure", "must not make the service fail", `status ${status}`);
  const right = ["any", `${status}`, `${Math.floor(status / 100)}XX`];
  if (status === 429 || expected.split(" or ").some((each) => right.includes(each))) return undefined;
  const keyword = expected.startsWith("2XX") ? "accept" : "refuse";
  return fail(keyword, `must be answered with ${expected}, because ${reason}`, `status ${status}`, assumption);
}

/** Compares the name in a 404 with the name in the path (§4.1, §7.2). The document has no 404 of list users. */
function findWrongName({ case: planned, status, body, exchange }: Outcome): Violation | undefined {
  const { operationId, kind, pointer, section } = planned;
  if (kind !== "unknown path" || status !== 404 || !("404" in operations[operationId].responses)) return undefined;
  const parameter = pointer.replace("/path/", "");
  const name = exchange.request.path[parameter] ?? "";
  const isRight = {
    details: typeof body.details !== "string" || body.details.includes(name),
    resource_id: body.resource_id === undefined || body.resource_id === name,
  };
  const wrong = isRight.details ? "resource_id" : "details";
  if (isRight[wrong]) return undefined;
  return createViolation(
    "missing-name",
    section,
    `must name the ${parameter} of the path`,
    "another name",
    `/${wrong}`,
  );
}

/** Finds a user who is not in the requested project: §4.5 lists its users, and §2.10 their roles. */
function findStranger({ case: { operationId }, exchange, items }: Outcome): Violation | undefined {
  if (operationId !== "listUsers") return undefined;
  const { projectId = "" } = exchange.request.path;
  const at = items.findIndex(({ projects }) => isObject(projects) && !Object.hasOwn(projects, projectId));
  if (at === -1) return undefined;
  return createViolation(
    "stranger",
    "4.5",
    "must have a role in the requested project",
    "none",
    `/data/${at}/projects`,
  );
}
