import type { PageFact, TokenFact } from "./facts.ts";
import { type BrokenInvariant, createBrokenInvariant, type Hide, type InvariantContext } from "./invariant.ts";
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
import { doubtTimes, precedes } from "./time.ts";

/** Bounds the time that a log takes: a log that needs more comparisons is not decided. */
const MAX_COMPARISONS = 2_000_000;

/**
 * Finds pages of one recording that contradict each other. A page shows a member's log at one moment between its start
 * and its end, and the log only grows (S35). So a page lists each event that belongs on it, if a page that ended before
 * lists the event. The place of an event is certain if no other event on the boundary has its time.
 */
export function checkPages(
  pages: readonly PageFact[],
  tokens: readonly TokenFact[],
  context: InvariantContext,
): BrokenInvariant[] {
  const issues = tokens.filter(({ kind }) => kind === "issue");
  const applications = new Map(issues.map(({ origin, token, application }) => [`${origin} ${token}`, application]));
  const logs = Map.groupBy(pages, ({ origin, path, token, application = applications.get(`${origin} ${token}`) }) => {
    const tenant = application ?? (token && `token ${token}`);
    return tenant && `${origin}${path} ${tenant}`;
  });
  for (const page of logs.get(undefined) ?? []) context.doubt("no credentials show whose log the page is from", page);
  logs.delete(undefined);
  const byOrigin = [...Map.groupBy(pages, ({ origin }) => origin)];
  const directions = new Map(byOrigin.map(([origin, group]) => [origin, findDefaultDirection(group)]));
  return [...logs.values()].flatMap((log) => checkLog(log, directions.get(log[0]?.origin ?? ""), context));
}

function checkLog(
  pages: readonly PageFact[],
  byDefault: Direction | undefined,
  context: InvariantContext,
): BrokenInvariant[] {
  doubtTimes(pages, context);
  const broken: BrokenInvariant[] = [];
  const events = collectEvents(pages, broken, context);
  const directed = pages
    .flatMap((page) => directPage(page, byDefault, context))
    .sort((a, b) => (a.page.start ?? 0) - (b.page.start ?? 0));
  const absences = checkAbsences(directed, events, context);
  if (!absences) for (const page of pages) context.doubt("the log has too many pages to compare", page);
  return [...broken, ...checkCursors(directed, events, context), ...(absences ?? []), ...checkEnds(directed)];
}

/** After a cursor come only events that follow it. */
function* checkCursors(
  directed: readonly DirectedPage[],
  events: ReadonlyMap<string, Event>,
  { hide }: InvariantContext,
): Generator<BrokenInvariant> {
  const listedBefore = findListedBefore(directed);
  for (const { page, direction } of directed) {
    const cursor = events.get(page.startingAfterId ?? "");
    if (!cursor) continue;
    const before = listedBefore.get(`${direction} ${cursor.id}`);
    const repeated = page.ids.find((id) => before?.has(id));
    const found = repeated ?? page.ids.find((_, at) => direction * ((page.times[at] ?? 0) - cursor.createdAt) < 0);
    if (found === undefined) continue;
    const [id, cursorId] = [hide(found), hide(cursor.id)];
    const after = [page, `lists ${id} after ${cursorId}`] as const;
    const first = before?.get(found);
    yield first
      ? createBrokenInvariant(
          "no-event-twice",
          `event ${id} is listed before and after ${cursorId}`,
          [first, `lists ${id} before ${cursorId}`],
          after,
        )
      : createBrokenInvariant(
          "times-in-order",
          `event ${id} follows the cursor against the order`,
          [cursor.shownBy, `lists ${cursorId}`],
          after,
        );
  }
}

/** Returns the events that pages list before each cursor, by direction and cursor, with the first such page. */
function findListedBefore(directed: readonly DirectedPage[]): Map<string, Map<string, PageFact>> {
  const cursors = directed.map(({ page, direction }) => `${direction} ${page.startingAfterId}`);
  const before = new Map(cursors.map((cursor) => [cursor, new Map<string, PageFact>()]));
  for (const { page, direction } of directed) {
    for (const [at, id] of page.ids.entries()) {
      const listed = before.get(`${direction} ${id}`);
      if (listed) for (const earlier of page.ids.slice(0, at)) if (!listed.has(earlier)) listed.set(earlier, page);
    }
  }
  return before;
}

/** Finds pages that lack events that an earlier page lists, each event once; undefined if there are too many. */
function checkAbsences(
  directed: readonly DirectedPage[],
  events: ReadonlyMap<string, Event>,
  { hide }: InvariantContext,
): BrokenInvariant[] | undefined {
  const sorted = [...events.values()].sort((a, b) => a.createdAt - b.createdAt);
  const reported = new Set<string>();
  let comparisons = 0;
  const broken: BrokenInvariant[] = [];
  const firstAfter = findFirstAfter(directed);
  for (const each of directed) {
    const { page, direction } = each;
    const range = findRange(each, events, firstAfter);
    if (!range) continue;
    const ids = new Set(page.ids);
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
function isBeyondFullPage({ createdAt }: Event, { times, limit, hasMore }: PageFact, direction: Direction): boolean {
  const last = times.at(-1);
  return !hasMore && last !== undefined && direction * (createdAt - last) > 0 && times.length >= (limit || 1);
}

/** `has_more` says that an event follows; a later page that ends at the same event shows that none does. */
function checkEnds(directed: readonly DirectedPage[]): BrokenInvariant[] {
  const findEnd = ({ page, direction }: DirectedPage) =>
    `${direction} ${page.ids.at(-1) ?? page.startingAfterId ?? ""}`;
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
