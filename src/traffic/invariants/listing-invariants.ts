import { clientOperations, type Pagination } from "../../contract/client-operations.ts";
import { securityHeaders } from "../../contract/internal.ts";
import { isDateTime, toEpochMicroseconds } from "../../contract/is-date-time.ts";
import { isObject } from "../../contract/json.ts";
import type { Finding } from "../findings/finding.ts";
import { findDistinct } from "../read/credential.ts";
import { bearerToken, type Exchange } from "../read/exchange.ts";
import { type ComparedExchange, createBrokenInvariant, type Hide } from "./invariant.ts";

/** A page of activity (§2.1). */
interface Page {
  /** The requested order; undefined if the service chooses (S04). */
  readonly order: "created_at" | "-created_at" | undefined;
  readonly startingAfterId: string | undefined;
  readonly ids: readonly string[];
  /** Microseconds since the epoch. */
  readonly times: readonly number[];
  readonly hasMore: boolean;
  readonly moreStartingAfter: string | undefined;
}

/** Pages that a client reads cursor after cursor. */
interface Listing {
  /** The last page that lists each event. */
  readonly shownBy: Map<string, ListedPage>;
  /** The number of the page that each cursor asks for. */
  readonly cursors: Record<string, number>;
}

interface ListedPage {
  readonly listing: Listing;
  /** Position in the listing, from 0. A page that is read again has the same number. */
  readonly number: number;
  readonly place: ComparedExchange;
  /** Ascending or descending by creation time; 0 if all events so far have the same time. */
  readonly direction: number;
  readonly lastTime: number | undefined;
}

/** Finds broken invariants in the pages of a recording. Memory grows with the events of listings that have not ended. */
export class ListingInvariants {
  readonly #hide: Hide;
  /** The last page before each cursor of a listing. */
  readonly #before = new Map<string, ListedPage>();

  constructor(hide: Hide) {
    this.#hide = hide;
  }

  /** Takes the next page. @returns The broken invariants; undefined if it is malformed. */
  add(exchange: Exchange, place: ComparedExchange): Finding[] | undefined {
    const pagination = exchange.operationId && clientOperations[exchange.operationId].pagination;
    if (!pagination || exchange.response.status !== 200 || !exchange.response.isBodyRecorded) return [];
    const page = toPage(exchange, pagination);
    if (!page) return undefined;
    const { startingAfterId: cursor, ids, hasMore, moreStartingAfter } = page;
    const log = nameLog(exchange, page);
    const before = this.#before.get(`${log} ${cursor}`);
    const listed = continueListing(page, place, before);
    const broken = [
      ...checkEnd(page, listed, before, this.#hide),
      ...(checkRepetition(page, listed, this.#hide) ?? checkOrder(page, listed, before, this.#hide)),
    ];
    for (const id of ids) listed.listing.shownBy.set(id, listed);
    const next = moreStartingAfter ?? ids.at(-1);
    if (hasMore && next !== undefined) this.#before.set(`${log} ${next}`, listed);
    const ended = hasMore ? [] : Object.keys(listed.listing.cursors);
    for (const used of ended) this.#before.delete(`${log} ${used}`);
    return broken;
  }
}

/** Names the log, and the order, that a page shows. */
function nameLog(exchange: Exchange, { order }: Page): string {
  const { url, headers } = exchange.request;
  const caller = findDistinct(headers.get(securityHeaders.ApplicationId) ?? bearerToken(exchange));
  return [url.origin, url.pathname, order, caller].join(" ");
}

function toPage({ request, response }: Exchange, pagination: Pagination): Page | undefined {
  if (!isObject(response.value)) return undefined;
  const { [pagination.items]: items, [pagination.more]: hasMore, [pagination.next]: next } = response.value;
  if (!Array.isArray(items) || typeof hasMore !== "boolean") return undefined;
  const ids: string[] = [];
  const times: number[] = [];
  for (const item of items) {
    const { [pagination.id]: id, created_at: time } = isObject(item) ? item : {};
    if (typeof id !== "string" || typeof time !== "string" || !isDateTime(time)) return undefined;
    ids.push(id);
    times.push(toEpochMicroseconds(time));
  }
  const query = request.url.searchParams;
  const order = query.get("order");
  return {
    order: order === "created_at" || order === "-created_at" ? order : undefined,
    startingAfterId: query.get(pagination.cursor) ?? undefined,
    ids,
    times,
    hasMore,
    moreStartingAfter: typeof next === "string" ? next : undefined,
  };
}

/** Adds a page to the listing of the page before it, or to a new one. */
function continueListing(page: Page, place: ComparedExchange, before: ListedPage | undefined): ListedPage {
  const { order, times, startingAfterId } = page;
  const listing = before?.listing ?? { shownBy: new Map(), cursors: Object.create(null) };
  const number = before ? before.number + 1 : 0;
  if (startingAfterId !== undefined) listing.cursors[startingAfterId] = number;
  // The default order is not known (S04), but it is one of the two.
  const requested = order && (order === "created_at" ? 1 : -1);
  const direction = requested ?? (before?.direction || (listSteps(page, before).find(Boolean) ?? 0));
  return { listing, number, place, direction, lastTime: times.at(-1) ?? before?.lastTime };
}

/** Lists a number for each event of a page: 1 if it is later than the event before it, -1 if it is earlier. */
function listSteps({ times }: Page, before: ListedPage | undefined): number[] {
  return times.map((time, at) => Math.sign(time - (times[at - 1] ?? before?.lastTime ?? time)));
}

/** Checks whether a next page follows as a page says. */
function* checkEnd(page: Page, listed: ListedPage, before: ListedPage | undefined, hide: Hide): Generator<Finding> {
  const { ids, hasMore, moreStartingAfter: next } = page;
  const { place } = listed;
  const last = ids.at(-1);
  const evidence = [place, `${place.operationId} 200`] as const;
  if (before && !hasMore && last === undefined) {
    const message = "has_more was true, but the listing ends with an empty page";
    yield createBrokenInvariant("more-means-events", message, [before.place, "has has_more"], [place, "has no event"]);
  }
  if (hasMore && !next && last === undefined) {
    const message = "has_more is true, but without an event and more_starting_after there is no next page";
    yield createBrokenInvariant("cursor-moves", message, evidence);
  }
  if (next) yield* checkCursor(next, page, listed, hide);
}

function* checkCursor(next: string, { ids, hasMore }: Page, listed: ListedPage, hide: Hide): Generator<Finding> {
  const { listing, number, place } = listed;
  const last = ids.at(-1);
  const evidence = [place, `${place.operationId} 200`] as const;
  if (!hasMore) {
    const message = `has_more is false, but more_starting_after is ${hide(next)}`;
    yield createBrokenInvariant("last-page-has-no-cursor", message, evidence);
  } else if ((listing.cursors[next] ?? Infinity) <= number && next !== last) {
    const message = `more_starting_after repeats the cursor ${hide(next)}: the listing never ends`;
    yield createBrokenInvariant("cursor-moves", message, evidence);
  } else if (last !== undefined && next !== last) {
    const message = `more_starting_after is ${hide(next)}, the last event ${hide(last)}`;
    yield createBrokenInvariant("cursor-is-last-event", message, evidence);
  }
}

/** Finds an event that a page, or the listing before it, already lists. */
function checkRepetition(page: Page, listed: ListedPage, hide: Hide): Finding[] | undefined {
  const { ids, startingAfterId } = page;
  const { listing, number, place } = listed;
  const seen = new Set([startingAfterId]);
  const findEarlier = (id: string) => {
    const first = listing.shownBy.get(id);
    return first && first.number < number ? first : undefined;
  };
  const id = ids.find((each) => seen.size === seen.add(each).size || findEarlier(each));
  if (id === undefined) return undefined;
  const first = findEarlier(id);
  if (first) {
    const message = `event ${hide(id)} is listed on two pages`;
    const shows = `lists ${hide(id)}`;
    return [createBrokenInvariant("no-event-twice", message, [first.place, shows], [place, shows])];
  }
  const where = id === startingAfterId ? "after itself (starting_after_id)" : "twice on the page";
  const evidence = [place, `${place.operationId} 200`] as const;
  return [createBrokenInvariant("no-event-twice", `event ${hide(id)} is listed ${where}`, evidence)];
}

/** Finds an event that goes against the order of the listing. */
function checkOrder(page: Page, listed: ListedPage, before: ListedPage | undefined, hide: Hide): Finding[] {
  const wrong = listSteps(page, before).findIndex((step) => step * listed.direction < 0);
  const id = page.ids[wrong];
  if (id === undefined) return [];
  const message = `event ${hide(id)} goes against the order ${page.order ?? "of the listing"}`;
  const earlier = wrong === 0 && before ? [[before.place, "lists the events before it"] as const] : [];
  return [createBrokenInvariant("times-in-order", message, [listed.place, `lists ${hide(id)}`], ...earlier)];
}
