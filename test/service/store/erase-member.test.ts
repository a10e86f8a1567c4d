import { beforeEach, describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { importDataset } from "../../../src/service/index.ts";
import { eraseMember } from "../../../src/service/store/erase-member.ts";
import { type DemoService, startDemoService } from "../../support/demo-service.ts";
import { importRecords } from "../../support/import-records.ts";

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
    const rows = await demo.store.connection.all("SELECT * FROM activity");
    const members = await demo.store.connection.all("SELECT * FROM member");

    expect(before).toBe(200);
    expect([events, rows]).toEqual([demo.demo.activityCount, []]);
    expect([after.status, after.body.resource_type]).toEqual([404, "voucher"]);
    expect(JSON.stringify(members)).not.toContain(demo.demo.ids.memberId);
    expect(await eraseMember(demo.store, demo.demo.ids)).toBe(0);
  });

  it("an erased member comes back by an import only with restoreErased, under another key", async () => {
    const { campaignId: campaign_id, memberId: id } = demo.demo.ids;
    await eraseMember(demo.store, demo.demo.ids);
    const refused = await importDataset(demo.store, demo.demo.lines);
    await importRecords(demo.store, [{ kind: "member", campaign_id, id: "another" }]);
    const before = await list();
    const restored = [
      { kind: "member", campaign_id, id },
      { kind: "activity", campaign_id, member_id: id, activity: exampleActivities()[0] },
    ];
    await importRecords(demo.store, restored, { restoreErased: true });
    const again = await importRecords(demo.store, restored);
    const { body } = await demo.list();

    expect(refused.problems[0]?.reason).toBe(
      `member ${id} of campaign ${campaign_id} was erased (--restore-erased adds it again)`,
    );
    expect(again.problems).toEqual([]); // only an erased member needs the option
    expect([before, body.data.length]).toEqual([404, 1]);
    expect(await demo.store.connection.all("SELECT * FROM member")).toHaveLength(3);
    expect(await eraseMember(demo.store, demo.demo.ids)).toBe(1);
  });

  it("an erasure leaves members of other projects and campaigns alone", async () => {
    const { projectIdWithoutFeatures: projectId, campaignId, memberId } = demo.demo.ids;

    expect(await eraseMember(demo.store, { projectId, campaignId, memberId })).toBeUndefined();
    expect(await eraseMember(demo.store, { ...demo.demo.ids, campaignId: "other" })).toBeUndefined();
    expect(await list()).toBe(200);
  });
});
