import { checkResponse, knownWebhookEventNames } from "../../contract/index.ts";
import { isObject } from "../check/schema-shape.ts";
import type { Exchange } from "../read/exchange.ts";
import { errorKey } from "./listing-probes.ts";
import type { Probe } from "./probe.ts";

function isErrorObject({ response }: Exchange): boolean {
  return checkResponse({ operationId: "generateToken", status: 400, body: response.value }).ok;
}

/** What traffic tells about errors, limits and open lists. */
export const errorProbes: readonly Probe[] = [
  {
    id: "S10",
    assumption: "401 outside management is the 401 of §7.2",
    watch: () => (exchange) => {
      const { operationId, response } = exchange;
      const isOutside = operationId !== undefined && !["listWebhooks", "listUsers"].includes(operationId);
      if (!isOutside || response.status !== 401) return undefined;
      return checkResponse({ operationId: "listUsers", status: 401, body: response.value }).ok;
    },
  },
  {
    id: "S14",
    assumption: "list users gives an unknown project the 404 of list webhooks",
    watch:
      () =>
      ({ operationId, response }) => {
        if (operationId !== "listUsers" || response.status !== 404) return undefined;
        return checkResponse({ operationId: "listWebhooks", status: 404, body: response.value }).ok;
      },
  },
  {
    id: "S15",
    assumption: "too many requests get 429 with Retry-After in seconds",
    watch: () => (exchange) => {
      if (exchange.operationId === undefined || exchange.response.status !== 429) return undefined;
      return isErrorObject(exchange) && /^\d+$/.test(exchange.response.headers.get("retry-after") ?? "");
    },
  },
  {
    id: "S18",
    assumption: "webhooks can have event names that §6.2 does not name",
    watch:
      () =>
      ({ operationId, response }) => {
        const known: readonly unknown[] = knownWebhookEventNames;
        if (operationId !== "listWebhooks" || !isObject(response.value) || !Array.isArray(response.value.data))
          return undefined;
        const names = response.value.data.flatMap((webhook: unknown) => (isObject(webhook) ? webhook.events : []));
        return names.some((name) => typeof name === "string" && !known.includes(name)) || undefined;
      },
  },
  {
    id: "S20",
    assumption: "405, 413 and 415 carry the Error object, 405 with Allow",
    watch: () => (exchange) => {
      const { status, headers, body } = exchange.response;
      if (![405, 413, 415].includes(status)) return undefined;
      const value = parsed(body);
      const isError = checkResponse({ operationId: "generateToken", status, body: value }).ok;
      return isError && (status !== 405 || headers.has("allow"));
    },
  },
  {
    id: "S23",
    assumption: "the service's own failures carry the Error object, 503 with Retry-After",
    watch: () => (exchange) => {
      const { status, headers } = exchange.response;
      if (exchange.operationId === undefined || status < 500) return undefined;
      return isErrorObject(exchange) && errorKey(exchange) !== null && (status !== 503 || headers.has("retry-after"));
    },
  },
];

/** Wrong methods belong to no operation, so their bodies are not parsed yet. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
