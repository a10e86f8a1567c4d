import { isObject } from "../check/schema-shape.ts";
import { toPage } from "../read/activity-page.ts";
import type { Exchange } from "../read/exchange.ts";
import { bearerToken, isSuccess } from "../read/token-exchange.ts";
import type { Probe } from "./probe.ts";

const ASSUMED_LIMIT = 10;

/** `key` of an Error object (§7.1). */
export function errorKey({ response }: Exchange): unknown {
  return isObject(response.value) ? response.value.key : undefined;
}

/** Whether the query breaks the rules that §4.1 has for it. */
function hasBadParameter({ operationId, request }: Exchange): boolean {
  if (operationId !== "listMemberActivity") return false;
  const query = request.url.searchParams;
  const [limit, order] = [query.get("limit"), query.get("order")];
  const isBadLimit = limit !== null && !(/^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 100);
  return isBadLimit || (order !== null && !["created_at", "-created_at"].includes(order));
}

/** What traffic tells about listing a member's activity. */
export const listingProbes: readonly Probe[] = [
  {
    id: "S03",
    assumption: "limit is 10 where it is left out",
    watch: () => (exchange) => {
      const page = toPage(exchange);
      if (!page || page.limit !== undefined) return undefined;
      if (page.hasMore) return page.events.length === ASSUMED_LIMIT;
      return page.events.length > ASSUMED_LIMIT ? false : undefined; // a short last page fits any default
    },
  },
  {
    id: "S04",
    assumption: "the oldest come first where order is left out",
    watch: () => (exchange) => {
      const page = toPage(exchange);
      const [first, last] = [page?.events[0], page?.events.at(-1)];
      if (!first || !last || page?.order !== undefined || first.createdAt === last.createdAt) return undefined;
      return first.createdAt < last.createdAt;
    },
  },
  {
    id: "S05",
    assumption: "the token is sent as Authorization: Bearer",
    watch: () => (exchange) => {
      if (exchange.operationId !== "listMemberActivity" || !isSuccess(exchange)) return undefined;
      const { headers } = exchange.request;
      if (headers.has("x-app-token")) return undefined;
      if (bearerToken(exchange) !== undefined) return true;
      return [...headers].some(([, value]) => /^Bearer +\S/i.test(value)) ? false : undefined;
    },
  },
  {
    id: "S11",
    assumption: "a token without the scope gets 403, insufficient_scope",
    watch: () => (exchange) => {
      if (exchange.operationId !== "listMemberActivity" || exchange.response.status !== 403) return undefined;
      return errorKey(exchange) === "insufficient_scope";
    },
  },
  {
    id: "S12",
    assumption: "a bad query parameter gets 400, invalid_request",
    watch: () => (exchange) => {
      if (!hasBadParameter(exchange) || [401, 403, 429].includes(exchange.response.status)) return undefined;
      return exchange.response.status === 400 && errorKey(exchange) === "invalid_request";
    },
  },
  {
    id: "S13",
    assumption: "an unknown starting_after_id gets 400, invalid_request",
    watch: () => (exchange) => {
      const { operationId, request, response } = exchange;
      const isCursor = operationId === "listMemberActivity" && request.url.searchParams.has("starting_after_id");
      // Which ID is unknown shows only where it is refused.
      if (!isCursor || hasBadParameter(exchange) || response.status < 400 || [401, 403, 429].includes(response.status))
        return undefined;
      if (response.status >= 500 || (isObject(response.value) && response.value.resource_type)) return undefined;
      return response.status === 400 && errorKey(exchange) === "invalid_request";
    },
  },
];
