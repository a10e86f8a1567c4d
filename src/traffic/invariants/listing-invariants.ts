import { clientOperations, type Pagination } from "../../contract/client-operations.ts";
import { type OperationId, securityHeaders } from "../../contract/internal.ts";
import { isDateTime, toEpochMicroseconds } from "../../contract/is-date-time.ts";
import { isObject } from "../../contract/json.ts";
import { type Finding, FindingGroups } from "../findings/finding.ts";
import { findDistinct } from "../read/credential.ts";
import { bearerToken, type Exchange } from "../read/exchange.ts";
import { checkPage, type Hide, type ListedPage, listSteps, type Page } from "./check-page.ts";

/** Finds broken rules between the pages of a recording. Memory grows with the events of listings that have not ended. */
export class ListingInvariants {
  readonly #hide: Hide;
  readonly #source: string | undefined;
  readonly #broken = new FindingGroups();
  /** The last page before each cursor of a listing. */
  readonly #before = new Map<string, ListedPage>();

  /** @param showsAll Shows identifiers in messages. @param source The name of the recording. */
  constructor(showsAll: boolean, source?: string) {
    this.#hide = (id) => (showsAll ? id : "(not shown)");
    this.#source = source;
  }

  /** Takes the next exchange. One that is no page breaks no rule; a malformed page is a violation by itself. */
  add(exchange: Exchange): void {
    const { operationId, response } = exchange;
    const pagination = operationId && clientOperations[operationId].pagination;
    if (!pagination || response.status !== 200 || !response.isBodyRecorded) return;
    const page = toPage(exchange, pagination);
    if (page) this.#addPage(page, exchange, operationId);
  }

  /** Lists the broken rules. */
  list(): Finding[] {
    return this.#broken.list();
  }

  #addPage(page: Page, exchange: Exchange, operationId: OperationId): void {
    const { startingAfterId: cursor, ids, hasMore, moreStartingAfter } = page;
    const log = nameLog(exchange, page);
    const before = this.#before.get(`${log} ${cursor}`);
    const place = { source: this.#source, entry: exchange.index, pointer: "" };
    const listed = { operationId, place, ...continueListing(page, before) };
    for (const broken of checkPage(page, listed, before, this.#hide)) this.#broken.add(broken);
    for (const id of ids) listed.listing.shownBy.set(id, listed);
    const next = moreStartingAfter ?? ids.at(-1);
    if (hasMore && next !== undefined) this.#before.set(`${log} ${next}`, listed);
    const ended = hasMore ? [] : Object.keys(listed.listing.cursors);
    for (const used of ended) this.#before.delete(`${log} ${used}`);
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
function continueListing(page: Page, before: ListedPage | undefined): Omit<ListedPage, "operationId" | "place"> {
  const { order, times, startingAfterId } = page;
  const listing = before?.listing ?? { shownBy: new Map(), cursors: Object.create(null) };
  const number = before ? before.number + 1 : 0;
  if (startingAfterId !== undefined) listing.cursors[startingAfterId] = number;
  // The default order is not known (S04), but it is one of the two.
  const requested = order && (order === "created_at" ? 1 : -1);
  const direction = requested ?? (before?.direction || (listSteps(page, before).find(Boolean) ?? 0));
  return { listing, number, direction, lastTime: times.at(-1) ?? before?.lastTime };
}
