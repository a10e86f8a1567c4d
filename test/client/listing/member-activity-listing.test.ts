import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { MemberActivityListing } from "../../../src/client/listing/member-activity-listing.ts";
import { createLoyaltyClient, type MemberActivityList } from "../../../src/index.ts";
import { listen } from "../../support/listen.ts";

interface FakePage {
  ids: string[];
  more?: string | true;
}

/** A listing over pages by cursor; `""` is the first. The cursors that were asked for are kept. */
function setUp(pages: Record<string, FakePage>, options = {}) {
  const cursors: (string | undefined)[] = [];
  const listing = new MemberActivityListing(async (cursor) => {
    cursors.push(cursor);
    const { ids, more } = pages[cursor ?? ""] ?? { ids: [] };
    const page = {
      object: "list",
      data_ref: "data",
      data: ids.map((id) => ({ id })),
      has_more: more !== undefined,
      ...(typeof more === "string" && { more_starting_after: more }),
    };
    return page as MemberActivityList; // the listing looks at nothing else
  }, options);
  return { listing, cursors };
}
const idsOf = (activities: { id: string }[]) => activities.map(({ id }) => id);

describe("MemberActivityListing", () => {
  it("§9: follows more_starting_after while has_more is true", async () => {
    const { listing, cursors } = setUp({ "": { ids: ["a", "b"], more: "b" }, b: { ids: ["c"] } });

    expect(idsOf(await listing.toArray())).toEqual(["a", "b", "c"]);
    expect(cursors).toEqual([undefined, "b"]);
    expect(listing.checkpoint).toBe("c");
  });

  it("§2.1: goes on from the last event where more_starting_after is missing", async () => {
    const { listing } = setUp({ "": { ids: ["a", "b"], more: true }, b: { ids: ["c"] } });

    expect(idsOf(await listing.toArray())).toEqual(["a", "b", "c"]);
  });

  it("begins after startingAfterId and stops at maxItems, without reading further", async () => {
    const { listing, cursors } = setUp(
      { x: { ids: ["a", "b"], more: "b" }, b: { ids: ["c"] } },
      { startingAfterId: "x", maxItems: 2 },
    );

    expect(idsOf(await listing.toArray())).toEqual(["a", "b"]);
    expect(cursors).toEqual(["x"]);
  });

  it("reads no page before it is asked for", async () => {
    const { listing, cursors } = setUp({ "": { ids: ["a"], more: "a" } });
    for await (const _ of listing) break;

    expect(cursors).toEqual([undefined]);
  });

  it.each([
    ["a cursor comes a second time", { "": { ids: ["a"], more: "x" }, x: { ids: ["b"], more: "x" } }, "b"],
    ["an empty page says that more follow", { "": { ids: ["a"], more: "a" }, a: { ids: [], more: "b" } }, "a"],
    ["an event comes a second time", { "": { ids: ["a", "b"], more: "b" }, b: { ids: ["a"] } }, "b"],
  ])("ends in a PaginationError with the checkpoint where %s", async (_, pages, checkpoint) => {
    const { listing } = setUp(pages);

    await expect(listing.toArray()).rejects.toMatchObject({ name: "PaginationError", checkpoint });
  });

  it("gives pages, and the first page alone", async () => {
    const { listing } = setUp({ "": { ids: ["a"], more: "a" }, a: { ids: ["b"] } });
    const pages: string[][] = [];
    for await (const page of listing.pages()) pages.push(idsOf(page.data));

    expect(pages).toEqual([["a"], ["b"]]);
    expect(idsOf((await listing.firstPage()).data)).toEqual(["a"]);
  });
});

describe("prefetch", () => {
  it("reads the next page while the caller works on this one, and no further", async () => {
    const { listing, cursors } = setUp(
      { "": { ids: ["a"], more: "a" }, a: { ids: ["b"], more: "b" }, b: { ids: ["c"] } },
      { prefetch: true },
    );
    const askedWhen: Record<string, number> = {};
    for await (const { id } of listing) askedWhen[id] = cursors.length;

    expect(askedWhen).toEqual({ a: 2, b: 3, c: 3 });
  });

  it("throws the failure of a page when it is its turn", async () => {
    const pages = ["a", undefined];
    const listing = new MemberActivityListing(
      async () => {
        const id = pages.shift();
        if (id === undefined) throw new Error("down");
        return { object: "list", data_ref: "data", data: [{ id }], has_more: true } as MemberActivityList;
      },
      { prefetch: true },
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { id } of listing) seen.push(id);
    })();

    await expect(reading).rejects.toThrow("down");
    expect([seen, listing.checkpoint]).toEqual([["a"], "a"]);
  });
});

describe("prefetch over bytes", () => {
  const textOf = (ids: string[], more?: string) =>
    JSON.stringify({
      object: "list",
      data_ref: "data",
      data: ids.map((id) => ({ id })),
      has_more: more !== undefined,
      ...(more !== undefined && { more_starting_after: more }),
    });

  /** A listing whose pages arrive as text, and what was asked for and parsed, in order. */
  function setUpText(texts: Record<string, string>) {
    const log: string[] = [];
    const listing = new MemberActivityListing(
      async (cursor = "", onEnd) => {
        log.push(`ask ${cursor}`);
        const text = texts[cursor] ?? textOf([]);
        await new Promise((resolve) => setImmediate(resolve));
        await onEnd?.(text.slice(-400));
        log.push(`parse ${cursor}`);
        return JSON.parse(text);
      },
      { prefetch: true },
    );
    return { listing, log };
  }

  it("asks for the next page before this one is parsed", async () => {
    const { listing, log } = setUpText({ "": textOf(["a"], "a"), a: textOf(["b"], "b"), b: textOf(["c"]) });

    expect(idsOf(await listing.toArray())).toEqual(["a", "b", "c"]);
    expect(log.slice(0, 2)).toEqual(["ask ", "ask a"]);
    expect(log.filter((entry) => entry.startsWith("ask"))).toHaveLength(3);
  });

  it("has the next request on its way before this page is parsed, over real HTTP", async () => {
    const many = Array.from({ length: 100 }, (_, index) => `evt_${index}`); // the cursor is far from the start
    const log: string[] = [];
    const server = createServer((request, response) => {
      const isLast = request.url?.includes("starting_after_id") === true;
      response.end(isLast ? textOf(["last"]) : textOf(many, many.at(-1)));
    });
    const baseUrl = await listen(server);
    const onSent = () => log.push("sent");
    subscribe("undici:client:sendHeaders", onSent);
    const client = createLoyaltyClient({ baseUrl, accessToken: "t" });
    for await (const { id } of client.listMemberActivity("camp_1", "card_1", { prefetch: true })) log.push(id);
    unsubscribe("undici:client:sendHeaders", onSent);
    server.close();

    expect(log).toEqual(["sent", "sent", ...many, "last"]);
  });

  it("believes the parsed page where its text seemed to say something else", async () => {
    const nested = `{"object":"list","data_ref":"data","has_more":true,"more_starting_after":"a","data":[{"id":"a","data":{"has_more":true,"more_starting_after":"x"}}]}`;
    const { listing } = setUpText({ "": nested, a: textOf(["b"]), x: textOf(["wrong"]) });

    expect(idsOf(await listing.toArray())).toEqual(["a", "b"]);
  });
});
