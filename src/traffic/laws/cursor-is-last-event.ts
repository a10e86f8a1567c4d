import { toPage } from "../read/activity-page.ts";
import type { Law } from "./law.ts";

/** `more_starting_after` is the ID that the next page continues from: that of the last event of this one. */
export const cursorIsLastEvent: Law = {
  id: "cursor-is-last-event",
  section: "9",
  watch: () => (exchange) => {
    const page = toPage(exchange);
    const last = page?.events.at(-1);
    if (!page?.hasMore || !last || page.moreStartingAfter === undefined || page.moreStartingAfter === last.id)
      return [];
    const message = `more_starting_after is ${page.moreStartingAfter}, the last event ${last.id}`;
    return [{ message, entries: [page.entry] }];
  },
};
