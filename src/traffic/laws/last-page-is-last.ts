import { type Page, toPage } from "../read/activity-page.ts";
import type { Law } from "./law.ts";

interface Seen {
  readonly createdAt: number;
  readonly entry: number;
}

/** `has_more` is false only where nothing follows: no event that was seen before belongs behind the last page. */
export const lastPageIsLast: Law = {
  id: "last-page-is-last",
  section: "2.1",
  watch() {
    const known = new Map<string, Map<string, Seen>>();
    return (exchange) => {
      const page = toPage(exchange);
      if (!page) return [];
      const seen = known.get(page.path) ?? new Map<string, Seen>();
      known.set(page.path, seen);
      const follower = page.hasMore ? undefined : findFollower(page, seen);
      for (const { id, createdAt } of page.events) if (!seen.has(id)) seen.set(id, { createdAt, entry: page.entry });
      if (!follower) return [];
      const [id, { entry }] = follower;
      return [{ message: `has_more is false, but event ${id} follows`, entries: [entry, page.entry] }];
    };
  },
};

/** An event of the same member that stands behind this page in its order; events of the same moment may stand anywhere. */
function findFollower(
  { order, events, startingAfterId }: Page,
  seen: ReadonlyMap<string, Seen>,
): [string, Seen] | undefined {
  const end =
    events.at(-1)?.createdAt ?? (startingAfterId === undefined ? undefined : seen.get(startingAfterId)?.createdAt);
  if (end === undefined) return startingAfterId === undefined ? [...seen][0] : undefined;
  if (!order) return undefined;
  const direction = order === "created_at" ? 1 : -1;
  return [...seen].find(([, { createdAt }]) => direction * (createdAt - end) > 0);
}
