import type { Pagination } from "../contract/client-operations.ts";
import type { MemberActivity } from "../contract/schemas.ts";
import { eventTypes } from "../contract/vocabulary.ts";
import type { Call, ResultWithResponse } from "./call.ts";
import { PaginationError } from "./errors/pagination-error.ts";

/** How a listing gets its pages. */
interface ListingSource {
  readonly operationId: string;
  readonly pagination: Pagination;
  /** The cursor at which each iteration begins. */
  readonly start: string | undefined;
  /** Requests the page at a cursor. */
  readonly requestPage: (cursor: string | undefined) => Call<unknown>;
}

type Place = { checkpoint: string | undefined };
type Row = Readonly<Record<string, unknown>>;

/** A page with its items and their IDs. */
interface ReadPage {
  readonly page: Row;
  readonly items: readonly Row[];
  readonly ids: readonly unknown[];
}

/** How many empty pages in a row an iteration follows (S34). */
const MAX_EMPTY_PAGES = 100;

/**
 * The items of an operation, requested page by page. `await` it for the first page, iterate it for all items, or use `pages()`. Each
 * iteration starts from the beginning.
 *
 * Pages that contradict each other end in a {@link PaginationError}: a cursor comes twice, or a page begins again at the last
 * item before it.
 */
export class Listing<Item, Page> implements PromiseLike<Page>, AsyncIterable<Item> {
  readonly #source: ListingSource;
  #firstPage: Call<Page> | undefined;
  /** The place of the iteration that began last. */
  #place: Place;

  /** @internal */
  constructor(source: ListingSource) {
    this.#source = source;
    this.#place = this.#begin();
  }

  /**
   * ID of the last item that you finished, in the iteration that began last: it advances when you request the next item or page.
   * Pass it as the cursor parameter, for example `starting_after_id`, to resume. After an error in the loop, or `break`, the current
   * item comes again: at least once.
   */
  get checkpoint(): string | undefined {
    return this.#place.checkpoint;
  }

  /** Requests the first page once, so that `await` of the listing is its first page. @throws LoyaltyError */
  // biome-ignore lint/suspicious/noThenProperty: a listing is a promise of its first page
  then<Result = Page, Failure = never>(
    onFulfilled?: ((page: Page) => Result | PromiseLike<Result>) | null,
    onRejected?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#requestFirstPage().then(onFulfilled, onRejected);
  }

  /** Returns the first page together with the text of the body, status, headers and request id. @throws LoyaltyError */
  withResponse(): Promise<ResultWithResponse<Page>> {
    return this.#requestFirstPage().withResponse();
  }

  /** Returns page after page while there are more. @throws LoyaltyError; PaginationError if pages contradict each other. */
  async *pages(): AsyncGenerator<Page, void, void> {
    const place = this.#begin();
    for await (const { page, ids } of this.#read(place)) {
      yield page as Page;
      for (const id of ids) finish(place, id);
    }
  }

  /** Returns item after item. @throws LoyaltyError; PaginationError if pages contradict each other. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
    const place = this.#begin();
    for await (const { items, ids } of this.#read(place))
      for (const [at, item] of items.entries()) {
        yield item as Item;
        finish(place, ids[at]);
      }
  }

  /**
   * Returns all items in one array. If it fails, you get no items, and `checkpoint` is still the cursor that you passed.
   * @throws LoyaltyError; PaginationError if pages contradict each other.
   */
  async toArray(): Promise<Item[]> {
    const place = this.#begin();
    const pages: ReadPage[] = [];
    for await (const page of this.#read(place)) pages.push(page);
    for (const id of pages.flatMap(({ ids }) => ids)) finish(place, id);
    return pages.flatMap(({ items }) => items) as Item[];
  }

  #requestFirstPage(): Call<Page> {
    this.#firstPage ??= this.#source.requestPage(this.#source.start) as Call<Page>;
    return this.#firstPage;
  }

  #begin(): Place {
    this.#place = { checkpoint: this.#source.start };
    return this.#place;
  }

  /** Requests page after page. Reads each before the caller gets it, who may change it. */
  async *#read(place: Place): AsyncGenerator<ReadPage, void, void> {
    const { operationId, pagination, start, requestPage } = this.#source;
    const { items: itemsName, id, more, next } = pagination;
    const findFault = createOrderCheck(pagination, start);
    let hasMore: unknown = true;
    for (let cursor = start; hasMore; ) {
      const page = (await requestPage(cursor)) as Row;
      const items = page[itemsName] as Row[];
      hasMore = page[more];
      cursor = (page[next] as string | undefined) || (items.at(-1)?.[id] as string | undefined);
      const fault = findFault(items, hasMore, cursor);
      if (fault) throw new PaginationError(operationId, fault, place.checkpoint);
      yield { page, items: [...items], ids: items.map((item) => item[id]) };
    }
  }
}

/** Moves the checkpoint behind an item. It stays if the service sent no ID. */
function finish(place: Place, id: unknown): void {
  if (typeof id === "string") place.checkpoint = id;
}

/** Creates a function that compares each page with the earlier ones, and describes a contradiction. */
function createOrderCheck({ id, more, next }: Pagination, start: string | undefined) {
  const cursors = new Set<string | undefined>(start === undefined ? [] : [start]);
  let lastId = start;
  let emptyPages = 0;
  return (data: readonly Row[], hasNext: unknown, cursor: string | undefined): string | undefined => {
    if (lastId !== undefined && data.some((item) => item[id] === lastId)) return `the item ${lastId} came twice`;
    lastId = (data.at(-1)?.[id] as string | undefined) ?? lastId;
    emptyPages = data.length > 0 ? 0 : emptyPages + 1;
    if (!hasNext) return undefined;
    if (hasNext !== true) return `${more} is ${JSON.stringify(hasNext)}`;
    if (!cursor || typeof cursor !== "string" || !cursor.isWellFormed())
      return `the cursor (${next}, or the ${id} of the last item) is ${JSON.stringify(cursor)}`;
    if (emptyPages > MAX_EMPTY_PAGES) return `${emptyPages} empty pages in a row`;
    if (cursors.has(cursor)) return `the cursor ${cursor} came twice`;
    cursors.add(cursor);
    return undefined;
  };
}

/**
 * True if this version of the contract knows the type of an activity. A newer service may send other types. The client returns
 * them unchanged, so the type of an activity stays a string if the result is false.
 */
export function isKnownActivity(activity: MemberActivity): boolean;
export function isKnownActivity(activity: { readonly type: string }): activity is MemberActivity;
export function isKnownActivity(activity: { readonly type: string }): boolean {
  return (eventTypes as readonly string[]).includes(activity.type);
}
