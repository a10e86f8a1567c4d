import { ApiError, createLoyaltyClient, type Scope } from "../../src/index.ts";
import { type DemoDataset, demoDataset } from "../../src/service/index.ts";
import type { Scenario, ScenarioContext } from "./record-scenario.ts";

const { credentials: keys, ids } = demoDataset();
const { campaignId, memberId, projectId, projectIdWithoutFeatures } = ids;

/** The scenarios by name of the archive. Together they show every operation, status, event type and case of §7.2. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  "member-activity": { run: recordMemberActivity },
  tokens: { run: recordTokens },
  management: { run: recordManagement },
  "rate-limit": { options: { faults: ["status=429,retry-after=60"] }, run: recordManagementRefused },
  outage: { run: recordOutage },
};

/** Creates a client with the key pairs of the demo, or with other secrets. */
function createClient({ baseUrl, fetch }: ScenarioContext, secrets: Partial<DemoDataset["credentials"]> = {}) {
  const credentials = { ...keys, ...secrets };
  return createLoyaltyClient({ baseUrl, fetch, retry: false, application: credentials, management: credentials });
}

/** Expects that the service refuses a call with this status. */
async function expectRefusal(status: number, call: PromiseLike<unknown>): Promise<void> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError && error.status === status))
    throw new Error(`expected a refusal with ${status}`, { cause: error });
}

async function recordMemberActivity(context: ScenarioContext): Promise<void> {
  const client = createClient(context);
  const list = (parameters: Partial<Parameters<typeof client.listMemberActivity>[0]> = {}) =>
    client.listMemberActivity({ campaignId, memberId, ...parameters });
  await list().toArray();
  await list({ limit: 100, order: "-created_at" }).toArray();
  const pages = list({ limit: 1, order: "created_at" }).pages();
  for (let page = 0; page < 2; page++) await pages.next();
  const last = await list({ limit: 1, order: "-created_at" });
  await list({ starting_after_id: last.data[0]?.id ?? "" }); // empty
  await expectRefusal(404, list({ campaignId: "camp_0000" }));
  await expectRefusal(404, list({ memberId: "LC-0000-NONE" }));
  await expectRefusal(400, list({ limit: 500 }));
  await expectRefusal(400, list({ starting_after_id: "evt_0000" }));
  const stranger = createClient(context, { appToken: "wrong" });
  await expectRefusal(401, stranger.listMemberActivity({ campaignId, memberId }));
}

async function recordTokens(context: ScenarioContext): Promise<void> {
  const { baseUrl, fetch } = context;
  const client = createClient(context);
  const listWith = (accessToken: string) =>
    createLoyaltyClient({ baseUrl, fetch, retry: false, accessToken }).listMemberActivity({
      campaignId,
      memberId,
      limit: 1,
    });
  for (const scope of ["api", "loyalties"] as const) {
    const { access_token } = await client.generateToken({ scope: [scope] });
    await listWith(access_token);
    await client.revokeToken({ access_token });
    await expectRefusal(401, listWith(access_token));
  }
  const { access_token } = await client.generateToken({ scope: ["vouchers", "customers"] });
  await expectRefusal(403, listWith(access_token));
  await expectRefusal(400, client.generateToken({ scope: ["api,loyalties" as Scope] })); // what the types forbid
  await expectRefusal(401, createClient(context, { appToken: "wrong" }).revokeToken({ access_token }));
}

async function recordManagement(context: ScenarioContext): Promise<void> {
  const stranger = createClient(context, { managementToken: "wrong" });
  const client = createClient(context);
  await client.listWebhooks({ projectId });
  await client.listUsers({ projectId });
  await expectRefusal(401, stranger.listWebhooks({ projectId }));
  await expectRefusal(401, stranger.listUsers({ projectId }));
  await expectRefusal(402, client.listWebhooks({ projectId: projectIdWithoutFeatures }));
  await expectRefusal(402, client.listUsers({ projectId: projectIdWithoutFeatures }));
  await expectRefusal(404, client.listWebhooks({ projectId: "proj_0000" }));
  await expectRefusal(404, client.listUsers({ projectId: "proj_0000" }));
}

async function recordManagementRefused(context: ScenarioContext): Promise<void> {
  await expectRefusal(429, createClient(context).listWebhooks({ projectId }));
}

/** Closes the database while the service runs (S23). */
async function recordOutage(context: ScenarioContext): Promise<void> {
  await context.store.close();
  const client = createClient(context);
  await expectRefusal(503, client.listMemberActivity({ campaignId, memberId }));
  await expectRefusal(503, client.generateToken({ scope: ["api"] }));
  await expectRefusal(503, client.revokeToken({ access_token: "unknown" }));
  await expectRefusal(503, client.listWebhooks({ projectId }));
  await expectRefusal(503, client.listUsers({ projectId }));
}
