import {
  checkRequest,
  checkResponse,
  knownWebhookEventNames,
  readParameter,
  securityHeaders,
  tokenLifetimeSeconds,
} from "../../contract/internal.ts";
import { isObject } from "../../contract/is-object.ts";
import { toPage } from "../read/activity-page.ts";
import type { Exchange } from "../read/exchange.ts";
import { tryParseJson } from "../read/parse-json.ts";
import { bearerToken, formField, isSuccess, issuedToken } from "../read/token-exchange.ts";

/** Returns whether an exchange confirms or refutes an assumption; undefined if it does neither. */
type Test = (exchange: Exchange) => boolean | undefined;

/** A check of traffic against one assumption in the ledger (docs/silences.md). */
export interface Probe {
  /** `S03`. */
  readonly id: string;
  /** The assumption in the ledger. */
  readonly assumption: string;
  /** Starts to watch a recording. */
  watch(): Test;
}

/** Creates a probe that looks at each exchange alone. */
function createProbe(id: string, assumption: string, test: Test): Probe {
  return { id, assumption, watch: () => test };
}

/** Returns `key` of an Error object (§7.1). */
function readErrorKey({ response }: Exchange): unknown {
  return isObject(response.value) ? response.value.key : undefined;
}

function isErrorObject(value: unknown, status: number): boolean {
  return checkResponse({ operationId: "generateToken", status, body: value }).ok;
}

const TOKEN_ERRORS = ["invalid_grant", "invalid_request", "invalid_scope", "unsupported_grant_type"];
const ASSUMED_LIMIT = Number(readParameter("listMemberActivity", "limit", "default"));
/** Statuses that say nothing about the parameters of a request. */
const UNRELATED_STATUSES = [401, 403, 429];

function hasBadParameter({ operationId, request: { path, url } }: Exchange): boolean {
  if (operationId !== "listMemberActivity") return false;
  const result = checkRequest({ operationId, path, query: url.searchParams });
  return !result.ok && result.violations.some(({ pointer }) => pointer.startsWith("/query/"));
}

/** The entries of the ledger that traffic can confirm or refute. */
export const probes: readonly Probe[] = [
  createProbe("S02", "tokens are issued at /oauth/token, without /v1", (exchange) =>
    issuedToken(exchange) ? !exchange.request.url.pathname.endsWith("/v1/oauth/token") : undefined,
  ),
  createProbe("S03", `the default limit is ${ASSUMED_LIMIT}`, (exchange) => {
    const page = toPage(exchange);
    if (!page || page.limit !== undefined) return undefined;
    if (page.hasMore) return page.events.length === ASSUMED_LIMIT;
    return page.events.length > ASSUMED_LIMIT ? false : undefined; // a short last page fits any default
  }),
  createProbe("S04", "the default order is oldest first", (exchange) => {
    const page = toPage(exchange);
    const [first, last] = [page?.events[0], page?.events.at(-1)];
    if (!first || !last || page?.order !== undefined || first.createdAt === last.createdAt) return undefined;
    return first.createdAt < last.createdAt;
  }),
  createProbe("S05", "the token is sent as Authorization: Bearer", (exchange) => {
    const { headers } = exchange.request;
    if (exchange.operationId !== "listMemberActivity" || !isSuccess(exchange)) return undefined;
    if (headers.has(securityHeaders.ApplicationToken)) return undefined;
    if (bearerToken(exchange) !== undefined) return true;
    return [...headers].some(([, value]) => /^Bearer +\S/i.test(value)) ? false : undefined;
  }),
  createProbe("S06", "revoking gives 204", (exchange) =>
    exchange.operationId === "revokeToken" && isSuccess(exchange) ? exchange.response.status === 204 : undefined,
  ),
  {
    id: "S07",
    assumption: "revoking a dead token gives 204, and another application's token 400 invalid_grant",
    watch() {
      const dead = new Set<string>();
      const applications = new Map<unknown, string | null>();
      return (exchange) => {
        const { status } = exchange.response;
        const application = exchange.request.headers.get(securityHeaders.ApplicationId);
        const grant = issuedToken(exchange);
        if (grant) applications.set(grant.access_token, application);
        const token = exchange.operationId === "revokeToken" ? formField(exchange, "access_token") : undefined;
        if (token === undefined || [401, 429].includes(status) || status >= 500) return undefined;
        const wasDead = dead.has(token);
        if (isSuccess(exchange)) dead.add(token);
        if (wasDead) return status === 204;
        const isForeign = applications.has(token) && applications.get(token) !== application;
        return isForeign ? status === 400 && readErrorKey(exchange) === "invalid_grant" : undefined;
      };
    },
  },
  {
    id: "S08",
    assumption: `a new token lives ${tokenLifetimeSeconds} s`,
    watch() {
      const seen = new Set<unknown>();
      return (exchange) => {
        const grant = issuedToken(exchange);
        // A token that is returned again has less time left.
        if (!grant || seen.has(grant.access_token)) return undefined;
        seen.add(grant.access_token);
        return grant.expires_in === tokenLifetimeSeconds;
      };
    },
  },
  createProbe("S09", "a bad token request gets 400 with a code of RFC 6749", (exchange) => {
    const { operationId, response } = exchange;
    const isToken = operationId === "generateToken" || operationId === "revokeToken";
    if (!isToken || ![400, 404, 422].includes(response.status)) return undefined;
    return response.status === 400 && TOKEN_ERRORS.includes(String(readErrorKey(exchange)));
  }),
  createProbe("S10", "401 outside management is the 401 of §7.2", ({ operationId, response }) => {
    const isOutside = operationId !== undefined && !["listWebhooks", "listUsers"].includes(operationId);
    if (!isOutside || response.status !== 401) return undefined;
    return checkResponse({ operationId: "listUsers", status: 401, body: response.value }).ok;
  }),
  createProbe("S11", "a token without the scope gets 403, insufficient_scope", (exchange) => {
    if (exchange.operationId !== "listMemberActivity" || exchange.response.status !== 403) return undefined;
    return readErrorKey(exchange) === "insufficient_scope";
  }),
  createProbe("S12", "a bad query parameter gets 400, invalid_request", (exchange) => {
    const { status } = exchange.response;
    if (!hasBadParameter(exchange) || UNRELATED_STATUSES.includes(status)) return undefined;
    return status === 400 && readErrorKey(exchange) === "invalid_request";
  }),
  createProbe("S13", "an unknown starting_after_id gets 400, invalid_request", (exchange) => {
    const { operationId, request, response } = exchange;
    const { status, value } = response;
    if (operationId !== "listMemberActivity" || !request.url.searchParams.has("starting_after_id")) return undefined;
    // Only a refusal for no other reason shows that an ID is unknown.
    if (status < 400 || status >= 500 || UNRELATED_STATUSES.includes(status)) return undefined;
    if (hasBadParameter(exchange) || (isObject(value) && value.resource_type)) return undefined;
    return status === 400 && readErrorKey(exchange) === "invalid_request";
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
    // An exchange with a wrong method matches no operation, so its body is not parsed yet.
    return isErrorObject(tryParseJson(body ?? ""), status) && (status !== 405 || headers.has("allow"));
  }),
  createProbe("S22", "issuing a token gives 200", (exchange) =>
    exchange.operationId === "generateToken" && isSuccess(exchange) ? exchange.response.status === 200 : undefined,
  ),
  createProbe("S23", "failures of the service carry the Error object, 503 with Retry-After", (exchange) => {
    const { status, headers, value } = exchange.response;
    if (exchange.operationId === undefined || status < 500) return undefined;
    return (
      isErrorObject(value, status) && readErrorKey(exchange) !== null && (status !== 503 || headers.has("retry-after"))
    );
  }),
];
