import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { MemberActivityListing } from "../../../src/client/listing/member-activity-listing.ts";
import { isKnownActivity, type ListMemberActivityOptions, type MemberActivityList } from "../../../src/index.ts";
import { createTestClient } from "../../support/responses.ts";
import { serve } from "../../support/serve.ts";

interface FakePage {
  readonly ids: string[];
  readonly more?: string | true;
}

const toPage = ({ ids, more }: FakePage) =>
  ({
    object: "list",
    data_ref: "data",
    data: ids.map((id) => ({ id })),
    has_more: more !== undefined,
    ...(typeof more === "string" && { more_starting_after: more }),
  }) as MemberActivityList; // the listing reads nothing else
const getIds = (activities: { id: string }[]) => activities.map(({ id }) => id);

/** A listing of pages by cursor; the cursor `""` gives the first one. A page that is missing fails. */
function setUp(pages: Record<string, FakePage>, options: ListMemberActivityOptions = {}) {
  const cursors: (string | undefined)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const listing = new MemberActivityListing(async (cursor, signal) => {
    cursors.push(cursor);
    signals.push(signal);
    const page = pages[cursor ?? ""];
    if (!page) throw new Error("down");
    return toPage(page);
  }, options);
  return { listing, cursors, signals };
}
const threePages = { "": { ids: ["a"], more: "a" }, a: { ids: ["b"], more: "b" }, b: { ids: ["c"] } };

describe("MemberActivityListing", () => {
  it.each([
    ["§9: follows more_starting_after while has_more is true", "b"],
    ["§2.1, S34: continues after the last event if more_starting_after is missing", true],
  ] as const)("%s", async (_, more) => {
    const { listing, cursors } = setUp({ "": { ids: ["a", "b"], more }, b: { ids: ["c"] } });

    expect(getIds(await listing.toArray())).toEqual(["a", "b", "c"]);
    expect(cursors).toEqual([undefined, "b"]);
    expect(listing.checkpoint).toBe("c");
  });

  it("begins after startingAfterId and stops at maxItems without another request", async () => {
    const pages = { x: { ids: ["a", "b"], more: "b" }, b: { ids: ["c"] } };
    const { listing, cursors } = setUp(pages, { startingAfterId: "x", maxItems: 2 });

    expect(listing.checkpoint).toBe("x");
    expect(getIds(await listing.toArray())).toEqual(["a", "b"]);
    expect(cursors).toEqual(["x"]);
  });

  it.each([
    [0, [], 0],
    [2, ["a", "b"], 2],
    [9, ["a", "b", "c"], 3],
  ])("returns an array of at most %i events", async (max, ids, requests) => {
    const { listing, cursors } = setUp(threePages);
    const limited = setUp(threePages, { maxItems: max });

    expect(getIds(await listing.toArray({ max }))).toEqual(ids);
    expect(getIds(await limited.listing.toArray())).toEqual(ids);
    expect([cursors.length, limited.cursors.length]).toEqual([requests, requests]);
  });

  it("requests a page only when the caller needs it", async () => {
    const { listing, cursors } = setUp(threePages);
    for await (const _ of listing) break;

    expect(cursors).toEqual([undefined]);
  });

  it.each([
    ["a cursor twice", { "": { ids: ["a"], more: "x" }, x: { ids: ["b"], more: "x" } }, {}, "b", "cursor x came twice"],
    ["the first cursor again", { s: { ids: ["a"], more: "s" } }, { startingAfterId: "s" }, "a", "cursor s came twice"],
    [
      "an empty page",
      { "": { ids: ["a"], more: "a" }, a: { ids: [], more: "b" } },
      {},
      "a",
      "an empty page has has_more",
    ],
    ["an event twice", { "": { ids: ["a", "b"], more: "b" }, b: { ids: ["a"] } }, {}, "b", "the event a twice"],
    ["an empty first page with has_more", { "": { ids: [], more: "b" } }, {}, undefined, "last event: none"],
  ])("throws a PaginationError if the service sends %s", async (_, pages, options, checkpoint, message) => {
    const { listing } = setUp(pages as unknown as Record<string, FakePage>, options);
    const error = await listing.toArray().catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ name: "PaginationError", checkpoint, message: expect.stringContaining(message) });
  });

  it("returns pages, and the first page alone", async () => {
    const { listing } = setUp(threePages);

    const pages: string[][] = [];
    for await (const { data } of listing.pages()) pages.push(getIds(data));

    expect(pages).toEqual([["a"], ["b"], ["c"]]);
    expect(getIds((await listing.firstPage()).data)).toEqual(["a"]);
  });
});

describe("a listing with prefetch", () => {
  it("requests the next page before the caller gets the current one, and no further", async () => {
    const { listing, cursors } = setUp(threePages, { prefetch: true });
    const requestsAt: Record<string, number> = {};
    for await (const { id } of listing) requestsAt[id] = cursors.length;

    expect(requestsAt).toEqual({ a: 2, b: 3, c: 3 });
  });

  it("throws the failure of a page when the caller reaches it", async () => {
    const { listing } = setUp({ "": { ids: ["a"], more: "a" } }, { prefetch: true });
    const pages = listing.pages();

    expect(getIds((await pages.next()).value?.data ?? [])).toEqual(["a"]);
    await expect(pages.next()).rejects.toThrow("down");
  });

  it("returns no empty page that has has_more, and does not request the next one", async () => {
    const { listing, cursors } = setUp({ "": { ids: [], more: "a" } }, { prefetch: true });

    await expect(listing.pages().next()).rejects.toThrow("an empty page");
    expect(cursors).toEqual([undefined]);
  });

  it("aborts the prefetched page if the iteration ends early, and leaves no listener", async () => {
    const { signal } = new AbortController();
    const { listing, signals } = setUp(threePages, { prefetch: true, signal });
    for await (const _ of listing) break;

    expect(signals.map((passed) => passed?.aborted)).toEqual([true, true]);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });

  it.each(["before", "during"])("passes on an abort %s the iteration", async (moment) => {
    const controller = new AbortController();
    const { listing, signals } = setUp(threePages, { prefetch: true, signal: controller.signal });
    if (moment === "before") controller.abort("enough");
    const pages = listing.pages();
    await pages.next();
    controller.abort("enough");

    expect(signals.map((passed) => passed?.reason)).toEqual(["enough", "enough"]);
    await pages.return();
  });

  it("has sent the request when the caller gets the current page, over HTTP", async () => {
    const { url: baseUrl } = await serve((request, response) => {
      const isLast = request.url?.includes("starting_after_id") === true;
      response.end(JSON.stringify(toPage(isLast ? { ids: ["b"] } : { ids: ["a"], more: "a" })));
    });
    let sent = 0;
    const onSent = () => sent++;
    subscribe("undici:client:sendHeaders", onSent);
    const pages = createTestClient({ baseUrl }).listMemberActivity("c", "m", { prefetch: true }).pages();
    await pages.next();

    expect(sent).toBe(2);
    expect(getIds((await pages.next()).value?.data ?? [])).toEqual(["b"]);
    unsubscribe("undici:client:sendHeaders", onSent);
  });
});

describe("isKnownActivity", () => {
  it("§6.1: distinguishes the 26 types from others", () => {
    expect(isKnownActivity({ type: "customer.rewarded" })).toBe(true);
    expect(isKnownActivity({ type: "customer.teleported" })).toBe(false);
  });
});
