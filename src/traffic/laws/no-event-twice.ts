import { toPage } from "../read/activity-page.ts";
import type { Law } from "./law.ts";
import { Listings } from "./listings.ts";

/** The pages of one listing partition the log: no event is in two of them, or in one of them twice. */
export const noEventTwice: Law = {
  id: "no-event-twice",
  section: "9",
  watch() {
    const listings = new Listings();
    return (exchange) => {
      const page = toPage(exchange);
      const listing = page && listings.take(page);
      if (!page || !listing) return [];
      const inPage = new Set<string>();
      const repeated = page.events.find(({ id }) => listing.seen.has(id) || inPage.size === inPage.add(id).size);
      const first = repeated && (listing.seen.get(repeated.id) ?? page.entry);
      listings.extend(listing, page);
      if (first === undefined) return [];
      return [{ message: `event ${repeated?.id} is listed twice`, entries: [...new Set([first, page.entry])] }];
    };
  },
};
