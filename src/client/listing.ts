import type { ClientOperation, Pagination } from "../contract/client-operations.ts";
import type { MemberActivity } from "../contract/schemas.ts";
import { eventTypes } from "../contract/vocabulary.ts";
import type { Call, CallOperation } from "./call.ts";
import type { CallOptions, CallParameters } from "./call-arguments.ts";
import { PaginationError } from "./errors/pagination-error.ts";

type Place = { checkpoint: string | undefined };
type Row = Readonly<Record<string, unknown>>;
type PagedOperation = ClientOperation & { readonly pagination: Pagination };

/** How many empty pages in a row an iteration follows (S34). */
const MAX_EMPTY_PAGES = 100;

/**
 * The items of an operation, requested page by page. Iterate it, or use `pages()`. Each iteration starts from the beginning.
 *
 * Pages that contradict each other end in a {@link PaginationError}: a cursor comes twice, or a page begins again at the last
 * item before it.
 */
export class Listing<Item, Page> implements AsyncIterable<Item> {
  readonly #call: CallOperation;
  readonly #operation: PagedOperation;
  readonly #parameters: CallParameters;
  readonly #options: CallOptions;
  /** The place of the iteration that began last. */
  #place: Place;

  /** @internal */
  constructor(call: CallOperation, operation: PagedOperation, parameters: CallParameters, options: CallOptions) {
    this.#call = call;
    this.#operation = operation;
    this.#parameters = parameters;
    this.#options = options;
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

  /** Requests the first page only. @throws LoyaltyError */
  firstPage(): Call<Page> {
    return this.#request() as Call<Page>;
  }

  /** Returns page after page while there are more. @throws LoyaltyError; PaginationError if pages contradict each other. */
  async *pages(): AsyncGenerator<Page, void, void> {
    const place = this.#begin();
    for await (const page of this.#read(place)) {
      yield page as Page;
      this.#finish(place, page);
    }
  }

  /** Returns item after item. @throws LoyaltyError; PaginationError if pages contradict each other. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
    const { items, id } = this.#operation.pagination;
    const place = this.#begin();
    for await (const page of this.#read(place))
      for (const item of page[items] as Row[]) {
        yield item as Item;
        place.checkpoint = item[id] as string;
      }
  }

  /**
   * Returns all items in one array. If it fails, you get no items, and `checkpoint` is still the cursor that you passed.
   * @throws LoyaltyError; PaginationError if pages contradict each other.
   */
  async toArray(): Promise<Item[]> {
    const { items } = this.#operation.pagination;
    const place = this.#begin();
    const pages: Row[] = [];
    for await (const page of this.#read(place)) pages.push(page);
    for (const page of pages) this.#finish(place, page);
    return pages.flatMap((page) => page[items] as Item[]);
  }

  /** Makes `await listing` an error of the compiler. @throws TypeError that names `toArray` and `firstPage`. */
  // biome-ignore lint/suspicious/noThenProperty: without it, `await listing` would return the listing
  then(_listing: never): never {
    throw new TypeError("a listing is not a promise: await its toArray() or firstPage(), or iterate it");
  }

  #begin(): Place {
    this.#place = { checkpoint: this.#parameters[this.#operation.pagination.cursor] as string | undefined };
    return this.#place;
  }

  #finish(place: Place, page: Row): void {
    const { items, id } = this.#operation.pagination;
    const last = (page[items] as Row[]).at(-1);
    if (last) place.checkpoint = last[id] as string;
  }

  #request(cursor?: string): Call<unknown> {
    const next = cursor === undefined ? {} : { [this.#operation.pagination.cursor]: cursor };
    return this.#call(this.#operation, { ...this.#parameters, ...next }, this.#options);
  }

  /** Requests page after page. */
  async *#read(place: Place): AsyncGenerator<Row, void, void> {
    const { items, id, more, next } = this.#operation.pagination;
    const findFault = createOrderCheck(this.#operation.pagination, place.checkpoint);
    let page: Row = { [more]: true };
    for (let cursor: string | undefined; page[more]; ) {
      page = (await this.#request(cursor)) as Row;
      const data = page[items] as Row[];
      cursor = (page[next] as string | undefined) || (data.at(-1)?.[id] as string | undefined);
      const fault = findFault(data, page[more], cursor);
      if (fault) throw new PaginationError(this.#operation.id, fault, place.checkpoint);
      yield page;
    }
  }
}

/** Creates a function that compares each page with those before it, and describes how they contradict each other. */
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
    if (!cursor) return `an empty page has ${more}: true and no ${next}`;
    if (emptyPages > MAX_EMPTY_PAGES) return `${emptyPages} empty pages in a row`;
    if (cursors.has(cursor)) return `the cursor ${cursor} came twice`;
    cursors.add(cursor);
    return undefined;
  };
}

/**
 * Returns whether this version of the contract knows the type of an activity. A newer service may send other types; the client
 * returns them unchanged, so the type of an activity stays a string if the result is false.
 */
export function isKnownActivity(activity: MemberActivity): boolean;
export function isKnownActivity(activity: { readonly type: string }): activity is MemberActivity;
export function isKnownActivity(activity: { readonly type: string }): boolean {
  return (eventTypes as readonly string[]).includes(activity.type);
}
