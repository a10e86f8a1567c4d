import { readBytes } from "../contract/http.ts";
import { isObject, tryParseJson, valueAt } from "../contract/json.ts";
import type { ExchangeViolation } from "../traffic/check/check-exchange.ts";
import { type Exchange, type ExchangeResponse, parseUrl } from "../traffic/read/exchange.ts";
import type { Question } from "./expected.ts";
import type { ResolvedOptions } from "./options.ts";
import type { PlannedRequest } from "./requests.ts";

/** A question, as it was asked. */
export interface Case extends Question {
  readonly request: PlannedRequest;
  /** The answers to requests without which the answer would be another one: revocations. */
  readonly after: readonly Answer[];
  /** Seconds that were waited before, for a token to expire. */
  readonly waitSeconds: number;
}

/** What came back. */
export interface Answer {
  readonly case: Case;
  readonly exchange: Exchange;
  /** 0 if no complete response arrived. */
  readonly status: number;
  readonly headers: Headers;
  /** What `fetch` threw. */
  readonly error: unknown;
  /** True for a complete response with 2XX. */
  readonly isSuccess: boolean;
  /** The parsed body; empty if it is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The items of the list in a successful response. */
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly violations: ExchangeViolation[];
  /** True if it is complete and has a right status. Nothing else is checked in another one. */
  isRight: boolean;
  /** The assumptions that it supports. */
  readonly supported: Set<string>;
}

/** Maximum size of a body in bytes. */
const MAX_BODY_BYTES = 1 << 23;
const TOO_LONG = "a body of more than 8 MiB";
const INCOMPLETE = "a body that ended early";
const LATE = "no response (TimeoutError)";

/** Sends a request, and reads the response; `stop` ends the wait for it. */
export async function send(
  planned: Case,
  index: number,
  { fetch, address, timeoutMs, now }: ResolvedOptions,
  stop: AbortSignal | undefined,
): Promise<Answer> {
  const { method, headers, body: text, target } = planned.request;
  const { url, match } = parseUrl(method, address + target);
  const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stop ? [stop] : [])]);
  const content = text === undefined ? {} : { body: text };
  const startedAt = now();
  const request = { method, headers, signal, redirect: "manual", ...content } as const;
  const { response, error } = await receive(async () => fetch(address + target, request), signal);
  const exchange = {
    index,
    startedAt: new Date(startedAt).toISOString(),
    durationMs: now() - startedAt,
    ...(match && { operationId: match.operation.id }),
    request: { method, url, path: match?.path ?? {}, headers: new Headers(headers), ...content, isBodyRecorded: true },
    response,
  };
  const { status, value } = response;
  const isSuccess = status >= 200 && status < 300;
  const body = isObject(value) ? value : {};
  const items = isSuccess && Array.isArray(body.data) ? body.data.filter(isObject) : [];
  const found = { exchange, status, headers: response.headers, error, isSuccess, body, items };
  return { case: planned, ...found, violations: [], isRight: false, supported: new Set() };
}

/** Receives a response. One that does not arrive completely has no status. */
async function receive(
  sendIt: () => Promise<Response>,
  signal: AbortSignal,
): Promise<{ response: ExchangeResponse; error?: unknown }> {
  const fail = (error: string) => ({ status: 0, error, headers: new Headers(), isBodyRecorded: true });
  let hasStatus = false;
  try {
    const { status, headers, body: stream } = await sendIt();
    hasStatus = true;
    const bytes = stream ? await readBytes(stream, MAX_BODY_BYTES) : new Uint8Array();
    if (!bytes) return { response: fail(TOO_LONG) };
    const body = new TextDecoder().decode(bytes);
    const mediaType = headers.get("content-type");
    const content = body !== "" && { body, value: tryParseJson(body) };
    return {
      response: { status, headers, ...(mediaType !== null && { mediaType }), ...content, isBodyRecorded: true },
    };
  } catch (error) {
    const reason = hasStatus && !signal.aborted ? INCOMPLETE : `no response (${nameError(error)})`;
    return { response: fail(reason), error };
  }
}

/** Returns the code of a failure such as `ECONNREFUSED`, or its name; other messages can quote credentials. */
function nameError(error: unknown): string {
  if (valueAt(error, "/cause/message") === "bad port") return "fetch refuses this port";
  const codes = [valueAt(error, "/cause/code"), valueAt(error, "/code"), valueAt(error, "/cause/name")];
  const code = codes.find((each) => typeof each === "string");
  if (/CERT|SIGNATURE/.test(code ?? "")) return `${code}: give Node the CA with NODE_EXTRA_CA_CERTS`;
  return code ?? (error instanceof Error ? error.name : "an unknown error");
}

/** True if a status arrived, and the service did not hang after it. */
export function isAnswered({ exchange: { response } }: Answer): boolean {
  return response.error === undefined || response.error === TOO_LONG || response.error === INCOMPLETE;
}

/** True if a server or a proxy may answer the same request a moment later: the connection broke, or 502, 503 or 504. */
export function isPassing({ exchange: { response }, status }: Answer): boolean {
  const isBroken = response.error !== undefined && response.error !== TOO_LONG && response.error !== LATE;
  return isBroken || (status >= 502 && status <= 504);
}

/** True if a page lists an event, or says that the next one begins after it. */
export function listsEvent({ items, body }: Answer, id: string): boolean {
  return body.more_starting_after === id || items.some((item) => item.id === id);
}
