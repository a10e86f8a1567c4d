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
  /** Position of the first exchange with each event. */
  readonly seen: Map<string, number>;
  readonly pages: Page[];
}

/** Connects pages to listings. */
class Listings {
  /** Listings whose next page is expected, by path, order and `starting_after_id`. */
  readonly #open = new Map<string, Listing>();

  /** Returns the listing that the page continues, or undefined if its beginning was not recorded. */
  take(page: Page): Listing | undefined {
    if (page.startingAfterId === undefined) return { seen: new Map(), pages: [] };
    const key = toKey(page, page.startingAfterId);
    const listing = this.#open.get(key);
    this.#open.delete(key);
    return listing;
  }

  /** Adds a page to its listing. */
  extend(listing: Listing, page: Page): void {
    for (const { id } of page.events) if (!listing.seen.has(id)) listing.seen.set(id, page.entry);
    listing.pages.push(page);
    if (page.hasMore && page.moreStartingAfter !== undefined) {
      this.#open.set(toKey(page, page.moreStartingAfter), listing);
    }
  }
}

function toKey({ path, order }: Page, id: string): string {
  return `${path} ${order} ${id}`;
}

/** The pages of a listing partition the log: no event is in two of them, or twice in one. */
const noEventTwice = createPageLaw("no-event-twice", "9", () => {
  const listings = new Listings();
  return (page) => {
    const listing = listings.take(page);
    if (!listing) return [];
    const inPage = new Set<string>();
    const repeated = page.events.find(({ id }) => listing.seen.has(id) || inPage.size === inPage.add(id).size);
    const first = repeated && (listing.seen.get(repeated.id) ?? page.entry);
    listings.extend(listing, page);
    if (first === undefined) return [];
    return [{ message: `event ${repeated?.id} is listed twice`, entries: [...new Set([first, page.entry])] }];
  };
});

/** The pages of a listing partition the log: a later complete listing has every event of an earlier one. */
const noEventLost = createPageLaw("no-event-lost", "9", () => {
  const listings = new Listings();
  const complete = new Map<string, Listing>();
  return (page) => {
    const listing = listings.take(page);
    if (!listing) return [];
    listings.extend(listing, page);
    if (page.hasMore) return [];
    const before = complete.get(page.path);
    complete.set(page.path, listing);
    const lost = before && [...before.seen].find(([id]) => !listing.seen.has(id));
    if (!lost) return [];
    const entries = new Set([lost[1], ...listing.pages.map(({ entry }) => entry)]);
    return [{ message: `event ${lost[0]} is missing in a later complete listing`, entries: [...entries] }];
  };
});

/** Creation times follow the requested order, within a page and from one to the next. */
const timesInOrder = createPageLaw("times-in-order", "4.1", () => {
  const listings = new Listings();
  return (page) => {
    if (!page.order) return [];
    const listing = listings.take(page) ?? { seen: new Map(), pages: [] };
    const before = listing.pages.at(-1);
    const events = [...(before?.events.slice(-1) ?? []), ...page.events];
    listings.extend(listing, page);
    const direction = page.order === "created_at" ? 1 : -1;
    const at = events.findIndex(
      ({ createdAt }, i) => direction * (createdAt - (events[i - 1]?.createdAt ?? createdAt)) < 0,
    );
    if (at === -1) return [];
    const message = `event ${events[at]?.id} goes against the order ${page.order}`;
    return [{ message, entries: before && at === 1 ? [before.entry, page.entry] : [page.entry] }];
  };
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
