import { randomBytes } from "node:crypto";
import { METHODS, STATUS_CODES } from "node:http";
import { decodePercent } from "../../contract/http.ts";
import {
  type BodyContent,
  findContent,
  findResponse,
  type OperationMatch,
  type OperationParameter,
  type OperationResponse,
  operations,
} from "../../contract/internal.ts";
import { tryParseJson } from "../../contract/json.ts";
import { resolveComponent } from "../../contract/schema.ts";
import { isErrorCode } from "../read/error-code.ts";
import { literalSegments, NO_HOST, parseUrl } from "../read/exchange.ts";
import type { HarEntry, HarRequest, HarResponse } from "../read/har.ts";
import { readRequestBody, readResponseBody } from "../read/message-body.ts";
import { normalizeEntry } from "../read/normalize-entry.ts";
import { Pseudonyms } from "./pseudonyms.ts";
import { redactHeaders, redactMediaType, redactParameter } from "./redact-headers.ts";
import { redactName, redactProperty, redactText, redactValue } from "./redact-value.ts";

/** Options of {@link createRedactor}. */
export interface RedactorOptions {
  /**
   * Key of the replacements. With the same key the same value has the same replacement in every recording.
   * @default 32 random bytes, so that replacements of two redactors cannot be compared
   */
  readonly key?: Uint8Array | string | undefined;
}

/**
 * Creates a function that replaces secrets and personal data in HAR entries. It keeps the values that the contract
 * describes and replaces all others, so that the checker and the invariants come to the same result as before. The result
 * contains only properties of the format; additions of tools (initiators, cookies, cache) are dropped.
 */
export function createRedactor(options: RedactorOptions = {}): (entry: HarEntry) => HarEntry {
  const { key = randomBytes(32) } = options;
  return (entry) => {
    const pseudonyms = new Pseudonyms(key);
    const { startedDateTime, time, request, response } = normalizeEntry(entry);
    const { url, match } = parseUrl(request.method, request.url);
    const start = Date.parse(startedDateTime ?? "");
    return {
      ...(!Number.isNaN(start) && { startedDateTime: new Date(start).toISOString() }),
      ...(time !== undefined && { time }),
      request: redactRequest(request, redactUrl(url, match, pseudonyms), match, pseudonyms),
      response: redactResponse(response, match, pseudonyms),
      cache: {},
      timings: { send: 0, wait: time ?? 0, receive: 0 },
    };
  };
}

function redactRequest(
  request: HarRequest,
  url: URL,
  match: OperationMatch | undefined,
  pseudonyms: Pseudonyms,
): HarRequest {
  const { postData, method } = request;
  const { text, isEmpty } = readRequestBody(request);
  const mimeType = postData?.mimeType ?? "";
  const requestBody = match?.operation.requestBody;
  const content = requestBody && (findContent(requestBody, mimeType) ?? findContent(requestBody));
  const body = text === undefined ? undefined : redactBody(text, content, mimeType, pseudonyms);
  return {
    method: METHODS.includes(method.toUpperCase()) ? method : redactText(method, {}, pseudonyms),
    url: url.href,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: redactHeaders(request.headers, pseudonyms, listParameters(match, "header")),
    queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
    ...((body !== undefined || postData) && {
      postData: { mimeType: redactMediaType(mimeType, pseudonyms), ...toText(body, isEmpty) },
    }),
    headersSize: -1,
    bodySize: countBytes(body, isEmpty),
  };
}

function redactResponse(response: HarResponse, match: OperationMatch | undefined, pseudonyms: Pseudonyms): HarResponse {
  const { status, content = {} } = response;
  const { text, isEmpty, isUtf8 } = readResponseBody(response);
  const documented = match ? findResponse(match.operation, status) : findError(status);
  const declared = documented && findContent(documented);
  // A text that is not JSON stays one.
  const body = text && (isUtf8 ? redactBody(text, declared, "", pseudonyms) : pseudonyms.replaceText(text));
  const size = countBytes(body, isEmpty);
  return {
    status,
    statusText: STATUS_CODES[status] ?? "",
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: redactHeaders(response.headers, pseudonyms),
    content: { size, mimeType: redactMediaType(content.mimeType ?? "", pseudonyms), ...toText(body, isEmpty) },
    redirectURL: "",
    headersSize: -1,
    bodySize: size,
    ...(typeof response._error === "string" && {
      _error: isErrorCode(response._error) ? response._error : redactText(response._error, {}, pseudonyms),
    }),
  };
}

/** Writes an empty body as an empty text, which tells it from one that was not recorded. */
function toText(body: string | undefined, isEmpty: boolean): { readonly text?: string } {
  if (body !== undefined) return { text: body };
  return isEmpty ? { text: "" } : {};
}

function countBytes(body: string | undefined, isEmpty: boolean): number {
  if (body !== undefined) return Buffer.byteLength(body);
  return isEmpty ? 0 : -1;
}

/** Finds the Error object that operations have for a range of statuses; outside the operations, errors are the same (§7.1). */
function findError(status: number): OperationResponse | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return Object.values(operations).find(({ responses }) => range in responses)?.responses[range];
}

/** Redacts JSON and forms by property; replaces any other text as a whole. */
function redactBody(
  text: string,
  declared: BodyContent | undefined,
  mediaType: string,
  pseudonyms: Pseudonyms,
): string {
  const isForm = mediaType.includes("form-urlencoded");
  const schema = declared && resolveComponent(declared.schema);
  if (text.trim() === "") return text;
  const value = isForm ? undefined : tryParseJson(text);
  if (value !== undefined) return JSON.stringify(redactValue(value, schema, pseudonyms));
  // Invariants read the fields of a form whatever media type it was sent with.
  if (!isForm && !declared?.fields) return pseudonyms.replaceText(text);
  return redactFields(new URLSearchParams(text), pseudonyms, (name, field) =>
    String(redactProperty(name, field, schema?.properties.get(name), pseudonyms)),
  ).toString();
}

/** Removes userinfo and fragment, and replaces parameters and the path segments that the contract does not know. */
function redactUrl(url: URL, match: OperationMatch | undefined, pseudonyms: Pseudonyms): URL {
  const template = match?.operation.path.split("/").slice(1) ?? [];
  const segments = url.pathname.split("/");
  const base = segments.length - template.length;
  const path = segments.map((segment, at) => {
    const isLiteral = at < base ? literalSegments.has(segment) : template[at - base] === segment;
    return isLiteral ? segment : encodeURIComponent(redactText(decodePercent(segment), {}, pseudonyms));
  });
  // Only URLs of the web have an origin. Others, such as data:, have no path that could be set.
  const clean = new URL(url.origin === "null" ? NO_HOST : url.origin);
  clean.pathname = path.join("/");
  clean.search = redactQuery(url.searchParams, match, pseudonyms).toString();
  return clean;
}

function redactQuery(query: URLSearchParams, match: OperationMatch | undefined, pseudonyms: Pseudonyms) {
  const known = listParameters(match, "query");
  return redactFields(query, pseudonyms, (name, value) => {
    const field = known.find((each) => each.name === name);
    return field ? redactParameter(value, field, pseudonyms) : redactText(value, {}, pseudonyms);
  });
}

function listParameters(match: OperationMatch | undefined, place: OperationParameter["in"]): OperationParameter[] {
  return match?.operation.parameters.filter((each) => each.in === place) ?? [];
}

/** Redacts the fields of a query or form. @param redactField Redacts a value by its schema. */
function redactFields(
  fields: URLSearchParams,
  pseudonyms: Pseudonyms,
  redactField: (name: string, value: string) => string,
): URLSearchParams {
  return new URLSearchParams(
    [...fields].map(([name, value]) => [redactName(name, pseudonyms), redactField(name, value)]),
  );
}
