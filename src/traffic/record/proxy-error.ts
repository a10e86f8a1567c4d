import { STATUS_CODES } from "node:http";
import { createErrorObject } from "../../contract/error-object.ts";
import type { ExchangeError } from "../read/har.ts";

/** Creates the response to a request that cannot be passed on: an Error object (§7.1) that names the proxy (RFC 9209). */
export function createProxyError(statusCode: 400 | 502, error: ExchangeError) {
  const details =
    statusCode === 400 ? "The proxy cannot pass on this request." : "The proxy gets no response from the upstream.";
  const body = JSON.stringify(createErrorObject(statusCode, { details }));
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    "Proxy-Status": `loyalty-record; error=${error}`,
    Connection: "close",
  };
  return { statusCode, headers, body };
}

/** Formats an error as bytes, for a request that Node cannot answer. */
export function formatProxyError({ statusCode, headers, body }: ReturnType<typeof createProxyError>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join("")}\r\n${body}`;
}

/** Returns the pairs of names and values of raw headers. */
export function toPairs(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ""]] : []));
}
