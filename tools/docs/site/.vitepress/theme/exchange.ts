import type { Entry } from "har-format";
import type { SampleRequest } from "../../../../../scripts/samples/sample-request.ts";
import { checkResponse, describeSource, secretProperties } from "../../../../../src/contract/internal.ts";
import { tryParseJson } from "../../../../../src/contract/json.ts";
import { PLACEHOLDER } from "../../../../../src/traffic/read/credential.ts";

/** Sends a request, and returns the exchange as an entry of HAR 1.2. @throws Error if no response arrives. */
export async function sendRequest({ operation, url, headers, form }: SampleRequest): Promise<Entry> {
  const { method, json } = operation;
  const body = json ? JSON.stringify(json) : new URLSearchParams(form as [string, string][]).toString();
  const type = json ? {} : { "Content-Type": "application/x-www-form-urlencoded" };
  const sent: Record<string, string> = { ...headers, ...(body !== "" && type) };
  const startedDateTime = new Date().toISOString();
  const from = performance.now();
  const response = await fetch(url, { method, headers: sent, ...(body !== "" && { body }) });
  const text = await response.text();
  const time = Math.round(performance.now() - from);
  const { status, statusText } = response;
  const toPairs = (pairs: Iterable<[string, string]>) => [...pairs].map(([name, value]) => ({ name, value }));
  const unknown = { headersSize: -1, bodySize: -1, cookies: [], httpVersion: "HTTP/1.1" };
  return {
    startedDateTime,
    time,
    request: {
      ...unknown,
      method,
      url,
      headers: toPairs(Object.entries(sent)),
      queryString: [],
      ...(body !== "" && { postData: { mimeType: sent["Content-Type"] ?? "", text: body } }),
    },
    response: {
      ...unknown,
      status,
      statusText,
      headers: toPairs(response.headers),
      content: { size: new Blob([text]).size, mimeType: response.headers.get("Content-Type") ?? "", text },
      redirectURL: "",
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
}

/** Lists the violations of the contract in a response, with the section or the assumption that each breaks. */
export function listViolations(operationId: string, { response }: Entry): string[] {
  const { text = "", mimeType } = response.content;
  const headers = new Headers(response.headers.map(({ name, value }) => [name, value]));
  const body = text === "" ? undefined : (tryParseJson(text) ?? text);
  const mediaType = mimeType || undefined;
  const result = checkResponse({ operationId, status: response.status, headers, body, mediaType });
  if (result.ok) return [];
  return result.violations.map((violation) => {
    const place = violation.pointer === "" ? "" : `${violation.pointer}: `;
    return `${place}${violation.message} (${describeSource(violation)})`;
  });
}

/** A shorter text may stand elsewhere by chance. */
const MIN_SECRET_LENGTH = 8;

/**
 * Formats an exchange as HAR, which `loyalty check` reads. A placeholder stands for each credential.
 * @param credentials Names of the headers that carry credentials.
 */
export function formatHar(entry: Entry, credentials: readonly string[]): string {
  const { headers, postData } = entry.request;
  const fields = new URLSearchParams(postData?.text);
  const inJson = new RegExp(`"(?:${secretProperties.join("|")})"\\s*:\\s*"((?:\\\\.|[^"\\\\])*)"`, "g"); // with its escapes
  const found = [
    ...headers.filter(({ name }) => credentials.includes(name)).map(({ value }) => value.replace(/^Bearer /, "")),
    ...secretProperties.map((name) => fields.get(name) ?? ""),
    ...Array.from((entry.response.content.text ?? "").matchAll(inJson), ([, secret = ""]) => secret),
  ];
  const secrets = found
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [secret, encodeURIComponent(secret), `${new URLSearchParams([["", secret]])}`.slice(1)])
    .sort((a, b) => b.length - a.length); // a longer one may contain another
  const hide = (text: string) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, PLACEHOLDER), text);
  const hidden = headers.map(({ name, value }) => ({ name, value: credentials.includes(name) ? PLACEHOLDER : value }));
  const entries = [{ ...entry, request: { ...entry.request, headers: hidden } }];
  const log = { version: "1.2", creator: { name: "loyalty-interface", version: "1" }, entries };
  return JSON.stringify({ log }, (_, value) => (typeof value === "string" ? hide(value) : value), 2);
}
