import { randomBytes } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { matchOperation } from "../../contract/internal.ts";
import { NO_HOST } from "../read/exchange.ts";
import type { HarEntry, HarNameValue, HarRequest, HarResponse } from "../read/har.ts";
import { tryParseJson } from "../read/parse-json.ts";
import { Pseudonyms } from "./pseudonyms.ts";
import { learnSecrets, type Redaction, redactJson } from "./redact-json.ts";
import { redactParameters, redactUrl } from "./redact-url.ts";
import { defaultRedactionRules, type RedactionRules } from "./redaction-rules.ts";
import { SecretScrubber } from "./secret-scrubber.ts";

/** Options of {@link createRedactor}. */
export interface RedactorOptions {
  /**
   * Key of the pseudonyms. With the same key the same value has the same pseudonym in every recording.
   * @default 32 random bytes, so that pseudonyms of two redactors cannot be compared
   */
  readonly key?: Uint8Array | string | undefined;
  /** The values to keep and to replace. @default defaultRedactionRules */
  readonly rules?: RedactionRules;
}

/**
 * Creates a function that removes secrets and personal data from entries of an archive. The result contains only
 * properties of the format; additions of tools (initiators, cookies, cache) are dropped.
 *
 * The function remembers secrets, so that it finds an issued token in a later error message.
 */
export function createRedactor(options: RedactorOptions = {}): (entry: HarEntry) => HarEntry {
  const { key = randomBytes(32), rules = defaultRedactionRules } = options;
  const pseudonyms = new Pseudonyms(key);
  const scrubber = new SecretScrubber(pseudonyms);
  return (entry) => {
    const url = URL.parse(entry.request.url, NO_HOST) ?? new URL(NO_HOST);
    const match = matchOperation(entry.request.method, url.pathname, { underAnyBase: true });
    const redaction = { rules, pseudonyms, scrubber, allowedIdentifiers: Object.values(match?.path ?? {}) };
    learn(entry, url, redaction);
    return {
      startedDateTime: entry.startedDateTime ?? new Date(0).toISOString(),
      time: entry.time ?? 0,
      request: redactRequest(entry.request, redactUrl(url, match !== undefined, redaction), redaction),
      response: redactResponse(entry.response, redaction),
      cache: {},
      timings: { send: 0, wait: entry.time ?? 0, receive: 0 },
    };
  };
}

function learn({ request, response }: HarEntry, url: URL, redaction: Redaction): void {
  const { rules, scrubber } = redaction;
  for (const { name, value } of [...(request.headers ?? []), ...(response.headers ?? [])]) {
    if (!rules.credentialHeaders.includes(name.toLowerCase())) continue;
    scrubber.learn(value);
    scrubber.learn(value.replace(/^\w+ +/, ""));
  }
  const isForm = request.postData?.mimeType?.includes("form-urlencoded");
  const fields = new URLSearchParams(isForm ? request.postData?.text : "");
  for (const [name, value] of [...url.searchParams, ...fields]) {
    if (rules.secretParameters.includes(name)) scrubber.learn(value);
  }
  for (const text of [request.postData?.text, response.content?.text])
    learnSecrets(tryParseJson(text ?? ""), redaction);
}

function redactHeaders(headers: readonly HarNameValue[] | undefined, redaction: Redaction): HarNameValue[] {
  const { rules, pseudonyms, scrubber } = redaction;
  return (headers ?? [])
    .map(({ name, value }) => {
      const lower = name.toLowerCase();
      if (rules.keptHeaders.includes(lower)) return { name, value: scrubber.scrubText(value, []) };
      const [, scheme] = lower === "authorization" ? (/^(\w+) +\S/.exec(value) ?? []) : [];
      const credential = scheme ? value.slice(scheme.length).trim() : value;
      return { name, value: scheme ? `${scheme} ${pseudonyms.alias(credential)}` : pseudonyms.alias(credential) };
    })
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

function redactRequest(request: HarRequest, url: URL, redaction: Redaction): HarRequest {
  const { postData } = request;
  const text = postData?.text ?? "";
  const mimeType = postData?.mimeType ?? "";
  const body = mimeType.includes("form-urlencoded")
    ? redactParameters(new URLSearchParams(text), redaction).toString()
    : redactBody(text, redaction);
  return {
    method: request.method,
    url: url.href,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: redactHeaders(request.headers, redaction),
    queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
    ...(text !== "" && { postData: { mimeType: redaction.scrubber.scrubText(mimeType, []), text: body } }),
    headersSize: -1,
    bodySize: Buffer.byteLength(body),
  };
}

function redactResponse(response: HarResponse, redaction: Redaction): HarResponse {
  const { status, content = {} } = response;
  const { text } = content;
  const plain = text && content.encoding === "base64" ? Buffer.from(text, "base64").toString("utf8") : text;
  const body = plain === undefined ? undefined : redactBody(plain, redaction);
  const size = body === undefined ? (content.size ?? -1) : Buffer.byteLength(body);
  const mimeType = redaction.scrubber.scrubText(content.mimeType ?? "", []);
  return {
    status,
    statusText: STATUS_CODES[status] ?? "",
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: redactHeaders(response.headers, redaction),
    content: { size, mimeType, ...(body !== undefined && { text: body }) },
    redirectURL: "",
    headersSize: -1,
    bodySize: size,
  };
}

/** Redacts JSON by property; replaces any other text as a whole. */
function redactBody(text: string, redaction: Redaction): string {
  if (text.trim() === "") return text;
  const value = tryParseJson(text);
  if (value !== undefined) return JSON.stringify(redactJson(value, redaction));
  return redaction.pseudonyms.alias(text);
}
