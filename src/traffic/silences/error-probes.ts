import { checkResponse, knownWebhookEventNames } from "../../contract/index.ts";
import { isObject } from "../../contract/is-object.ts";
import { createProbe, readErrorKey } from "./probe.ts";

function isErrorObject(value: unknown, status: number): boolean {
  return checkResponse({ operationId: "generateToken", status, body: value }).ok;
}

/** Parses the body of an exchange that matches no operation, such as one with a wrong method. */
function parseBody(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Probes of errors, rate limits and open lists. */
export const errorProbes = [
  createProbe("S10", "401 outside management is the 401 of §7.2", ({ operationId, response }) => {
    const isOutside = operationId !== undefined && !["listWebhooks", "listUsers"].includes(operationId);
    if (!isOutside || response.status !== 401) return undefined;
    return checkResponse({ operationId: "listUsers", status: 401, body: response.value }).ok;
  }),
  createProbe("S14", "list users returns the 404 of list webhooks for an unknown project", (exchange) => {
    const { status, value } = exchange.response;
    if (exchange.operationId !== "listUsers" || status !== 404) return undefined;
    return checkResponse({ operationId: "listWebhooks", status, body: value }).ok;
  }),
  createProbe("S15", "too many requests get 429 with Retry-After in seconds", ({ operationId, response }) => {
    if (operationId === undefined || response.status !== 429) return undefined;
    return isErrorObject(response.value, 429) && /^\d+$/.test(response.headers.get("retry-after") ?? "");
  }),
  createProbe(
    "S18",
    "webhooks can have event names that §6.2 does not list",
    ({ operationId, response: { value } }) => {
      const known: readonly unknown[] = knownWebhookEventNames;
      if (operationId !== "listWebhooks" || !isObject(value) || !Array.isArray(value.data)) return undefined;
      const names = value.data.flatMap((webhook: unknown) => (isObject(webhook) ? webhook.events : []));
      return names.some((name) => typeof name === "string" && !known.includes(name)) || undefined;
    },
  ),
  createProbe("S20", "405, 413 and 415 carry the Error object, 405 with Allow", ({ response }) => {
    const { status, headers, body } = response;
    if (![405, 413, 415].includes(status)) return undefined;
    return isErrorObject(parseBody(body), status) && (status !== 405 || headers.has("allow"));
  }),
  createProbe("S23", "failures of the service carry the Error object, 503 with Retry-After", (exchange) => {
    const { status, headers, value } = exchange.response;
    if (exchange.operationId === undefined || status < 500) return undefined;
    return (
      isErrorObject(value, status) && readErrorKey(exchange) !== null && (status !== 503 || headers.has("retry-after"))
    );
  }),
];
