import type { PageFact } from "./facts.ts";
import { type BrokenInvariant, createBrokenInvariant, type InvariantContext } from "./invariant.ts";

/** Ascending or descending by creation time. */
export type Direction = 1 | -1;

/** An event of a log. */
export interface Event {
  readonly id: string;
  readonly createdAt: number;
  readonly content: number;
  /** The page that lists it and ended first. */
  shownBy: PageFact;
}

/** A page whose events are in order. */
export interface DirectedPage {
  readonly page: PageFact;
  readonly direction: Direction;
}

/** Collects the events whose content does not change, and reports the others. */
export function collectEvents(
  pages: readonly PageFact[],
  broken: BrokenInvariant[],
  { hide }: InvariantContext,
): Map<string, Event> {
  const events = new Map<string, Event>();
  const changed = new Set<string>();
  for (const page of pages) {
    for (const [at, id] of page.ids.entries()) {
      const [createdAt = 0, content = 0] = [page.times[at], page.contents[at]];
      const known = events.get(id);
      if (!known) {
        events.set(id, { id, createdAt, content, shownBy: page });
      } else if (known.content === content) {
        if ((page.end ?? Infinity) < (known.shownBy.end ?? Infinity)) known.shownBy = page;
      } else if (!changed.has(id)) {
        changed.add(id);
        const [message, lists] = [`event ${hide(id)} is not what it was`, `lists ${hide(id)}`];
        const other = [page, `${lists} with other content`] as const;
        broken.push(createBrokenInvariant("event-keeps-content", message, [known.shownBy, lists], other));
      }
    }
  }
  for (const id of changed) events.delete(id);
  return events;
}

/** Pages that break the order or repeat events are reported as such; they prove nothing about other pages. */
export function directPage(
  page: PageFact,
  byDefault: Direction | undefined,
  { doubt }: InvariantContext,
): DirectedPage[] {
  const { order, ids, times, hasMore, startingAfterId } = page;
  const isWhole = startingAfterId === undefined && !hasMore;
  const requested = order && (order === "created_at" ? 1 : -1);
  const direction = requested ?? findDirection(page) ?? byDefault ?? (isWhole ? 1 : undefined);
  if (direction === undefined) {
    doubt("no order is requested, and no page shows the default order", page);
    return [];
  }
  const isSorted = times.every((time, at) => direction * (time - (times[at - 1] ?? time)) >= 0);
  const isRepeating = new Set([startingAfterId, ...ids]).size <= ids.length;
  return isSorted && !isRepeating ? [{ page, direction }] : [];
}

/** Returns the direction of pages that request no order; undefined if no page shows it, or if pages differ. */
export function findDefaultDirection(pages: readonly PageFact[]): Direction | undefined {
  const seen = new Set(pages.filter(({ order }) => !order).flatMap((page) => findDirection(page) ?? []));
  return seen.size === 1 ? [...seen][0] : undefined;
}

function findDirection({ times }: PageFact): Direction | undefined {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return first === last ? undefined : first < last ? 1 : -1;
}

/** The places of a log of which a page lists every event: the times between two bounds, and one event on the first bound. */
export interface Range {
  /** Microseconds, multiplied by the direction. */
  readonly after: number;
  readonly before: number;
  readonly includedId?: string | undefined;
}

/**
 * Returns the range that a page covers; undefined if it covers none.
 * @param firstAfter The first event that any page lists after a cursor, by direction and cursor. If no page shows a
 *   cursor, a range begins there.
 */
export function findRange(
  { page: { startingAfterId, times, hasMore }, direction }: DirectedPage,
  known: ReadonlyMap<string, Event>,
  firstAfter: ReadonlyMap<string, FirstEvent>,
): Range | undefined {
  const last = times.at(-1);
  if (hasMore && last === undefined) return undefined;
  const before = hasMore && last !== undefined ? direction * last : Infinity;
  if (startingAfterId === undefined) return { after: -Infinity, before };
  const cursor = known.get(startingAfterId);
  if (cursor) return { after: direction * cursor.createdAt, before };
  const first = firstAfter.get(`${direction} ${startingAfterId}`);
  return first && { after: direction * first.createdAt, before, includedId: first.id };
}

type FirstEvent = Pick<Event, "id" | "createdAt">;

/** Returns the first event that pages list after each cursor, by direction and cursor. */
export function findFirstAfter(directed: readonly DirectedPage[]): Map<string, FirstEvent> {
  const found = new Map<string, FirstEvent>();
  for (const { page, direction } of directed) {
    const key = `${direction} ${page.startingAfterId}`;
    const [[id], [createdAt = 0], known] = [page.ids, page.times, found.get(key)];
    if (id !== undefined && (!known || direction * (createdAt - known.createdAt) < 0))
      found.set(key, { id, createdAt });
  }
  return found;
}
