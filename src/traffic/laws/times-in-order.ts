import { toPage } from "../read/activity-page.ts";
import type { Law } from "./law.ts";
import { Listings } from "./listings.ts";

/** Creation times never go against the order asked for, within a page and from one to the next. */
export const timesInOrder: Law = {
  id: "times-in-order",
  section: "4.1",
  watch() {
    const listings = new Listings();
    return (exchange) => {
      const page = toPage(exchange);
      if (!page?.order) return [];
      const listing = listings.take(page) ?? { seen: new Map(), pages: [] };
      const before = listing.pages.at(-1);
      const events = [...(before?.events.slice(-1) ?? []), ...page.events];
      listings.extend(listing, page);
      const direction = page.order === "created_at" ? 1 : -1;
      const at = events.findIndex(
        ({ createdAt }, i) => direction * (createdAt - (events[i - 1]?.createdAt ?? createdAt)) < 0,
      );
      if (at === -1) return [];
      const message = `event ${events[at]?.id} goes against the order ${page.order}`;
      return [{ message, entries: before && at === 1 ? [before.entry, page.entry] : [page.entry] }];
    };
  },
};
