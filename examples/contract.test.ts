/**
 * A contract test of your own code, with the service in the same process: no socket, no mocks, the real answers.
 * Outside this repository: "loyalty-interface", "loyalty-interface/service", "loyalty-interface/vitest".
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLoyaltyClient, type LoyaltyClient } from "../src/index.ts";
import { createService, demoDataset, importDataset, openStore, type Store } from "../src/service/index.ts";
import "../src/vitest/index.ts";

const { lines, credentials, ids } = demoDataset();
let store: Store;
let fetchFromService: typeof fetch;
let loyalty: LoyaltyClient;
beforeAll(async () => {
  store = await openStore({});
  await importDataset(store, lines);
  const service = createService({ store });
  fetchFromService = (input, init) => service.fetch(new Request(input, init));
  const { appId, appToken } = credentials;
  const application = { appId, appToken };
  loyalty = createLoyaltyClient({ baseUrl: "https://api.loyalty.example", application, fetch: fetchFromService });
});
afterAll(() => store.close());

/** The code under test: the tiers that a card has moved up to. */
async function tiersReached(memberId: string): Promise<string[]> {
  const tiers: string[] = [];
  for await (const activity of loyalty.listMemberActivity(ids.campaignId, memberId))
    if (activity.type === "customer.loyalty.tier.upgraded") tiers.push(activity.data.data.loyalty_tier_to.id);
  return tiers;
}

describe("the tiers of a card", () => {
  it("come from the events of the card", async () => {
    expect(await tiersReached(ids.memberId)).toEqual(["ltr_7Wd3pX9mKb2VtQ5nHs4G"]);
  });

  it("come from an answer that keeps the contract", async () => {
    const headers = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
    const path = `/v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity`;

    await expect(fetchFromService(`https://api.loyalty.example${path}`, { headers })).resolves.toConform(
      "listMemberActivity",
    );
  });
});
