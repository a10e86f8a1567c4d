import { clientOperations, type Pagination } from "../../contract/client-operations.ts";
import { isDateTime, toEpochMicroseconds } from "../../contract/is-date-time.ts";
import { isObject } from "../../contract/is-object.ts";
import type { Exchange } from "../read/exchange.ts";
import { hashContent } from "./hash-content.ts";

/**
 * A page of activity (§2.1), as the invariants read it. A run keeps all of them, so their events are lists of equal length: an
 * object for each would take twice the memory.
 */
export interface Page {
  /** The path, which names campaign and member. */
  readonly path: string;
  /** The requested order; undefined if the service chooses (S04). */
  readonly order: "created_at" | "-created_at" | undefined;
  /** `NaN` if the requested limit is not a number. */
  readonly limit: number | undefined;
  readonly startingAfterId: string | undefined;
  readonly ids: readonly string[];
  /** Microseconds since the epoch. */
  readonly times: readonly number[];
  /** Hashes of the events. */
  readonly contents: readonly number[];
  readonly hasMore: boolean;
  readonly moreStartingAfter: string | undefined;
}

/** Whether an exchange is a successful call of an operation whose listing has pages (`x-pagination`). */
export function isListing({ operationId, response }: Exchange): boolean {
  return findPagination(operationId) !== undefined && response.status === 200;
}

function findPagination(operationId: Exchange["operationId"]): Pagination | undefined {
  return operationId && clientOperations[operationId].pagination;
}

/** Returns the page that an exchange lists; undefined if it lists none or the page is malformed. */
export function toPage(exchange: Exchange): Page | undefined {
  const { operationId, request, response } = exchange;
  const pagination = findPagination(operationId);
  if (!pagination || !isListing(exchange) || !isObject(response.value)) return undefined;
  const { [pagination.items]: items, [pagination.more]: hasMore, [pagination.next]: next } = response.value;
  if (!Array.isArray(items) || typeof hasMore !== "boolean") return undefined;
  const [ids, times]: [string[], number[]] = [[], []];
  for (const item of items) {
    const { [pagination.id]: id, created_at: time } = isObject(item) ? item : {};
    if (typeof id !== "string" || typeof time !== "string" || !isDateTime(time)) return undefined;
    ids.push(id);
    times.push(toEpochMicroseconds(time));
  }
  const query = request.url.searchParams;
  const [order, limit] = [query.get("order"), query.get("limit")];
  return {
    path: request.url.pathname,
    order: order === "created_at" || order === "-created_at" ? order : undefined,
    limit: limit === null ? undefined : /^\d+$/.test(limit) ? Number(limit) : Number.NaN,
    startingAfterId: query.get(pagination.cursor) ?? undefined,
    ids,
    times,
    contents: items.map(hashContent),
    hasMore,
    moreStartingAfter: typeof next === "string" ? next : undefined,
  };
}
