import { checkRequest, securityHeaders } from "../../contract/internal.ts";
import { isObject } from "../../contract/is-object.ts";
import { toPage } from "../read/activity-page.ts";
import type { Exchange } from "../read/exchange.ts";
import { bearerToken, isSuccess } from "../read/token-exchange.ts";
import { createProbe, readErrorKey } from "./probe.ts";

const ASSUMED_LIMIT = 10;
/** Statuses that say nothing about the parameters of a request. */
const UNRELATED_STATUSES = [401, 403, 429];

function hasBadParameter({ operationId, request: { path, url } }: Exchange): boolean {
  if (operationId !== "listMemberActivity") return false;
  const result = checkRequest({ operationId, path, query: url.searchParams });
  return !result.ok && result.violations.some(({ pointer }) => pointer.startsWith("/query/"));
}

/** Probes of lists of a member's activity. */
export const listingProbes = [
  createProbe("S03", "the default limit is 10", (exchange) => {
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
];
