import { toPage } from "../read/activity-page.ts";
import type { Law } from "./law.ts";
import { type Listing, Listings } from "./listings.ts";

/** The pages of one listing partition the log: what one complete listing had, every later complete one has. */
export const noEventLost: Law = {
  id: "no-event-lost",
  section: "9",
  watch() {
    const listings = new Listings();
    const complete = new Map<string, Listing>();
    return (exchange) => {
      const page = toPage(exchange);
      const listing = page && listings.take(page);
      if (!page || !listing) return [];
      listings.extend(listing, page);
      if (page.hasMore) return [];
      const before = complete.get(page.path);
      complete.set(page.path, listing);
      const lost = before && [...before.seen].find(([id]) => !listing.seen.has(id));
      if (!lost) return [];
      const entries = new Set([lost[1], ...listing.pages.map(({ entry }) => entry)]);
      return [{ message: `event ${lost[0]} is missing in a later complete listing`, entries: [...entries] }];
    };
  },
};
