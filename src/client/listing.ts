import type { Pagination } from "../contract/client-operations.ts";
import type { MemberActivity } from "../contract/schemas.ts";
import { eventTypes } from "../contract/vocabulary.ts";
import type { Call, ResultWithResponse } from "./call.ts";
import { PaginationError } from "./errors/pagination-error.ts";

interface ListingSource {
  readonly operationId: string;
  readonly pagination: Pagination;
  /** The cursor at which each iteration begins. */
  readonly start: string | undefined;
  readonly requestPage: (cursor: string | undefined) => Call<unknown>;
}

/** A page. Iterate it for its items and those of the pages after it. */
export type IterablePage<Item, Page> = Page & AsyncIterable<Item>;

type Place = { checkpoint: string | undefined };
type Row = Readonly<Record<string, unknown>>;

/** A page as it arrived: the caller may change it. */
interface ReadPage {
  readonly page: Row;
  readonly items: readonly Row[];
  readonly ids: readonly unknown[];
  /** The cursor that it was requested with. */
  readonly start: string | undefined;
  readonly hasMore: unknown;
  readonly next: string | undefined;
}

/** How many empty pages in a row an iteration follows (S34). */
const MAX_EMPTY_PAGES = 100;

/**
 * The items of an operation, requested page by page. `await` it for the first page, iterate it for all items, or use `pages()`. A
 * page can be iterated too. Each iteration starts from the beginning; if you awaited the listing, with the page that you have.
 *
 * Pages that contradict each other end in a {@link PaginationError}: a cursor comes twice, or a page begins again at the last
 * item before it.
 */
export class Listing<Item, Page> implements Call<IterablePage<Item, Page>>, AsyncIterable<Item> {
  readonly #source: ListingSource;
  #call: Call<unknown> | undefined;
  /** The first page, if the caller awaits it. */
  #firstPage: Promise<IterablePage<Item, Page>> | undefined;
  /** The first page, if the caller awaited it. */
  #arrived: ReadPage | undefined;
  /** The place of the iteration that began last. */
  #place: Place;

  /** @internal */
  constructor(source: ListingSource) {
    this.#source = source;
    this.#place = this.#begin(source.start);
  }

  get [Symbol.toStringTag](): string {
    return "Listing";
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
  then<Result = IterablePage<Item, Page>, Failure = never>(
    onFulfilled?: ((page: IterablePage<Item, Page>) => Result | PromiseLike<Result>) | null,
    onRejected?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#requestFirstPage().then(onFulfilled, onRejected);
  }

  /** Requests the first page, and handles its failure. */
  catch<Failure = never>(
    onRejected?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<IterablePage<Item, Page> | Failure> {
    return this.then(undefined, onRejected);
  }

  /** Requests the first page, and calls back when it has arrived or failed. */
  finally(onFinally?: (() => void) | null): Promise<IterablePage<Item, Page>> {
    return this.then().finally(onFinally);
  }

  /** Returns the first page together with the text of the body, status, headers and request id. @throws LoyaltyError */
  async withResponse(): Promise<ResultWithResponse<IterablePage<Item, Page>>> {
    await this.#requestFirstPage();
    return this.#call?.withResponse() as Promise<ResultWithResponse<IterablePage<Item, Page>>>;
  }

  /** Returns page after page while there are more. @throws LoyaltyError; PaginationError if pages contradict each other. */
  async *pages(): AsyncGenerator<IterablePage<Item, Page>, void, void> {
    const place = this.#begin(this.#source.start);
    for await (const { page, ids } of this.#read(place, this.#arrived)) {
      yield page as IterablePage<Item, Page>;
      for (const id of ids) finish(place, id);
    }
  }

  /** Returns item after item. @throws LoyaltyError; PaginationError if pages contradict each other. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
    return this.#iterate(this.#arrived);
  }

  /**
   * Returns all items in one array. If it fails, you get no items, and `checkpoint` is still the cursor that you passed.
   * @throws LoyaltyError; PaginationError if pages contradict each other.
   */
  async toArray(): Promise<Item[]> {
    const place = this.#begin(this.#source.start);
    const pages: ReadPage[] = [];
    for await (const page of this.#read(place, this.#arrived)) pages.push(page);
    for (const id of pages.flatMap(({ ids }) => ids)) finish(place, id);
    return pages.flatMap(({ items }) => items) as Item[];
  }

  #requestFirstPage(): Promise<IterablePage<Item, Page>> {
    const { start, requestPage } = this.#source;
    this.#call ??= requestPage(start);
    this.#firstPage ??= this.#call.then((page) => {
      this.#arrived = this.#open(page as Row, start);
      return page as IterablePage<Item, Page>;
    });
    return this.#firstPage;
  }

  #begin(checkpoint: string | undefined): Place {
    this.#place = { checkpoint };
    return this.#place;
  }

  /** Reads a page before the caller gets it, and makes it iterable. */
  #open(page: Row, start: string | undefined): ReadPage {
    const { items: itemsName, id, more, next } = this.#source.pagination;
    const items = page[itemsName] as Row[];
    const ids = items.map((item) => item[id]);
    const cursor = (page[next] || ids.at(-1)) as string | undefined;
    const read = { page, items: [...items], ids, start, hasMore: page[more], next: cursor };
    Object.defineProperty(page, Symbol.asyncIterator, { value: () => this.#iterate(read) });
    return read;
  }

  async *#iterate(first: ReadPage | undefined): AsyncGenerator<Item, void, void> {
    const place = this.#begin(first ? first.start : this.#source.start);
    for await (const { items, ids } of this.#read(place, first))
      for (const [at, item] of items.entries()) {
        yield item as Item;
        finish(place, ids[at]);
      }
  }

  /** Requests page after page, from one that has arrived, if it is given. */
  async *#read(place: Place, first: ReadPage | undefined): AsyncGenerator<ReadPage, void, void> {
    const { operationId, pagination, requestPage } = this.#source;
    const findFault = createOrderCheck(pagination, place.checkpoint);
    let arrived = first;
    let cursor = place.checkpoint;
    for (let hasMore: unknown = true; hasMore; ) {
      const read = arrived ?? this.#open((await requestPage(cursor)) as Row, cursor);
      arrived = undefined;
      const fault = findFault(read);
      if (fault) throw new PaginationError(operationId, fault, place.checkpoint);
      yield read;
      hasMore = read.hasMore;
      cursor = read.next;
    }
  }
}

/** Moves the checkpoint behind an item. It stays if the service sent no ID. */
function finish(place: Place, id: unknown): void {
  if (typeof id === "string") place.checkpoint = id;
}

/** Creates a function that compares each page with the earlier ones, and describes a contradiction. */
function createOrderCheck({ id, more, next }: Pagination, start: string | undefined) {
  const cursors = new Set([start]);
  let lastId: unknown = start;
  let emptyPages = 0;
  return ({ ids, hasMore, next: cursor }: ReadPage): string | undefined => {
    if (lastId !== undefined && ids.includes(lastId)) return `the item ${lastId} came twice`;
    lastId = ids.at(-1) ?? lastId;
    emptyPages = ids.length > 0 ? 0 : emptyPages + 1;
    if (!hasMore) return undefined;
    if (hasMore !== true) return `${more} is ${JSON.stringify(hasMore)}`;
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
