import { isObject } from "../../contract/is-object.ts";
import type { Exchange } from "./exchange.ts";

/** A page of activity as the laws look at it (§2.1). */
export interface Page {
  readonly entry: number;
  /** What is listed: the path, which names campaign and member. */
  readonly path: string;
  /** The order asked for; undefined where it was left to the service (S04). */
  readonly order: "created_at" | "-created_at" | undefined;
  readonly limit: number | undefined;
  readonly startingAfterId: string | undefined;
  readonly events: readonly PageEvent[];
  readonly hasMore: boolean;
  readonly moreStartingAfter: string | undefined;
}

export interface PageEvent {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** The page that an exchange lists; undefined where it lists none, or one that is too broken to reason about. */
export function toPage({ index, operationId, request, response }: Exchange): Page | undefined {
  const { value } = response;
  if (operationId !== "listMemberActivity" || response.status !== 200 || !isObject(value)) return undefined;
  if (!Array.isArray(value.data) || typeof value.has_more !== "boolean") return undefined;
  const events = value.data.map(toEvent);
  if (!events.every((event) => event !== undefined)) return undefined;
  const query = request.url.searchParams;
  const order = query.get("order");
  return {
    entry: index,
    path: request.url.pathname,
    order: order === "created_at" || order === "-created_at" ? order : undefined,
    limit: query.has("limit") ? Number(query.get("limit")) : undefined,
    startingAfterId: query.get("starting_after_id") ?? undefined,
    events,
    hasMore: value.has_more,
    moreStartingAfter: typeof value.more_starting_after === "string" ? value.more_starting_after : undefined,
  };
}

function toEvent(value: unknown): PageEvent | undefined {
  if (!isObject(value) || typeof value.id !== "string") return undefined;
  const createdAt = Date.parse(String(value.created_at));
  return Number.isNaN(createdAt) ? undefined : { id: value.id, createdAt };
}
