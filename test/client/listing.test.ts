import { describe, expect, it, vi } from "vitest";
import { type CallOptions, isKnownActivity } from "../../src/index.ts";
import { catchError, createTestClient } from "../support/responses.ts";

interface FakePage {
  readonly ids: string[];
  /** The cursor of the next page; true if the page has none. */
  readonly more?: unknown;
  readonly has_more?: unknown;
}

const toPage = ({ ids, more, has_more = more !== undefined }: FakePage) => ({
  object: "list",
  data_ref: "data",
  data: ids.map((id) => ({ id })),
  has_more,
  ...(more !== true && { more_starting_after: more }),
});
const getIds = (activities: readonly { id: string }[]) => activities.map(({ id }) => id);

/** A listing of pages by cursor; the cursor `""` gives the first one. A page that is missing fails. */
function setUp(pages: Record<string, FakePage>, options: CallOptions = {}, starting_after_id?: string) {
  const cursors: (string | undefined)[] = [];
  const fetch = async (url: string) => {
    const cursor = new URL(url).searchParams.get("starting_after_id") ?? undefined;
    cursors.push(cursor);
    const page = pages[cursor ?? ""];
    return page ? Response.json(toPage(page)) : Response.json({ message: "down" }, { status: 500 });
  };
  const client = createTestClient({ fetch, retry: false });
  return {
    cursors,
    listing: client.listMemberActivity({ campaignId: "c", memberId: "m", starting_after_id }, options),
  };
}
/** Pages with these items, each of which leads to the next one. */
const chain = (pages: string[][]): Record<string, FakePage> =>
  Object.fromEntries(
    pages.map((ids, at) => [at > 0 ? `p${at}` : "", { ids, ...(at + 1 < pages.length && { more: `p${at + 1}` }) }]),
  );
const empty = (count: number): string[][] => Array(count).fill([]);
const threePages = { "": { ids: ["a"], more: "a" }, a: { ids: ["b"], more: "b" }, b: { ids: ["c"] } };
type Listing = ReturnType<typeof setUp>["listing"];
/** The three ways to read, each as IDs of items. */
const ways: Record<string, (listing: Listing) => AsyncIterable<string[]>> = {
  async *items(listing) {
    for await (const { id } of listing) yield [id];
  },
  async *pages(listing) {
    for await (const { data } of listing.pages()) yield getIds(data);
  },
  async *toArray(listing) {
    yield getIds(await listing.toArray());
  },
};
async function collect(found: string[], pages: AsyncIterable<string[]>): Promise<void> {
  for await (const ids of pages) found.push(...ids);
}

describe.each(Object.entries(ways))("a listing read with %s", (name, read) => {
  it.each([
    ["§9: follows more_starting_after while has_more is true", "b"],
    ["§2.1, S34: continues after the last event if more_starting_after is missing", true],
  ] as const)("%s", async (_, more) => {
    for (const isAwaited of [false, true]) {
      const { listing, cursors } = setUp({ "": { ids: ["a", "b"], more }, b: { ids: ["c"] } });
      const found: string[] = [];
      if (isAwaited) await listing; // the first page is not requested again
      await collect(found, read(listing));

      expect([found, cursors, listing.checkpoint]).toEqual([["a", "b", "c"], [undefined, "b"], "c"]);
    }
  });

  it("§9: follows 100 empty pages in a row that have has_more and a cursor, each time", async () => {
    const pages = [["a"], ...empty(100), ["b"], ...empty(1), ["c"]];
    const { listing, cursors } = setUp(chain(pages));
    const found: string[] = [];
    await collect(found, read(listing));

    expect([found, cursors.length, listing.checkpoint]).toEqual([["a", "b", "c"], pages.length, "c"]);
  });

  it.each([
    ["a cursor twice", { "": { ids: ["a"], more: "x" }, x: { ids: ["b"], more: "x" } }, "a", "cursor x came twice"],
    ["the first cursor again", { s: { ids: ["a"], more: "s" } }, "", "cursor s came twice"],
    ["has_more as text", { "": { ids: ["a"], has_more: "false" } }, "", 'has_more is "false"'],
    [
      "an empty page with has_more and no cursor",
      { "": { ids: ["a"], more: "a" }, a: { ids: [], more: true } },
      "a",
      "the cursor (more_starting_after, or the id of the last item) is undefined",
    ],
    ["an ID that is a number, and no cursor", { "": { ids: [7], more: true } }, "", "the last item) is 7"],
    ["101 empty pages in a row", chain([["a"], ...empty(101), ["b"]]), "a", "101 empty pages in a row"],
    [
      "the last item before a page again",
      { "": { ids: ["a", "b"], more: "b" }, b: { ids: ["c", "b"] } },
      "ab",
      "the item b came twice",
    ],
  ])("throws a PaginationError with the place to resume if the service sends %s", async (_, pages, ids, message) => {
    const start = "s" in pages ? "s" : undefined;
    const { listing } = setUp(pages as unknown as Record<string, FakePage>, {}, start);
    const found: string[] = [];
    const error = await catchError(collect(found, read(listing)));

    // The caller of toArray gets no item, so the place is still the start.
    const expected = name === "toArray" ? [] : [...ids];
    expect(found).toEqual(expected);
    expect(listing.checkpoint).toBe(expected.at(-1) ?? start);
    const place = { checkpoint: expected.at(-1) ?? start };
    expect(error).toMatchObject({ name: "PaginationError", ...place, reason: expect.any(String) });
    expect(String(error)).toContain(message);
  });

  it("keeps the place of the last item with an ID", async () => {
    const { listing } = setUp({ "": { ids: ["a", undefined, 7] } } as unknown as Record<string, FakePage>);
    await collect([], read(listing));

    expect(listing.checkpoint).toBe("a");
  });
});

describe("a listing", () => {
  it("is a promise of its first page, which it requests once, also if an async function returns it", async () => {
    const { listing, cursors } = setUp(threePages);
    const find = async () => listing;
    const onFinally = vi.fn();
    const [first, ...others] = await Promise.all([listing, find(), listing.catch(() => "caught")]);

    expect(getIds(first.data)).toEqual(["a"]);
    expect(others).toEqual([first, first]);
    expect(await listing.finally(onFinally)).toBe(first);
    expect(onFinally).toHaveBeenCalledTimes(1);
    expect([cursors, listing.checkpoint]).toEqual([[undefined], undefined]);
    expect(getIds((await setUp({ s: { ids: ["t"] } }, {}, "s").listing).data)).toEqual(["t"]); // it begins at its cursor
    expect(getIds(await listing.toArray())).toEqual(["a", "b", "c"]);
  });

  it("rejects as a promise does if the first page fails, which a loop requests again", async () => {
    const { listing, cursors } = setUp({});
    const onFinally = vi.fn();

    expect(await catchError(listing.finally(onFinally))).toMatchObject({ status: 500 });
    expect(await listing.catch(() => "caught")).toBe("caught");
    expect([onFinally.mock.calls.length, cursors.length]).toEqual([1, 1]);
    expect(await catchError(listing.toArray())).toMatchObject({ status: 500 });
    expect(cursors).toHaveLength(2);
  });

  const pages: Record<string, (listing: Listing) => Promise<unknown>> = {
    "await of the listing": async (listing) => await listing,
    withResponse: async (listing) => (await listing.withResponse()).data,
    "pages()": async (listing) => (await listing.pages().next()).value,
  };
  it.each(Object.keys(pages))("can be iterated on from a page of %s, without a request for it", async (way) => {
    const { listing, cursors } = setUp(threePages);
    const page = (await pages[way]?.(listing)) as Awaited<Listing>;
    const found: string[] = [];
    for await (const { id } of page) found.push(id);

    expect([found, cursors, listing.checkpoint]).toEqual([["a", "b", "c"], [undefined, "a", "b"], "c"]);
    expect(Object.keys(page)).toEqual(Object.keys(toPage(threePages[""])));
  });

  it("can be iterated on from a later page, which has a place of its own", async () => {
    const { listing } = setUp({ ...threePages, b: { ids: ["b"] } }); // an item comes twice
    const read = listing.pages();
    await read.next();
    const { value } = await read.next();
    const items = (value as Awaited<Listing>)[Symbol.asyncIterator]();

    expect([listing.checkpoint, (await items.next()).value]).toEqual(["a", { id: "b" }]);
    expect(await catchError(items.next())).toMatchObject({ name: "PaginationError", checkpoint: "b" });
  });

  it("the checkpoint is of the iteration that began last, and the first page does not change it", async () => {
    const { listing } = setUp(threePages);
    const first = listing[Symbol.asyncIterator]();
    await first.next();
    const second = listing[Symbol.asyncIterator]();
    await second.next();

    await first.next();
    expect(listing.checkpoint).toBeUndefined();
    await second.next();
    const { data, response } = await listing.withResponse();
    expect([getIds(data.data), response.status, listing.checkpoint]).toEqual([["a"], 200, "a"]);
  });

  it("reads on, and keeps its place, if the caller changes a page", async () => {
    const { listing } = setUp({ "": { ids: ["a", "b"], more: "b" }, b: { ids: ["c", "d"] } });
    const found: string[] = [];
    for await (const page of listing.pages()) {
      found.push(...getIds(page.data.reverse()));
      page.has_more = false;
    }

    expect([found, listing.checkpoint]).toEqual([["b", "a", "d", "c"], "d"]);
  });

  it.each(["before", "during"])("passes on an abort %s the iteration", async (moment) => {
    const controller = new AbortController();
    const { listing, cursors } = setUp(threePages, { signal: controller.signal });
    const pages = listing.pages();
    if (moment === "during") await pages.next();
    controller.abort("enough");

    expect(await catchError(pages.next())).toBe("enough");
    expect(cursors).toHaveLength(moment === "during" ? 1 : 0);
  });
});

it("§6.1: isKnownActivity distinguishes the known types from others", () => {
  expect(isKnownActivity({ type: "customer.rewarded" })).toBe(true);
  expect(isKnownActivity({ type: "customer.teleported" })).toBe(false);
});
