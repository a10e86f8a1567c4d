import { type GrantFact, type Hide, type PageFact, type StoredPage, toPageFact } from "./facts.ts";
import { type BrokenInvariant, createBrokenInvariant, type Doubt } from "./invariant.ts";
import {
  collectEvents,
  type DirectedPage,
  type Direction,
  directPage,
  type Event,
  findDefaultDirection,
  findFirstAfter,
  findRange,
} from "./member-log.ts";
import { findTimeProblem, precedes } from "./time.ts";

/** Bounds the time that a log takes: a log that needs more comparisons is not decided. */
const MAX_COMPARISONS = 2_000_000;

/**
 * Finds pages of one recording that contradict each other. A page shows a member's log at one moment between its start
 * and its end, and the log only grows (S35). So a page lists each event that belongs on it, if a page that ended before
 * lists the event. The place of an event is certain if no other event on the boundary has its time.
 */
export function checkPages(
  pages: readonly StoredPage[],
  grants: readonly GrantFact[],
  doubt: Doubt,
  hide: Hide,
): BrokenInvariant[] {
  const applications = new Map(grants.map(({ origin, token, application }) => [`${origin} ${token}`, application]));
  const logs = Map.groupBy(pages, ({ origin, path, token, application = applications.get(`${origin} ${token}`) }) => {
    const tenant = application ?? (token && `token ${token}`);
    return tenant && `${origin}${path} ${tenant}`;
  });
  for (const page of logs.get(undefined) ?? []) doubt("no credentials show whose log the page is from", page);
  logs.delete(undefined);
  const byOrigin = [...Map.groupBy(pages, ({ origin }) => origin)];
  const directions = new Map(byOrigin.map(([origin, group]) => [origin, findDefaultDirection(group)]));
  return [...logs.values()].flatMap((log) => {
    for (const page of log) {
      const problem = findTimeProblem(page);
      if (problem !== undefined) doubt(problem, page);
    }
    return checkLog(log.map(toPageFact), directions.get(log[0]?.origin ?? ""), doubt, hide);
  });
}

function checkLog(
  pages: readonly PageFact[],
  byDefault: Direction | undefined,
  doubt: Doubt,
  hide: Hide,
): BrokenInvariant[] {
  const broken: BrokenInvariant[] = [];
  const events = collectEvents(pages, broken, hide);
  const directed = pages
    .flatMap((page) => directPage(page, byDefault, doubt))
    .sort((a, b) => (a.page.start ?? 0) - (b.page.start ?? 0));
  broken.push(...checkCursors(directed, events, hide));
  const absences = checkAbsences(directed, events, hide);
  if (!absences) for (const page of pages) doubt("the log has too many pages to compare", page);
  return [...broken, ...(absences ?? []), ...checkEnds(directed)];
}

/** After a cursor come only events that follow it. */
function checkCursors(
  directed: readonly DirectedPage[],
  events: ReadonlyMap<string, Event>,
  hide: Hide,
): BrokenInvariant[] {
  const directions = new Map(directed.map(({ page, direction }) => [page, direction]));
  /** The events that pages list before a cursor in a direction, with the first such page. */
  const beforeCursors = new Map<string, Map<string, PageFact>>();
  const findBefore = (cursor: Event, direction: Direction) => {
    const before = new Map<string, PageFact>();
    for (const page of cursor.pages) {
      if (directions.get(page) !== direction) continue;
      const at = page.events.findIndex(({ id }) => id === cursor.id);
      for (const { id } of page.events.slice(0, at)) if (!before.has(id)) before.set(id, page);
    }
    return before;
  };
  return directed.flatMap(({ page, direction, ids }) => {
    const cursor = events.get(page.startingAfterId ?? "");
    if (!cursor) return [];
    const key = `${direction} ${cursor.id}`;
    const before = beforeCursors.get(key) ?? findBefore(cursor, direction);
    beforeCursors.set(key, before);
    const repeated = [...ids].find((each) => before.has(each));
    const wrong = page.events.find(({ createdAt }) => direction * (createdAt - cursor.createdAt) < 0)?.id;
    const found = repeated ?? wrong;
    if (found === undefined) return [];
    const [id, cursorId] = [hide(found), hide(cursor.id)];
    const second = [page, `lists ${id} after ${cursorId}`] as const;
    if (repeated !== undefined) {
      const message = `event ${id} is listed before and after ${cursorId}`;
      const first = [before.get(repeated) as PageFact, `lists ${id} before ${cursorId}`] as const; // found above
      return createBrokenInvariant("no-event-twice", message, first, second);
    }
    const message = `event ${id} follows the cursor against the order`;
    return createBrokenInvariant("times-in-order", message, [cursor.pages[0] ?? page, `lists ${cursorId}`], second);
  });
}

/** Finds pages that lack events that an earlier page lists, each event once; undefined if there are too many. */
function checkAbsences(
  directed: readonly DirectedPage[],
  events: ReadonlyMap<string, Event>,
  hide: Hide,
): BrokenInvariant[] | undefined {
  const sorted = [...events.values()].sort((a, b) => a.createdAt - b.createdAt);
  const reported = new Set<string>();
  let comparisons = 0;
  const broken: BrokenInvariant[] = [];
  const firstAfter = findFirstAfter(directed);
  for (const each of directed) {
    const { page, direction, ids } = each;
    const range = findRange(each, events, firstAfter);
    if (!range) continue;
    const { after, before, includedId } = range;
    const missing: Event[] = [];
    const [from, to] = direction === 1 ? [after, before] : [-before, -after];
    for (let at = findFirst(sorted, ({ createdAt }) => createdAt >= from); at < sorted.length; at++) {
      const event = sorted[at] as Event; // in range
      if (event.createdAt > to) break;
      if (++comparisons > MAX_COMPARISONS) return undefined;
      const place = direction * event.createdAt;
      if (place >= before || (place <= after && event.id !== includedId)) continue;
      if (ids.has(event.id) || reported.has(event.id) || !precedes(event.shownBy, page)) continue;
      reported.add(event.id);
      missing.push(event);
    }
    const [beyond = [], within = []] = [true, false].map((isBeyond) =>
      missing.filter((event) => isBeyondFullPage(event, page, direction) === isBeyond),
    );
    broken.push(
      ...describeMissing("last-page-is-last", page, beyond, hide),
      ...describeMissing("no-event-lost", page, within, hide),
    );
  }
  return broken;
}

function describeMissing(
  invariant: "last-page-is-last" | "no-event-lost",
  page: PageFact,
  [event, ...more]: readonly Event[],
  hide: Hide,
): BrokenInvariant[] {
  if (!event) return [];
  const [id, { shownBy }] = [hide(event.id), event];
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  const [message, shows] =
    invariant === "last-page-is-last"
      ? [`has_more is false, but event ${id}${rest} follows`, `has_more is false before ${id}`]
      : [`event ${id}${rest} is missing in a later listing`, `lists events around ${id}, and not ${id}`];
  return [createBrokenInvariant(invariant, message, [shownBy, `lists ${id}`], [page, shows])];
}

/** Whether an event follows the last one of a page that has as many events as it may have. */
function isBeyondFullPage({ createdAt }: Event, { events, limit, hasMore }: PageFact, direction: Direction): boolean {
  const last = events.at(-1);
  return (
    !hasMore && last !== undefined && direction * (createdAt - last.createdAt) > 0 && events.length >= (limit || 1)
  );
}

/** `has_more` says that an event follows; a later page that ends at the same event shows that none does. */
function checkEnds(directed: readonly DirectedPage[]): BrokenInvariant[] {
  const findEnd = ({ page, direction }: DirectedPage) =>
    `${direction} ${page.events.at(-1)?.id ?? page.startingAfterId ?? ""}`;
  const continued = new Map<string, PageFact>();
  for (const each of directed) {
    const known = continued.get(findEnd(each));
    if (each.page.hasMore && (each.page.end ?? Infinity) < (known?.end ?? Infinity))
      continued.set(findEnd(each), each.page);
  }
  return directed.flatMap((each) => {
    const { page } = each;
    const known = continued.get(findEnd(each));
    if (page.hasMore || !known || !precedes(known, page)) return [];
    continued.delete(findEnd(each)); // reported once
    const message = "has_more is true, but nothing follows";
    const last = "lists nothing after it, and has_more is false";
    return createBrokenInvariant("more-events-follow", message, [known, "has_more is true"], [page, last]);
  });
}

/** Returns the position of the first item of a sorted list that fulfils a condition, as all later ones do. */
function findFirst<Item>(sorted: readonly Item[], isFulfilled: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFulfilled(sorted[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
