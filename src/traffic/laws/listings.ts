import type { Page } from "../read/activity-page.ts";

/** Pages that continue each other: the first one, and each that starts after where the one before ended. */
export interface Listing {
  /** Exchange that listed each event first. */
  readonly seen: Map<string, number>;
  readonly pages: Page[];
}

/** Puts pages together to listings as they come in. */
export class Listings {
  /** Listings that go on, by path, order and the ID after which they do. */
  readonly #open = new Map<string, Listing>();

  /** The listing that the page belongs to, without it; undefined where its beginning was not recorded. */
  take(page: Page): Listing | undefined {
    if (page.startingAfterId === undefined) return { seen: new Map(), pages: [] };
    const key = keyOf(page, page.startingAfterId);
    const listing = this.#open.get(key);
    this.#open.delete(key);
    return listing;
  }

  /** Adds a page to its listing, and keeps the listing where it goes on. */
  extend(listing: Listing, page: Page): void {
    for (const { id } of page.events) if (!listing.seen.has(id)) listing.seen.set(id, page.entry);
    listing.pages.push(page);
    if (page.hasMore && page.moreStartingAfter !== undefined) {
      this.#open.set(keyOf(page, page.moreStartingAfter), listing);
    }
  }
}

function keyOf({ path, order }: Page, id: string): string {
  return `${path} ${order} ${id}`;
}
