import type { OperationId } from "../../contract/internal.ts";
import { createFinding } from "../check/create-finding.ts";
import type { Finding, Place } from "../findings/finding.ts";

/** The rules between the pages of a listing, and their sections. */
const invariants = {
  "cursor-is-last-event": "9",
  "cursor-moves": "9",
  "last-page-has-no-cursor": "2.1",
  "no-event-twice": "4.1",
  "more-means-events": "2.1",
  "times-in-order": "4.1",
} as const;

/** A page of activity (§2.1). */
export interface Page {
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
export interface Listing {
  /** The last page that lists each event. */
  readonly shownBy: Map<string, ListedPage>;
  /** The number of the page that each cursor asks for. */
  readonly cursors: Record<string, number>;
}

export interface ListedPage {
  readonly operationId: OperationId;
  readonly place: Place;
  readonly listing: Listing;
  /** Position in the listing, from 0. A page that is read again has the same number. */
  readonly number: number;
  /** Ascending or descending by creation time; 0 if all events so far have the same time. */
  readonly direction: number;
  readonly lastTime: number | undefined;
}

/** Returns an identifier for the report, or what stands for it. */
export type Hide = (id: string) => string;

/** Finds the rules that a page breaks. @param before The page with its cursor, if that was recorded. */
export function checkPage(page: Page, listed: ListedPage, before: ListedPage | undefined, hide: Hide): Finding[] {
  return [
    ...checkEnd(page, listed, before, hide),
    ...(checkRepetition(page, listed, hide) ?? checkOrder(page, listed, before, hide)),
  ];
}

/** Lists a number for each event of a page: 1 if it is later than the event before it, -1 if it is earlier. */
export function listSteps({ times }: Page, before: ListedPage | undefined): number[] {
  return times.map((time, at) => Math.sign(time - (times[at - 1] ?? before?.lastTime ?? time)));
}

/** Checks whether a next page follows as a page says. */
function* checkEnd(page: Page, listed: ListedPage, before: ListedPage | undefined, hide: Hide): Generator<Finding> {
  const { ids, hasMore, moreStartingAfter: next } = page;
  if (before && !hasMore && ids.length === 0) {
    const message = "has_more was true, but the listing ends with an empty page";
    yield createBroken("more-means-events", message, listed, before);
  }
  if (hasMore && !next && ids.length === 0) {
    const message = "has_more is true, but without an event and more_starting_after there is no next page";
    yield createBroken("cursor-moves", message, listed);
  }
  if (next) yield* checkCursor(next, page, listed, hide);
}

function* checkCursor(next: string, { ids, hasMore }: Page, listed: ListedPage, hide: Hide): Generator<Finding> {
  const { listing, number } = listed;
  const last = ids.at(-1);
  if (!hasMore) {
    const message = `has_more is false, but more_starting_after is ${hide(next)}`;
    yield createBroken("last-page-has-no-cursor", message, listed);
  } else if ((listing.cursors[next] ?? Infinity) <= number && next !== last) {
    const message = `more_starting_after repeats the cursor ${hide(next)}: the listing never ends`;
    yield createBroken("cursor-moves", message, listed);
  } else if (last !== undefined && next !== last) {
    const message = `more_starting_after is ${hide(next)}, the last event ${hide(last)}`;
    yield createBroken("cursor-is-last-event", message, listed);
  }
}

/** Finds an event that a page, or the listing before it, already lists. */
function checkRepetition(page: Page, listed: ListedPage, hide: Hide): Finding[] | undefined {
  const { ids, startingAfterId } = page;
  const { listing, number } = listed;
  const seen = new Set([startingAfterId]);
  const findEarlier = (id: string) => {
    const first = listing.shownBy.get(id);
    return first && first.number < number ? first : undefined;
  };
  const id = ids.find((each) => seen.size === seen.add(each).size || findEarlier(each));
  if (id === undefined) return undefined;
  const first = findEarlier(id);
  if (first) return [createBroken("no-event-twice", `event ${hide(id)} is listed on two pages`, listed, first)];
  const where = id === startingAfterId ? "after itself (starting_after_id)" : "twice on the page";
  return [createBroken("no-event-twice", `event ${hide(id)} is listed ${where}`, listed)];
}

/** Finds an event that goes against the order of the listing. */
function checkOrder(page: Page, listed: ListedPage, before: ListedPage | undefined, hide: Hide): Finding[] {
  const wrong = listSteps(page, before).findIndex((step) => step * listed.direction < 0);
  const id = page.ids[wrong];
  if (id === undefined) return [];
  const message = `event ${hide(id)} goes against the order ${page.order ?? "of the listing"}`;
  return [createBroken("times-in-order", message, listed, wrong === 0 ? before : undefined)];
}

/** Creates the finding of a rule that a page breaks. @param earlier Another page that shows it. */
function createBroken(
  rule: keyof typeof invariants,
  message: string,
  { operationId, place }: ListedPage,
  earlier?: ListedPage,
): Finding {
  const violation = {
    keyword: rule,
    operationId,
    in: "response" as const,
    status: 200,
    pointer: "",
    expected: `must keep ${rule}`,
    found: "",
    message,
    component: rule,
    section: invariants[rule],
  };
  return { ...createFinding(violation, { showsAll: true }), rule, places: earlier ? [earlier.place, place] : [place] };
}
