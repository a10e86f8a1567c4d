import { expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { demoDataset } from "../../src/service/index.ts";
import { verifyService } from "../../src/verify/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { importRecords, SECRET } from "../support/import-records.ts";

const demo = demoDataset();
const { projectIdWithoutFeatures, campaignId } = demo.ids;
const activity = { ...exampleActivities()[0], id: "of another member" };

/** Another application and campaign, and another member with an event. */
const records = [
  { kind: "application_key", project_id: projectIdWithoutFeatures, app_id: "other", app_token: SECRET, name: "Other" },
  { kind: "campaign", project_id: projectIdWithoutFeatures, id: "foreign" },
  { kind: "member", campaign_id: campaignId, id: "m3" },
  { kind: "activity", campaign_id: campaignId, member_id: "m3", activity },
];
const other = { application: { id: "other", secret: SECRET }, names: { campaignId: "foreign", memberId: "m3" } };

it("S13, S30: loyalty verify finds no violation and no refuted assumption in the service on PostgreSQL", async () => {
  const { store, fetch } = await startDemoService();
  await importRecords(store, records);
  const { appId, appToken, managementId, managementToken } = demo.credentials;
  const report = await verifyService({
    fetch,
    names: demo.ids,
    application: { id: appId, secret: appToken },
    management: { id: managementId, secret: managementToken },
    other,
    sleep: async () => {},
  });

  const listIds = (verdict: string) =>
    report.assumptions.filter((each) => each.verdict === verdict).map(({ id }) => id);
  expect([report.findings, listIds("refuted"), report.skipped]).toEqual([[], [], []]);
  expect(listIds("not seen").length).toBeLessThanOrEqual(9);
  expect(listIds("holds")).toEqual(expect.arrayContaining(["S13", "S30"]));
});
