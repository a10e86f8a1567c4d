import { exampleActivities, exampleEntities } from "../../contract/examples.ts";
import type { DatasetRecord } from "./import/parse-record.ts";

const credentials = {
  appId: "app_demo",
  appToken: "demo-application-token",
  managementId: "mgmt_demo",
  managementToken: "demo-management-token",
};
const ids = {
  projectId: "proj_Tn4vQ8Lw",
  /** A project of the management key, whose plan has neither webhooks nor users. */
  projectIdWithoutFeatures: "proj_Rb2xJ6Kd",
  campaignId: "camp_9fJ2mQ7xTz4LkB1vRn8sWd3C",
  memberId: "LC-7Q2M-88XD",
};

/** The demo dataset, with the credentials and ids for requests. */
export interface DemoDataset {
  /** The dataset as NDJSON, ready for `importDataset`. */
  readonly lines: string;
  readonly credentials: Readonly<typeof credentials>;
  readonly ids: Readonly<typeof ids>;
  /** Number of activities of the member. */
  readonly activityCount: number;
}

/** Returns a small dataset: one member with activities of all types, webhooks, users, and a plan that lacks features. */
export function demoDataset(): DemoDataset {
  const activities = exampleActivities();
  const { webhooks, users } = exampleEntities();
  webhooks.at(-1)?.events?.push("shop.cart.abandoned"); // a name that the document does not list is valid (S18)
  const records: DatasetRecord[] = [
    { kind: "project", id: ids.projectId, features: ["webhooks", "users"] },
    { kind: "project", id: ids.projectIdWithoutFeatures, features: [] },
    {
      kind: "application_key",
      project_id: ids.projectId,
      app_id: credentials.appId,
      app_token: credentials.appToken,
      name: "Demo shop",
    },
    {
      kind: "management_key",
      management_id: credentials.managementId,
      management_token: credentials.managementToken,
      project_ids: [ids.projectId, ids.projectIdWithoutFeatures],
    },
    { kind: "campaign", project_id: ids.projectId, id: ids.campaignId },
    { kind: "member", campaign_id: ids.campaignId, id: ids.memberId },
    ...activities.map((activity) => ({
      kind: "activity" as const,
      campaign_id: ids.campaignId,
      member_id: ids.memberId,
      activity,
    })),
    ...webhooks.map((webhook) => ({ kind: "webhook" as const, project_id: ids.projectId, webhook })),
    ...users.map((user) => ({ kind: "user" as const, user })),
  ];
  const lines = records.map((record) => JSON.stringify(record)).join("\n");
  return { lines, credentials, ids, activityCount: activities.length };
}
