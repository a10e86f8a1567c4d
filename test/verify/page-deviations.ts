import { DEFAULT_LIMIT, expectOf, LIST, MAX_LIMIT, type Served } from "./served.ts";

interface Event {
  readonly id: string;
  readonly type: string;
}

/** True for a page with a limit that is neither the minimum nor the maximum. */
const isUsual = (t: Served) =>
  t.succeeded(LIST) && t.query.has("limit") && !t.has("limit", MAX_LIMIT) && !t.has("limit", 1);

/** Services whose pages contradict each other. */
export const pageDeviations = () => {
  let readCount = 0;
  const hideOne = (t: Served, order: string) =>
    t.succeeded(LIST) &&
    t.has("order", order) &&
    t.assign({
      data: t.body.data.filter(({ type }: Event) => type !== "customer.voucher.loyalty_card.pending_points.added"),
    });
  const LISTED = "§4.1 listMemberActivity /data";
  const MORE = "§2.1 listMemberActivity /has_more";
  return [
    ...expectOf([LISTED, MORE], {
      "loses the first event of each page": (t) => t.succeeded(LIST) && t.assign({ data: t.body.data.slice(1) }),
      "loses an event between pages": (t) =>
        isUsual(t) && t.query.has("starting_after_id") && t.assign({ data: t.body.data.slice(1) }),
      "lists the event of the cursor again": (t) => {
        const id = t.query.get("starting_after_id");
        const [first] = isUsual(t) && id !== null ? t.body.data : [];
        return first !== undefined && t.assign({ data: [{ ...first, id }, ...t.body.data.slice(0, -1)] });
      },
      "reverses its pages": (t) =>
        t.succeeded(LIST) && t.has("limit", MAX_LIMIT) && t.assign({ data: t.body.data.toReversed() }),
    }),
    ...expectOf([MORE], {
      "loses the last event of pages with a small limit": (t) =>
        isUsual(t) && !t.body.has_more && t.assign({ data: t.body.data.slice(0, -1) }),
      "says that more follows if a page is full": (t) =>
        t.succeeded(LIST) && t.body.data.length === Number(t.query.get("limit")) && t.assign({ has_more: true }),
    }),
    ...expectOf([LISTED], {
      "hides an event from the oldest to the newest": (t) => hideOne(t, "created_at"),
      "hides an event from the newest to the oldest": (t) => hideOne(t, "-created_at"),
      "lists an event twice": (t) => isUsual(t) && t.assign({ data: [...t.body.data, t.body.data[0]] }),
      "sends more events than the limit": (t) => {
        const [first] = t.succeeded(LIST) && t.has("limit", 1) ? t.body.data : [];
        return first !== undefined && t.assign({ data: [{ ...first, id: "evt_more" }, ...t.body.data] });
      },
    }),
    ...expectOf(["§9 listMemberActivity /more_starting_after"], {
      "repeats its cursor": (t) => {
        const cursor = t.query.get("starting_after_id");
        return isUsual(t) && cursor !== null && t.body.has_more && t.assign({ more_starting_after: cursor });
      },
    }),
    ...expectOf(["§4.1 listMemberActivity "], {
      "refuses the cursor of its own page": (t) => isUsual(t) && t.query.has("starting_after_id") && t.fail(400),
      "refuses the last event as cursor": (t) =>
        t.succeeded(LIST) && t.query.has("starting_after_id") && t.body.data.length === 0 && t.fail(400),
    }),
    ...expectOf(["S35 listMemberActivity "], {
      "gives listed events other ids": (t) =>
        t.succeeded(LIST) &&
        t.assign({ data: t.body.data.map((event: Event) => ({ ...event, id: `evt_${readCount++}` })) }),
      "changes listed events": (t) =>
        t.succeeded(LIST) &&
        t.assign({ data: t.body.data.map((event: Event) => ({ ...event, group_id: `group_${readCount++}` })) }),
    }),
    ...expectOf(["S03 listMemberActivity /data"], {
      "sends twice as many events by default": (t) =>
        t.succeeded(LIST) && !t.query.has("limit") && t.asWith({ limit: `${2 * DEFAULT_LIMIT}` }),
    }),
    ...expectOf(["S04 listMemberActivity /data"], {
      "lists the newest events first by default": (t) =>
        t.succeeded(LIST) && !t.query.has("order") && t.asWith({ order: "-created_at" }),
    }),
    ...expectOf(["§2.1 listMemberActivity "], {
      "omits has_more": (t) => t.succeeded(LIST) && t.assign({ has_more: undefined }),
    }),
  ];
};
