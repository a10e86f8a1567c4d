import type * as LoyaltyInterface from "../../src/index.ts";
import { type DemoDataset, demoDataset } from "../../src/service/index.ts";

/** Plain JSON, which can be passed to another runtime. */
type JourneyInput = Pick<DemoDataset, "credentials" | "ids"> & { readonly baseUrl: string };

/** Uses every operation of the client once. It refers to nothing outside, so its source can run in a browser or another Node. */
export async function clientJourney(library: typeof LoyaltyInterface, { baseUrl, credentials, ids }: JourneyInput) {
  const events: string[] = [];
  const loyalty = library.createLoyaltyClient({
    baseUrl,
    application: { appId: credentials.appId, appToken: credentials.appToken },
    management: { managementId: credentials.managementId, managementToken: credentials.managementToken },
    oauth: { scopes: ["loyalties"] },
    onEvent: ({ type }) => void events.push(type),
  });
  const activities = await loyalty
    .listMemberActivity({ campaignId: ids.campaignId, memberId: ids.memberId, limit: 10 })
    .toArray();
  const refusal = await loyalty.listMemberActivity({ campaignId: ids.campaignId, memberId: "a/b ✨" }).then(
    () => "no refusal",
    (error: unknown) => error,
  );
  const token = await loyalty.generateToken({ scope: ["api"] });
  await loyalty.revokeToken({ access_token: token.access_token });
  await loyalty.revoke();
  return {
    activities: activities.length,
    refusedResource: refusal instanceof library.NotFoundError ? refusal.resourceId : String(refusal),
    scope: token.scope,
    webhooks: (await loyalty.listWebhooks({ projectId: ids.projectId })).total,
    users: (await loyalty.listUsers({ projectId: ids.projectId })).total,
    tokensIssued: events.filter((type) => type === "token-issued").length,
  };
}

/** The result of the journey for the demo dataset. */
export const journeyResult = {
  activities: demoDataset().activityCount,
  refusedResource: "a/b ✨",
  scope: "api",
  webhooks: 2,
  users: 2,
  tokensIssued: 1,
};
