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
  readonly events: readonly PageEvent[];
  readonly hasMore: boolean;
  readonly moreStartingAfter: string | undefined;
}

export interface PageEvent {
  readonly id: string;
  /** Microseconds since the epoch. */
  readonly createdAt: number;
}

/** Returns the page that an exchange lists; undefined if it lists none or the page is malformed. */
export function toPage({ operationId, request, response }: Exchange): Page | undefined {
  const { value } = response;
  if (operationId !== "listMemberActivity" || response.status !== 200 || !isObject(value)) return undefined;
  if (!Array.isArray(value.data) || typeof value.has_more !== "boolean") return undefined;
  const events = value.data.map(toEvent);
  if (!events.every((event) => event !== undefined)) return undefined;
  const query = request.url.searchParams;
  const [order, limit] = [query.get("order"), query.get("limit")];
  return {
    path: request.url.pathname,
    order: order === "created_at" || order === "-created_at" ? order : undefined,
    limit: limit === null ? undefined : /^\d+$/.test(limit) ? Number(limit) : Number.NaN,
    startingAfterId: query.get("starting_after_id") ?? undefined,
    events,
    hasMore: value.has_more,
    moreStartingAfter: typeof value.more_starting_after === "string" ? value.more_starting_after : undefined,
  };
}

function toEvent(value: unknown): PageEvent | undefined {
  if (!isObject(value) || typeof value.id !== "string") return undefined;
  const { created_at } = value;
  if (typeof created_at !== "string" || !isDateTime(created_at)) return undefined;
  return { id: value.id, createdAt: toEpochMicroseconds(created_at) };
}
