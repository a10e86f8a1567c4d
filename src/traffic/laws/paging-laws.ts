import { operations } from "../../contract/internal.ts";
import { type Page, toPage } from "../read/activity-page.ts";
import type { Breach, Law } from "./law.ts";

const limitSchema = operations.listMemberActivity.parameters.find(({ name }) => name === "limit")?.schema;
const MAX_LIMIT = Number(limitSchema?.maximum ?? Number.POSITIVE_INFINITY);

/** Creates a law about pages of activity. */
function createPageLaw(id: string, section: string, watchPages: () => (page: Page) => readonly Breach[]): Law {
  return {
    id,
    section,
    watch() {
      const watch = watchPages();
      return (exchange) => {
        const page = toPage(exchange);
        return page ? watch(page) : [];
      };
    },
  };
}

/** Pages that continue each other. */
interface Listing {
  readonly isFromStart: boolean;
  /** Position of the first exchange with each event. */
  readonly seen: Map<string, number>;
  readonly pages: Page[];
}

/** Creates a law about listings: it takes each page and the pages before it. */
function createListingLaw(
  id: string,
  section: string,
  watchListings: () => (page: Page, listing: Listing) => readonly Breach[],
): Law {
  return createPageLaw(id, section, () => {
    const watch = watchListings();
    /** Listings whose next page is expected, by path, order and `starting_after_id`. */
    const open = new Map<string, Listing>();
    const toKey = ({ path, order }: Page, after: string) => `${path} ${order} ${after}`;
    return (page) => {
      const isFromStart = page.startingAfterId === undefined;
      const key = toKey(page, page.startingAfterId ?? "");
      const continued = isFromStart ? undefined : open.get(key);
      const listing: Listing = continued ?? { isFromStart, seen: new Map(), pages: [] };
      if (continued) open.delete(key);
      const breaches = watch(page, listing);
      for (const event of page.events) if (!listing.seen.has(event.id)) listing.seen.set(event.id, page.entry);
      listing.pages.push(page);
      if (page.hasMore && page.moreStartingAfter !== undefined) open.set(toKey(page, page.moreStartingAfter), listing);
      return breaches;
    };
  });
}

/** The pages of a listing partition the log: no event is in two of them, or twice in one. */
const noEventTwice = createListingLaw("no-event-twice", "9", () => ({ entry, events }, { seen, isFromStart }) => {
  const inPage = new Set<string>();
  const repeated = events.find(({ id }) => seen.has(id) || inPage.size === inPage.add(id).size);
  if (!repeated || !isFromStart) return [];
  const first = seen.get(repeated.id) ?? entry;
  return [{ message: `event ${repeated.id} is listed twice`, entries: [...new Set([first, entry])] }];
});

/** The pages of a listing partition the log: a later complete listing has every event of an earlier one. */
const noEventLost = createListingLaw("no-event-lost", "9", () => {
  const complete = new Map<string, ReadonlyMap<string, number>>();
  return ({ path, entry, events, hasMore }, { seen, pages, isFromStart }) => {
    if (hasMore || !isFromStart) return [];
    const before = complete.get(path) ?? new Map<string, number>();
    const all = new Map([...events.map(({ id }) => [id, entry] as const), ...seen]);
    complete.set(path, all);
    const lost = [...before].find(([id]) => !all.has(id));
    if (!lost) return [];
    const entries = new Set([lost[1], ...pages.map((page) => page.entry), entry]);
    return [{ message: `event ${lost[0]} is missing in a later complete listing`, entries: [...entries] }];
  };
});

/** Creation times follow the requested order, within a page and from one to the next. */
const timesInOrder = createListingLaw("times-in-order", "4.1", () => ({ entry, order, events }, { pages }) => {
  if (!order) return [];
  const before = pages.at(-1);
  const all = [...(before?.events.slice(-1) ?? []), ...events];
  const direction = order === "created_at" ? 1 : -1;
  const at = all.findIndex(({ createdAt }, i) => direction * (createdAt - (all[i - 1]?.createdAt ?? createdAt)) < 0);
  if (at === -1) return [];
  const message = `event ${all[at]?.id} goes against the order ${order}`;
  return [{ message, entries: before && at === 1 ? [before.entry, entry] : [entry] }];
});

/** The next page starts after the last event of this one. */
const cursorIsLastEvent = createPageLaw(
  "cursor-is-last-event",
  "9",
  () =>
    ({ entry, events, hasMore, moreStartingAfter }) => {
      const last = events.at(-1);
      if (!hasMore || !last || moreStartingAfter === undefined || moreStartingAfter === last.id) return [];
      return [{ message: `more_starting_after is ${moreStartingAfter}, the last event ${last.id}`, entries: [entry] }];
    },
);

/** A page has at most `limit` events; without `limit`, at most the largest allowed one. */
const atMostLimit = createPageLaw("at-most-limit", "8", () => ({ entry, events, limit = MAX_LIMIT }) => {
  if (events.length <= limit) return [];
  return [{ message: `the page has ${events.length} events, more than the limit of ${limit}`, entries: [entry] }];
});

interface SeenEvent {
  readonly createdAt: number;
  readonly entry: number;
}

/** `has_more` is false only if nothing follows: no event that was seen before belongs after the last page. */
const lastPageIsLast = createPageLaw("last-page-is-last", "2.1", () => {
  const seenByPath = new Map<string, Map<string, SeenEvent>>();
  return (page) => {
    const seen = seenByPath.get(page.path) ?? new Map<string, SeenEvent>();
    seenByPath.set(page.path, seen);
    const follower = page.hasMore ? undefined : findFollower(page, seen);
    for (const { id, createdAt } of page.events) if (!seen.has(id)) seen.set(id, { createdAt, entry: page.entry });
    if (!follower) return [];
    const [id, { entry }] = follower;
    return [{ message: `has_more is false, but event ${id} follows`, entries: [entry, page.entry] }];
  };
});

/** Finds an event that belongs after this page. Events of the same time may be in any order. */
function findFollower(
  { order, events, startingAfterId }: Page,
  seen: ReadonlyMap<string, SeenEvent>,
): [string, SeenEvent] | undefined {
  const before = startingAfterId === undefined ? undefined : seen.get(startingAfterId);
  const end = (events.at(-1) ?? before)?.createdAt;
  if (end === undefined) return startingAfterId === undefined ? [...seen][0] : undefined;
  if (!order) return undefined;
  const direction = order === "created_at" ? 1 : -1;
  return [...seen].find(([, { createdAt }]) => direction * (createdAt - end) > 0);
}

/** Laws of pages of activity. */
export const pagingLaws: readonly Law[] = [
  noEventTwice,
  noEventLost,
  timesInOrder,
  cursorIsLastEvent,
  atMostLimit,
  lastPageIsLast,
];
