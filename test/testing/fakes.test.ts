import { describe, expect, it } from "vitest";
import type { Call, Listing, LoyaltyClient, MemberActivity, MemberActivityList, WebhookList } from "../../src/index.ts";
import { createExample, fakeCall, fakeListing } from "../../src/testing/index.ts";

const events = [createExample("customer.rewarded"), createExample("customer.voucher.deleted")];
/** Business code that needs one method of a client. */
const countEvents = async ({ listMemberActivity }: Pick<LoyaltyClient, "listMemberActivity">) =>
  (await listMemberActivity({ campaignId: "camp_1", memberId: "card_1" }).toArray()).length;

describe("fakeListing", () => {
  it("takes the place of a listing of the client", async () => {
    const listing: Listing<MemberActivity, MemberActivityList> = fakeListing(events);
    const seen: [MemberActivity, string | undefined][] = [];
    for await (const event of listing) seen.push([event, listing.checkpoint]);

    expect(seen).toEqual([
      [events[0], undefined],
      [events[1], events[0]?.id],
    ]);
    expect(listing.checkpoint).toBe(events[1]?.id);
    expect(await countEvents({ listMemberActivity: () => listing })).toBe(2);
    expect(await fakeListing([]).toArray()).toEqual([]);
  });

  it("returns pages of the size that you ask for", async () => {
    const pages: MemberActivityList[] = [];
    for await (const page of fakeListing(events, { pageSize: 1 }).pages()) pages.push(page);

    expect(pages).toEqual([
      createExample.page(events.slice(0, 1), { has_more: true, more_starting_after: events[0]?.id }),
      createExample.page(events.slice(1)),
    ]);
    expect(await fakeListing(events, { pageSize: 2 })).toEqual(createExample.page(events));
  });

  it("gives each of several examples of one type an ID of its own", async () => {
    const [first, second, third] = Array.from({ length: 3 }, () => createExample("customer.rewarded"));
    const listing = fakeListing([first, second, third] as MemberActivity[], { pageSize: 1 });
    const ids = (await listing.toArray()).map(({ id }) => id);

    expect(ids).toEqual([first?.id, `${first?.id}_1`, `${first?.id}_2`]);
    expect([second, third]).toEqual([first, first]); // the caller's events stay as they are
  });

  it("takes an event of a type that is newer than the contract", async () => {
    const newer = { ...createExample("customer.rewarded"), type: "customer.moved" } as unknown as MemberActivity;

    expect(await fakeListing([newer]).toArray()).toEqual([newer]);
  });

  it.each([0, -1, 1.5, Number.NaN, "2"])("refuses a page size of %j", (pageSize) => {
    expect(() => fakeListing(events, { pageSize: pageSize as number })).toThrow(/^pageSize must be a whole number/);
  });
});

describe("fakeCall", () => {
  it("takes the place of a call of the client", async () => {
    const webhooks = createExample.success("listWebhooks");
    const call: Call<WebhookList> = fakeCall(webhooks);
    const { data, text, response } = await call.withResponse();

    expect(await call).toBe(webhooks);
    expect([data, JSON.parse(text), response.status]).toEqual([webhooks, webhooks, 200]);
    expect(await fakeCall(undefined).withResponse()).toMatchObject({ data: undefined, text: "" });
  });

  it("rejects as the promise that it gets", async () => {
    const error = new Error("no webhooks");
    const call: Call<WebhookList> = fakeCall(Promise.reject(error));

    await expect(call).rejects.toBe(error);
    await expect(call.withResponse()).rejects.toBe(error);
  });
});
