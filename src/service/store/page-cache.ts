import type { Page, PageRequest } from "./page-reader.ts";

/** What an entry takes beside the bytes of its page, about. */
const ENTRY_BYTES = 512;

/**
 * Pages that were read before, the ones asked for last, in at most so many bytes.
 *
 * A page changes only with an import, and each import counts `arrival` up in its own transaction. A request learns that
 * number from the database together with its credentials, so a page that was kept under the same number is the one that
 * the database would give, whichever instance or process imports.
 */
export class PageCache {
  readonly #mostBytes: number;
  readonly #pages = new Map<string, Page>();
  #bytes = 0;
  #arrival = -1;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The page, where it is here as it stood at this number of arrivals. */
  get(request: PageRequest): Page | undefined {
    if (request.arrival !== this.#arrival) return undefined;
    const key = keyOf(request);
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key); // to the end: the first of the map is the one not asked for the longest
    this.#pages.set(key, page);
    return page;
  }

  /** Keeps a page that was read after this number of arrivals was. */
  set(request: PageRequest, page: Page): void {
    if (request.arrival < this.#arrival) return; // began before the import that others know of
    if (request.arrival > this.#arrival) this.#clear(request.arrival);
    const key = keyOf(request);
    if (this.#pages.has(key) || sizeOf(page) > this.#mostBytes) return;
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, kept] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(kept);
    }
  }

  #clear(arrival: number): void {
    this.#pages.clear();
    this.#bytes = 0;
    this.#arrival = arrival;
  }
}

const sizeOf = ({ activities }: Page) => activities.length + ENTRY_BYTES;

function keyOf({ memberKey, order, limit, startingAfterId }: PageRequest): string {
  return `${memberKey} ${order} ${limit}${startingAfterId === undefined ? "" : ` ${startingAfterId}`}`;
}
