import { beforeAll, describe, expect, it } from "vitest";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

let service: DemoService;
beforeAll(async () => {
  service = await startDemoService();
  return () => service.store.close();
});

const listIds = (body: { data: { id: string }[] }) => body.data.map(({ id }) => id);
const list = (query = "", path = service.activityPath) =>
  service.call(`${path}?${query}`, { headers: service.application });

/** Reads every page by following the cursor (§9). */
async function readAll(query: string, path?: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor = "";
  for (;;) {
    const { body } = await list(`${query}${cursor && `&starting_after_id=${encodeURIComponent(cursor)}`}`, path);
    pages.push(listIds(body));
    if (!body.has_more) return pages;
    cursor = body.more_starting_after;
  }
}

/** Adds a member with events of these times, in this order, with the ids e0, e1, … and a text at their end. */
async function addMember(memberId: string, times: string[], text = ""): Promise<string> {
  const { campaignId } = service.demo.ids;
  const data = { data: {}, event_source: { channel: "API" } };
  const records = times.map((created_at, index) => ({
    kind: "activity",
    campaign_id: campaignId,
    member_id: memberId,
    activity: { id: `e${index}${text}`, type: "customer.voucher.deleted", group_id: text, created_at, data },
  }));
  const member = { kind: "member", campaign_id: campaignId, id: memberId };
  const { problems } = await importRecords(service.store, [member, ...records]);
  expect(problems).toEqual([]);
  return `/v1/loyalties/${campaignId}/members/${encodeURIComponent(memberId)}/activity`;
}

describe("§4.1 list member activity", () => {
  it.each([
    [
      "S25: microseconds, and a leap second after its minute",
      [
        "2016-12-31T23:59:60.9Z",
        "2016-12-31T23:59:59.5Z",
        "2016-12-31T23:59:59.000002Z",
        "2016-12-31T23:59:59.000001z",
      ],
      ["e3", "e2", "e1", "e0"],
    ],
    [
      "S04: times with any offset and precision, and events of the same time by arrival",
      [
        "2026-01-01T12:00:00.5Z",
        "2026-01-01T13:00:00+02:00",
        "2026-01-01T12:00:00.500Z",
        "2026-01-01T12:00:00.499999Z",
      ],
      ["e1", "e3", "e0", "e2"],
    ],
  ])("orders %s", async (title, times, ids) => {
    const path = await addMember(title.slice(0, 3), times);

    expect((await readAll("limit=1", path)).flat()).toEqual(ids);
    expect((await readAll("limit=2&order=-created_at", path)).flat()).toEqual(ids.toReversed());
  });

  it("§4.1: names the campaign or the card that does not exist", async () => {
    const { campaignId } = service.demo.ids;
    const member = await list("", `/v1/loyalties/${campaignId}/members/${encodeURIComponent("no/such card")}/activity`);
    const campaign = await list("", "/v1/loyalties/camp_0/members/x/activity");

    expect(member.body).toMatchObject({
      code: 404,
      key: "not_found",
      message: "Resource not found",
      details: "Cannot find voucher with id no/such card",
      resource_id: "no/such card",
      resource_type: "voucher",
    });
    expect(campaign.body).toMatchObject({
      details: "Cannot find campaign with id camp_0",
      resource_id: "camp_0",
      resource_type: "campaign",
    });
  });

  it("§4.1, §7.2, §9: text of each Unicode plane is returned unchanged in ids, texts, cursors and errors", async () => {
    // Of each plane the first code point that text may contain, one from the middle, and the last, a noncharacter.
    const offsets = [0x21, 0x2603, 0xfeff, 0x202e, 0xe000, 0xffff];
    const planes = Array.from({ length: 17 }, (_, plane) =>
      String.fromCodePoint(...offsets.map((offset) => plane * 0x10000 + offset)),
    );
    for (const text of planes) {
      const path = await addMember(`m${text}`, ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"], text);
      const unknown = await list("", path.replace("/members/m", "/members/x"));

      expect(await readAll("limit=1", path)).toEqual([[`e0${text}`], [`e1${text}`]]);
      expect((await list("", path)).body.data[0].group_id).toBe(text);
      expect([unknown.status, unknown.body.resource_id]).toEqual([404, `x${text}`]);
      expect(unknown.body.details).toBe(`Cannot find voucher with id x${text}`);
    }
  });
});
