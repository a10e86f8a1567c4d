import type { ClientOperation, Pagination } from "../contract/client-operations.ts";
import type { MemberActivity } from "../contract/schemas.ts";
import { eventTypes } from "../contract/vocabulary.ts";
import type { Call, CallOperation, CallOptions, CallParameters } from "./call.ts";
import { checkWhole, onAbort } from "./deadlines.ts";
import { PaginationError } from "./errors/pagination-error.ts";

/** Options of a listing. The options of a call apply to the request of each page. */
export interface ListingOptions extends CallOptions {
  /** Maximum number of items in total. @default Infinity */
  readonly maxItems?: number | undefined;
  /** Requests the next page while you work on the current one. @default false */
  readonly prefetch?: boolean | undefined;
}

/** An iteration of a listing. */
export interface Iteration<Value> extends AsyncGenerator<Value, void, void> {
  /**
   * ID of the last item that you finished: it advances when you request the next item or page. Pass it as the cursor parameter, for
   * example `starting_after_id`, to resume. After an error in the loop, or `break`, the current item comes again: at least once.
   */
  readonly checkpoint: string | undefined;
}

type Place = { checkpoint: string | undefined };
type Row = Readonly<Record<string, unknown>>;
type PagedOperation = ClientOperation & { readonly pagination: Pagination };

/** How many of the last items and cursors an iteration remembers, to notice repetitions. */
const MAX_REMEMBERED = 10_000;
/** How many empty pages in a row an iteration follows (S34). */
const MAX_EMPTY_PAGES = 100;

/**
 * The items of an operation, requested page by page. Iterate it, or use `pages()`. Each iteration starts from the beginning.
 *
 * It never loses or repeats an item silently: pages that contradict each other end in a {@link PaginationError}. To notice that,
 * an iteration remembers the last 10,000 items and cursors.
 */
export class Listing<Item, Page> implements AsyncIterable<Item> {
  readonly #call: CallOperation;
  readonly #operation: PagedOperation;
  readonly #parameters: CallParameters;
  readonly #options: ListingOptions;
  /** The place of the iteration that began last. */
  #place: Place;

  /** @internal */
  constructor(call: CallOperation, operation: PagedOperation, parameters: CallParameters, options: ListingOptions) {
    checkWhole("maxItems", options.maxItems, undefined);
    this.#call = call;
    this.#operation = operation;
    this.#parameters = parameters;
    this.#options = options;
    this.#place = this.#createPlace();
  }

  /** The checkpoint of the iteration that began last, as in {@link Iteration}. Each iteration also has its own. */
  get checkpoint(): string | undefined {
    return this.#place.checkpoint;
  }

  /** Requests the first page only. @throws LoyaltyError */
  firstPage(): Call<Page> {
    return this.#request(undefined, this.#options.signal) as Call<Page>;
  }

  /**
   * Returns page after page while there are more. The last one is cut off at `maxItems`: it then has `has_more: true`, and its
   * cursor is its last item.
   * @throws LoyaltyError; PaginationError if pages contradict each other.
   */
  pages(): Iteration<Page> {
    const place = this.#begin();
    return withCheckpoint(this.#read(place) as AsyncGenerator<Page, void, void>, place);
  }

  /** Returns item after item. @throws LoyaltyError; PaginationError if pages contradict each other. */
  [Symbol.asyncIterator](): Iteration<Item> {
    const place = this.#begin();
    const { items, id } = this.#operation.pagination;
    const read = this.#read(place);
    async function* iterate(): AsyncGenerator<Item, void, void> {
      for await (const page of read)
        for (const item of page[items] as Row[]) {
          yield item as Item;
          place.checkpoint = item[id] as string;
        }
    }
    return withCheckpoint(iterate(), place);
  }

  /**
   * Returns all items in one array. If it fails, you get no items, and `checkpoint` is still the cursor that you passed.
   * @param options `max`: maximum number of items, all by default.
   * @throws LoyaltyError; PaginationError if pages contradict each other.
   */
  async toArray({ max = Infinity }: { readonly max?: number | undefined } = {}): Promise<Item[]> {
    checkWhole("max", max, undefined);
    this.#begin();
    const place = this.#createPlace();
    const start = place.checkpoint;
    const found: unknown[] = [];
    try {
      for await (const page of this.#read(place, max))
        for (const item of page[this.#operation.pagination.items] as Row[]) found.push(item);
    } catch (error) {
      // The caller gets none of the items that were read.
      if (!(error instanceof PaginationError)) throw error;
      throw new PaginationError(this.#operation.id, error.reason, start);
    }
    this.#place = place;
    return found as Item[];
  }

  #createPlace(): Place {
    return { checkpoint: this.#parameters[this.#operation.pagination.cursor] as string | undefined };
  }

  #begin(): Place {
    this.#place = this.#createPlace();
    return this.#place;
  }

  #request(cursor: string | undefined, signal: AbortSignal | undefined): Call<unknown> {
    const next = cursor === undefined ? {} : { [this.#operation.pagination.cursor]: cursor };
    return this.#call(this.#operation, { ...this.#parameters, ...next }, { ...this.#options, signal });
  }

  /** Reads pages. The place advances when the next page is requested. */
  async *#read(place: Place, max = Infinity): AsyncGenerator<Row, void, void> {
    const { signal, prefetch = false, maxItems = max } = this.#options;
    const { id: operationId, pagination } = this.#operation;
    const { items, id, more, next } = pagination;
    const controller = new AbortController();
    const stop = onAbort(signal, (reason) => controller.abort(reason));
    const start = place.checkpoint === undefined ? [] : [place.checkpoint];
    const [rememberId, rememberCursor] = [createMemory(start), createMemory(start)];
    const createError = (reason: string) => new PaginationError(operationId, reason, place.checkpoint);
    let left = Math.min(max, maxItems);
    let emptyPages = 0;
    let request: Promise<unknown> | undefined;
    try {
      for (let cursor: string | undefined; left > 0; ) {
        const page = (await (request ?? this.#request(cursor, controller.signal))) as Row;
        const all = page[items] as Row[];
        const data = all.slice(0, left);
        left -= data.length;
        const repeated = data.find((item) => !rememberId(item[id]));
        if (repeated) throw createError(`the item ${repeated[id]} came twice`);
        const last = data.at(-1)?.[id] as string | undefined;
        const hasNext = Boolean(page[more]) && left > 0;
        cursor = (page[next] as string | undefined) || last;
        emptyPages = last ? 0 : emptyPages + 1;
        if (hasNext && !cursor) throw createError(`an empty page has ${more}: true and no ${next}`);
        if (hasNext && emptyPages > MAX_EMPTY_PAGES) throw createError(`${emptyPages} empty pages in a row`);
        const isLoop = hasNext && !rememberCursor(cursor);
        request = prefetch && hasNext && !isLoop ? this.#request(cursor, controller.signal) : undefined;
        if (request) await untilSent(request);
        yield data.length < all.length ? { ...page, [items]: data, [more]: true, [next]: last } : page;
        place.checkpoint = last ?? place.checkpoint;
        if (isLoop) throw createError(`the cursor ${cursor} came twice`);
        if (!hasNext) return;
      }
    } finally {
      stop();
      controller.abort(); // the caller no longer wants the page that is being prefetched
    }
  }
}

/** Creates a function that remembers one more value, and forgets the oldest one. It returns false if the value is known. */
function createMemory(start: readonly unknown[]): (value: unknown) => boolean {
  const values = new Set(start);
  const oldest = values.values(); // a new iterator would step over all deleted values
  return (value) => {
    if (values.has(value)) return false;
    values.add(value);
    if (values.size > MAX_REMEMBERED) values.delete(oldest.next().value);
    return true;
  };
}

function withCheckpoint<Value>(generator: AsyncGenerator<Value, void, void>, place: Place): Iteration<Value> {
  return Object.defineProperty(generator as Iteration<Value>, "checkpoint", { get: () => place.checkpoint });
}

/**
 * Waits until the request of a page has left. Node writes a request two turns of the event loop after `fetch` is called, so
 * a caller that works without a pause would hold it back. Browsers send from another process.
 */
async function untilSent(page: Promise<unknown>): Promise<void> {
  page.catch(() => undefined); // the caller sees the failure when it asks for that page
  if (!globalThis.setImmediate) return;
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
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
