import { ApiError, createLoyaltyClient, createManagementClient, type Scope } from "../../src/index.ts";
import type { Scenario, Stage } from "./record-scenario.ts";

/** What is recorded, by name of the archive. Together they show every operation, status, event type and case of §7.2. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  "member-activity": { play: playMemberActivity },
  tokens: { play: playTokens },
  management: { play: playManagement },
  "rate-limit": { options: { rateLimit: { requests: 0, windowSeconds: 60 } }, play: playManagementRefused },
  outage: { play: playOutage },
};

function loyaltyClient({ demo, baseUrl, fetch }: Stage, appToken = demo.credentials.appToken) {
  return createLoyaltyClient({
    baseUrl,
    fetch,
    retry: false,
    application: { appId: demo.credentials.appId, appToken },
  });
}

function managementClient({ demo, baseUrl, fetch }: Stage, managementToken = demo.credentials.managementToken) {
  return createManagementClient({
    baseUrl,
    fetch,
    retry: false,
    managementId: demo.credentials.managementId,
    managementToken,
  });
}

/** A call that the service must refuse with this status; a recording of anything else would be worthless. */
async function refused(status: number, call: Promise<unknown>): Promise<void> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError && error.status === status))
    throw new Error(`expected a refusal with ${status}`, { cause: error });
}

async function playMemberActivity(stage: Stage): Promise<void> {
  const { campaignId, memberId } = stage.demo.ids;
  const client = loyaltyClient(stage);
  await client.listMemberActivity(campaignId, memberId).toArray();
  await client.listMemberActivity(campaignId, memberId, { limit: 100, order: "-created_at" }).toArray();
  await client.listMemberActivity(campaignId, memberId, { limit: 1, order: "created_at" }).toArray({ max: 2 });
  const last = await client.listMemberActivity(campaignId, memberId, { limit: 1, order: "-created_at" }).firstPage();
  await client.listMemberActivity(campaignId, memberId, { startingAfterId: last.data[0]?.id ?? "" }).firstPage(); // empty
  await refused(404, client.listMemberActivity("camp_0000", memberId).firstPage());
  await refused(404, client.listMemberActivity(campaignId, "LC-0000-NONE").firstPage());
  await refused(400, client.listMemberActivity(campaignId, memberId, { limit: 500 }).firstPage());
  await refused(400, client.listMemberActivity(campaignId, memberId, { startingAfterId: "evt_0000" }).firstPage());
  await refused(401, loyaltyClient(stage, "wrong").listMemberActivity(campaignId, memberId).firstPage());
}

async function playTokens(stage: Stage): Promise<void> {
  const { demo, baseUrl, fetch } = stage;
  const { campaignId, memberId } = demo.ids;
  const client = loyaltyClient(stage);
  const listWith = (accessToken: string) =>
    createLoyaltyClient({ baseUrl, fetch, retry: false, accessToken })
      .listMemberActivity(campaignId, memberId, { limit: 1 })
      .firstPage();
  for (const scope of ["api", "loyalties"] as const) {
    const { access_token } = await client.generateToken({ scopes: [scope] });
    await listWith(access_token);
    await client.revokeToken(access_token);
    await refused(401, listWith(access_token));
  }
  const { access_token } = await client.generateToken({ scopes: ["vouchers", "customers"] });
  await refused(403, listWith(access_token));
  await refused(400, client.generateToken({ scopes: ["api,loyalties" as Scope] })); // what the types forbid
  await refused(401, loyaltyClient(stage, "wrong").revokeToken(access_token));
}

async function playManagement(stage: Stage): Promise<void> {
  const { projectId, projectIdWithoutFeatures } = stage.demo.ids;
  const stranger = managementClient(stage, "wrong");
  const client = managementClient(stage);
  await client.listWebhooks(projectId);
  await client.listUsers(projectId);
  await refused(401, stranger.listWebhooks(projectId));
  await refused(401, stranger.listUsers(projectId));
  await refused(402, client.listWebhooks(projectIdWithoutFeatures));
  await refused(402, client.listUsers(projectIdWithoutFeatures));
  await refused(404, client.listWebhooks("proj_0000"));
  await refused(404, client.listUsers("proj_0000"));
}

async function playManagementRefused(stage: Stage): Promise<void> {
  await refused(429, managementClient(stage).listWebhooks(stage.demo.ids.projectId));
}

/** The database goes away under the running service (S23). */
async function playOutage(stage: Stage): Promise<void> {
  const { campaignId, memberId, projectId } = stage.demo.ids;
  await stage.store.close();
  const client = loyaltyClient(stage);
  const management = managementClient(stage);
  await refused(503, client.listMemberActivity(campaignId, memberId).firstPage());
  await refused(503, client.generateToken({ scopes: ["api"] }));
  await refused(503, client.revokeToken("unknown"));
  await refused(503, management.listWebhooks(projectId));
  await refused(503, management.listUsers(projectId));
}
