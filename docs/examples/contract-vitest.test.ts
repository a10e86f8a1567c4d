/**
 * Contract tests with vitest: of payloads, and of your code against the service in this process, with its real answers.
 *
 *   npx vitest run contract-vitest
 */

import { createLoyaltyClient, type LoyaltyClient } from "loyalty-interface";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import "loyalty-interface/vitest";
import { startDemo } from "loyalty-interface/service";

let demo: Awaited<ReturnType<typeof startDemo>>;
let loyalty: LoyaltyClient;
beforeAll(async () => {
  demo = await startDemo();
  loyalty = createLoyaltyClient(demo.options);
});
afterAll(() => demo.close());

describe("a payload", () => {
  /** A mock of the answer to "List users". */
  const users = {
    object: "list",
    data_ref: "data",
    data: [{ id: "user_1", login: "ada@shop.example", projects: { proj_1: "ADMIN" } }],
    total: 1,
  };

  it("a payload conforms to the contract if it is the mock that other tests use", async () => {
    await expect({ status: 200, body: users }).toConform("listUsers");
  });

  it("a payload does not conform if a type is wrong", async () => {
    await expect({ status: 200, body: { ...users, total: "1" } }).not.toConform("listUsers");
  });

  it("a payload conforms to the contract if the service sent it", async () => {
    const { baseUrl, application, fetch } = demo.options;
    const path = `/v1/loyalties/${demo.ids.campaignId}/members/${demo.ids.memberId}/activity`;
    const headers = { "X-App-Id": application.appId, "X-App-Token": application.appToken };

    await expect(fetch(baseUrl + path, { headers })).resolves.toConform("listMemberActivity");
  });
});

/** The code under test: the tiers that a card has moved up to. */
async function findTiersReached(campaignId: string, memberId: string): Promise<string[]> {
  const tiers: string[] = [];
  for await (const activity of loyalty.listMemberActivity({ campaignId, memberId })) {
    if (activity.type === "customer.loyalty.tier.upgraded") tiers.push(activity.data.data.loyalty_tier_to.id);
  }
  return tiers;
}

describe("findTiersReached", () => {
  it("reads the tiers from the events of the card", async () => {
    expect(await findTiersReached(demo.ids.campaignId, demo.ids.memberId)).toEqual(["ltr_7Wd3pX9mKb2VtQ5nHs4G"]);
  });
});
