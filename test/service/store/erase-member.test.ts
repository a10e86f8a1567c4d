import { beforeEach, describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { eraseMember } from "../../../src/service/store/erase-member.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";
import { readTable } from "../../support/read-table.ts";

let demo: DemoService;
beforeEach(async () => {
  demo = await startDemoService();
});

const list = async () => (await demo.list()).status;

describe("an erased member", () => {
  it("§4.1: an erased member is unknown at once, and its events are gone", async () => {
    const before = await list();
    const events = await eraseMember(demo.store, demo.demo.ids);
    const after = await demo.list();
    const rows = await readTable(demo.store, "activity");
    const members = await readTable(demo.store, "member");

    expect(before).toBe(200);
    expect([events, rows]).toEqual([demo.demo.activityCount, []]);
    expect([after.status, after.body.resource_type]).toEqual([404, "voucher"]);
    expect(JSON.stringify(members)).not.toContain(demo.demo.ids.memberId);
    expect(await eraseMember(demo.store, demo.demo.ids)).toBe(0);
  });

  it("an erased member comes back by an import only with restoreErased, under another key", async () => {
    await list();
    await eraseMember(demo.store, demo.demo.ids);
    const refused = await importRecords(
      demo.store,
      demo.demo.lines.split("\n").map((line) => JSON.parse(line)),
    );
    const { campaignId: campaign_id, memberId: id } = demo.demo.ids;
    await importRecords(demo.store, [{ kind: "member", campaign_id, id: "another" }]);
    const other = await demo.call(demo.activityPath.replace(id, "another"), { headers: demo.application });
    const before = await list();
    const restored = [
      { kind: "member", campaign_id, id },
      { kind: "activity", campaign_id, member_id: id, activity: exampleActivities()[0] },
    ];
    await importRecords(demo.store, restored, { restoreErased: true });
    const again = await importRecords(demo.store, restored);
    const { body } = await demo.list();
    const keys = await readTable(demo.store, "member");

    expect(refused.problems[0]?.reason).toBe(
      `member ${id} of campaign ${campaign_id} was erased (--restore-erased adds it again)`,
    );
    expect(again.problems).toEqual([]); // only an erased member needs the option
    expect([other.status, before, body.data.length, keys.length]).toEqual([200, 404, 1, 3]);
    expect(await eraseMember(demo.store, demo.demo.ids)).toBe(1);
  });

  it("an erasure leaves members of other projects and campaigns alone", async () => {
    const { projectIdWithoutFeatures: projectId, campaignId, memberId } = demo.demo.ids;

    expect(await eraseMember(demo.store, { projectId, campaignId, memberId })).toBeUndefined();
    expect(await eraseMember(demo.store, { ...demo.demo.ids, campaignId: "other" })).toBeUndefined();
    expect(await list()).toBe(200);
  });
});
