import type { Entry } from "har-format";
import { checkResponse, describeSource, secretProperties } from "../../../../../src/contract/internal.ts";
import { tryParseJson } from "../../../../../src/contract/json.ts";
import { PLACEHOLDER } from "../../../../../src/traffic/read/credential.ts";
import type { Exchange } from "./exchange.ts";

/** Lists the violations of the contract in a response, with the section or the assumption that each breaks. */
export function listViolations({ operationId, status, headers, text }: Exchange): string[] {
  const given = new Headers(headers.map(([name, value]) => [name, value]));
  const body = text === "" ? undefined : (tryParseJson(text) ?? text);
  const mediaType = given.get("Content-Type") ?? undefined;
  const result = checkResponse({ operationId, status, headers: given, body, mediaType });
  if (result.ok) return [];
  return result.violations.map((violation) => {
    const place = violation.pointer === "" ? "" : `${violation.pointer}: `;
    return `${place}${violation.message} (${describeSource(violation)})`;
  });
}

/**
 * Formats an exchange as HAR 1.2, which `loyalty check` reads. A placeholder stands for each credential.
 * @param credentials Names of the headers that carry credentials.
 */
export function formatHar(exchange: Exchange, credentials: readonly string[]): string {
  const toPairs = (pairs: Exchange["headers"]) =>
    pairs.map(([name, value]) => ({ name, value: credentials.includes(name) ? PLACEHOLDER : value }));
  const size = { headersSize: -1, bodySize: -1, cookies: [], httpVersion: "HTTP/1.1" };
  const type = new Headers(exchange.headers.map(([name, value]) => [name, value])).get("Content-Type") ?? "";
  const { requestBody } = exchange;
  const mimeType = exchange.requestHeaders.find(([name]) => name === "Content-Type")?.[1] ?? "";
  const entry: Entry = {
    startedDateTime: exchange.startedAt.toISOString(),
    time: exchange.timeMs,
    request: {
      ...size,
      method: exchange.method,
      url: exchange.url,
      headers: toPairs(exchange.requestHeaders),
      queryString: [],
      ...(requestBody !== undefined && { postData: { mimeType, text: requestBody } }),
    },
    response: {
      ...size,
      status: exchange.status,
      statusText: exchange.statusText,
      headers: toPairs(exchange.headers),
      content: { size: new Blob([exchange.text]).size, mimeType: type, text: exchange.text },
      redirectURL: "",
    },
    cache: {},
    timings: { send: 0, wait: exchange.timeMs, receive: 0 },
  };
  const secrets = listSecrets(exchange, credentials);
  const hide = (text: string) => secrets.reduce((hidden, secret) => hidden.replaceAll(secret, PLACEHOLDER), text);
  const log = { version: "1.2", creator: { name: "loyalty-interface", version: "1" }, entries: [entry] };
  return JSON.stringify({ log }, (_, value) => (typeof value === "string" ? hide(value) : value), 2);
}

/** A shorter text may stand elsewhere by chance. */
const MIN_SECRET_LENGTH = 8;

/** Lists the credentials in an exchange, as they are written there; a longer one first, because it may contain another. */
function listSecrets({ requestHeaders, requestBody = "", text }: Exchange, credentials: readonly string[]): string[] {
  const inHeaders = requestHeaders.filter(([name]) => credentials.includes(name));
  const fields = new URLSearchParams(requestBody);
  const body = tryParseJson(text) as Readonly<Record<string, unknown>> | null | undefined;
  const found = [
    ...inHeaders.map(([, value]) => value.replace(/^Bearer /, "")),
    ...secretProperties.flatMap((name) => [fields.get(name), body?.[name]]),
  ];
  const secrets = found.map(String).filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  return secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]).sort((a, b) => b.length - a.length);
}
