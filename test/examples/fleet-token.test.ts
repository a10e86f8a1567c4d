import Keyv from "keyv";
import { beforeEach, describe, expect, it } from "vitest";
import { createFleetClient } from "../../examples/fleet-token.ts";
import type { TokenStore } from "../../src/index.ts";
import { type DemoService, startDemoService } from "../support/demo-service.ts";

let service: DemoService;
let issued = 0;
beforeEach(async () => {
  service = await startDemoService();
  issued = 0;
});

function startProcess(tokenStore: TokenStore, onStoreFailure?: (what: string) => void) {
  const { appId, appToken } = service.demo.credentials;
  const loyalty = createFleetClient({
    baseUrl: "https://api.loyalty.example",
    application: { appId, appToken },
    tokenStore,
    ...(onStoreFailure && { onStoreFailure }),
    fetch: (input, init) => {
      if (String(input).endsWith("/oauth/token")) issued++;
      return service.fetch(input, init);
    },
  });
  const { campaignId, memberId } = service.demo.ids;
  return { loyalty, read: () => loyalty.listMemberActivity({ campaignId, memberId }).toArray() };
}

describe("examples/fleet-token.ts", () => {
  it("has one token issued for any number of clients", async () => {
    const tokenStore = new Keyv();
    const [first, ...others] = Array.from({ length: 20 }, () => startProcess(tokenStore));

    const lists = [await first?.read(), ...(await Promise.all(others.map(({ read }) => read())))];

    expect(lists.map((list) => list?.length)).toEqual(Array(20).fill(service.demo.activityCount));
    expect(issued).toBe(1);
  });

  it("keeps the token for the others when one process ends", async () => {
    const tokenStore = new Keyv();
    const [first, second] = [startProcess(tokenStore), startProcess(tokenStore)];
    await first.read();

    await first.loyalty.revoke();
    await second.read();

    expect(issued).toBe(1);
  });

  it("uses a separate token if the store fails, and reports the failure", async () => {
    const fail = () => Promise.reject(new Error("connection refused"));
    const reported: string[] = [];

    const list = await startProcess({ get: fail, set: fail }, (what) => reported.push(what)).read();

    expect(list).toHaveLength(service.demo.activityCount);
    expect(reported).toEqual(["the token store failed to get: Error", "the token store failed to set: Error"]);
  });
});
