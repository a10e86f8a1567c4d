import { clientOperations, type Pagination } from "../../contract/client-operations.ts";
import { isDateTime, toEpochMicroseconds } from "../../contract/is-date-time.ts";
import { isObject } from "../../contract/is-object.ts";
import type { Exchange } from "./exchange.ts";

/** A page of activity (§2.1), as the invariants read it. */
export interface Page {
  /** The path, which names campaign and member. */
  readonly path: string;
  /** The requested order; undefined if the service chooses (S04). */
  readonly order: "created_at" | "-created_at" | undefined;
  /** `NaN` if the requested limit is not a number. */
  readonly limit: number | undefined;
  readonly startingAfterId: string | undefined;
  /** The items as they are in the body. */
  readonly items: readonly unknown[];
  readonly events: readonly PageEvent[];
  readonly hasMore: boolean;
  readonly moreStartingAfter: string | undefined;
}

export interface PageEvent {
  readonly id: string;
  /** Microseconds since the epoch. */
  readonly createdAt: number;
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
  const events = items.map((item) => toEvent(item, pagination.id));
  if (!events.every((event) => event !== undefined)) return undefined;
  const query = request.url.searchParams;
  const [order, limit] = [query.get("order"), query.get("limit")];
  return {
    path: request.url.pathname,
    order: order === "created_at" || order === "-created_at" ? order : undefined,
    limit: limit === null ? undefined : /^\d+$/.test(limit) ? Number(limit) : Number.NaN,
    startingAfterId: query.get(pagination.cursor) ?? undefined,
    items,
    events,
    hasMore,
    moreStartingAfter: typeof next === "string" ? next : undefined,
  };
}

function toEvent(value: unknown, idName: string): PageEvent | undefined {
  if (!isObject(value)) return undefined;
  const { [idName]: id, created_at } = value;
  if (typeof id !== "string" || typeof created_at !== "string" || !isDateTime(created_at)) return undefined;
  return { id, createdAt: toEpochMicroseconds(created_at) };
}
