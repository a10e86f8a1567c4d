import { toPage } from "../read/activity-page.ts";
import type { Law } from "./law.ts";

const LARGEST_LIMIT = 100;

/** A page has at most `limit` events, and never more than the largest limit that can be asked for (§8). */
export const atMostLimit: Law = {
  id: "at-most-limit",
  section: "8",
  watch: () => (exchange) => {
    const page = toPage(exchange);
    const limit = page?.limit ?? LARGEST_LIMIT;
    if (!page || page.events.length <= limit) return [];
    return [{ message: `${page.events.length} events where at most ${limit} were asked for`, entries: [page.entry] }];
  },
};
