import type { Hide, PageFact, StoredPage } from "./facts.ts";
import { type BrokenInvariant, createBrokenInvariant, type Doubt } from "./invariant.ts";

/** Ascending or descending by creation time. */
export type Direction = 1 | -1;

/** An event of a log. */
export interface Event {
  readonly id: string;
  readonly createdAt: number;
  readonly content: number;
  /** The page that lists it and ended first. */
  shownBy: PageFact;
  readonly pages: PageFact[];
}

/** A page whose events are in order. */
export interface DirectedPage {
  readonly page: PageFact;
  readonly direction: Direction;
  readonly ids: ReadonlySet<string>;
}

/** Collects the events whose content does not change, and reports the others. */
export function collectEvents(pages: readonly PageFact[], broken: BrokenInvariant[], hide: Hide): Map<string, Event> {
  const events = new Map<string, Event>();
  const changed = new Set<string>();
  for (const page of pages) {
    for (const { id, createdAt, content } of page.events) {
      const known = events.get(id);
      if (!known) {
        events.set(id, { id, createdAt, content, shownBy: page, pages: [page] });
        continue;
      }
      if (known.pages.at(-1) !== page) known.pages.push(page);
      if ((page.end ?? Infinity) < (known.shownBy.end ?? Infinity)) known.shownBy = page;
      const isSame = known.createdAt === createdAt && known.content === content;
      if (isSame || changed.has(id)) continue;
      changed.add(id);
      const [first = page, name] = [known.pages[0], hide(id)];
      const [lists, differs] = [`lists ${name}`, `lists ${name} with other content`];
      const message = `event ${name} is not what it was`;
      broken.push(createBrokenInvariant("event-keeps-content", message, [first, lists], [page, differs]));
    }
  }
  for (const id of changed) events.delete(id);
  return events;
}

/** Pages that break the order or repeat events are reported as such; they prove nothing about other pages. */
export function directPage(page: PageFact, byDefault: Direction | undefined, doubt: Doubt): DirectedPage[] {
  const { order, events, hasMore, startingAfterId } = page;
  const isWhole = startingAfterId === undefined && !hasMore;
  const requested = order && (order === "created_at" ? 1 : -1);
  const direction =
    requested ??
    findDirection(events[0]?.createdAt, events.at(-1)?.createdAt) ??
    byDefault ??
    (isWhole ? 1 : undefined);
  if (direction === undefined) {
    doubt("no order is requested, and no page shows the default order", page);
    return [];
  }
  const ids = new Set(events.map(({ id }) => id));
  const isSorted = events.every(
    ({ createdAt }, at) => direction * (createdAt - (events[at - 1]?.createdAt ?? createdAt)) >= 0,
  );
  return ids.size < events.length || !isSorted || ids.has(startingAfterId ?? "") ? [] : [{ page, direction, ids }];
}

/** Returns the direction of pages that request no order; undefined if no page shows it, or if pages differ. */
export function findDefaultDirection(pages: readonly StoredPage[]): Direction | undefined {
  const seen = new Set(
    pages.filter(({ order }) => !order).map(({ times }) => findDirection(times.at(0), times.at(-1))),
  );
  seen.delete(undefined);
  return seen.size === 1 ? [...seen][0] : undefined;
}

function findDirection(first = 0, last = 0): Direction | undefined {
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
  { page: { startingAfterId, events, hasMore }, direction }: DirectedPage,
  known: ReadonlyMap<string, Event>,
  firstAfter: ReadonlyMap<string, Pick<Event, "id" | "createdAt">>,
): Range | undefined {
  const last = events.at(-1);
  if (hasMore && !last) return undefined;
  const before = hasMore && last ? direction * last.createdAt : Infinity;
  if (startingAfterId === undefined) return { after: -Infinity, before };
  const cursor = known.get(startingAfterId);
  if (cursor) return { after: direction * cursor.createdAt, before };
  const first = firstAfter.get(`${direction} ${startingAfterId}`);
  return first && { after: direction * first.createdAt, before, includedId: first.id };
}

/** Returns the first event that pages list after each cursor, by direction and cursor. */
export function findFirstAfter(directed: readonly DirectedPage[]): Map<string, PageFact["events"][number]> {
  const found = new Map<string, PageFact["events"][number]>();
  for (const { page, direction } of directed) {
    const key = `${direction} ${page.startingAfterId}`;
    const [[first], known] = [page.events, found.get(key)];
    if (first && (!known || direction * (first.createdAt - known.createdAt) < 0)) found.set(key, first);
  }
  return found;
}
