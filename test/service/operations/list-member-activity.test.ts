import { describe, expect, it } from "vitest";
import { startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

const service = await startDemoService();

/** Reads the ids of all pages by following the cursor (§9). */
async function readAll(query: string, path: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor = "";
  for (;;) {
    const { body } = await service.call(`${path}?${query}${cursor}`, { headers: service.application });
    ids.push(...body.data.map(({ id }: { id: string }) => id));
    expect(body.data).not.toEqual([]); // a page that has_more promised has events
    if (!body.has_more) return ids;
    cursor = `&starting_after_id=${encodeURIComponent(body.more_starting_after)}`;
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
  expect(await importRecords(service.store, [member, ...records])).toMatchObject({ problems: [] });
  return `/v1/loyalties/${campaignId}/members/${encodeURIComponent(memberId)}/activity`;
}

describe("§4.1 list member activity", () => {
  it("S04, S25: orders times of any offset and precision, and events of the same time by arrival", async () => {
    const path = await addMember("times", [
      "2016-12-31T23:59:60.9Z", // a leap second comes after its minute
      "2016-12-31T23:59:59.5Z",
      "2016-12-31T23:59:59.000002Z",
      "2016-12-31T23:59:59.000001z",
      "2026-01-01T12:00:00.5Z",
      "2026-01-01T13:00:00+02:00",
      "2026-01-01T12:00:00.500Z", // the same time as that of e4
      "2026-01-01T12:00:00.499999Z",
    ]);
    const ids = ["e3", "e2", "e1", "e0", "e5", "e7", "e4", "e6"];

    expect(await readAll("limit=1", path)).toEqual(ids);
    expect(await readAll("limit=2&order=-created_at", path)).toEqual(ids.toReversed());
  });

  it("§4.1, §7.2, §9: text of each Unicode plane is returned unchanged in ids, texts, cursors and errors", async () => {
    // Of each plane the first code point that text may contain, one from the middle, and the last, a noncharacter.
    const points = Array.from({ length: 17 }, (_, plane) => [0x21, 0x2603, 0xffff].map((one) => plane * 0x10000 + one));
    const text = String.fromCodePoint(...points.flat());
    const path = await addMember(`m${text}`, ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"], text);
    const call = (of: string) => service.call(of, { headers: service.application });

    expect(await readAll("limit=1", path)).toEqual([`e0${text}`, `e1${text}`]);
    expect((await call(path)).body.data[0].group_id).toBe(text);
    expect((await call(path.replace("/members/m", "/members/x"))).body.resource_id).toBe(`x${text}`);
  });

  it("§4.1, §7.2, S13: a name or cursor with U+0000, which no database stores, is unknown", async () => {
    const unknown = [
      service.activityPath.replace(/[^/]+(?=\/activity)/, "%00"),
      "/management/v1/projects/none%00/users",
    ];
    const headers = { ...service.application, ...service.management };
    const answers = [`${service.activityPath}?starting_after_id=%00`, ...unknown].map((path) =>
      service.call(path, { headers }),
    );

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 404, 404]);
  });
});
