import { beforeEach, describe, expect, it } from "vitest";
import { importDataset } from "../src/service/index.ts";
import { checkedFetch, type DemoService, startDemoService } from "./support/demo-service.ts";
import { serve } from "./support/serve.ts";
import { takeViolations } from "./support/violations.ts";

/** Stores an event that does not conform. */
async function importNonconforming({ store, demo }: DemoService): Promise<void> {
  const { campaignId: campaign_id, memberId: member_id } = demo.ids;
  const nonconforming = { kind: "activity", campaign_id, member_id, activity: { id: "evt_nonconforming", type: 7 } };
  await importDataset(store, JSON.stringify(nonconforming), { allowNonconforming: true });
}

let service: DemoService;
beforeEach(async () => {
  service = await startDemoService();
});
const list = () =>
  service.fetch(`http://service.example${service.activityPath}?limit=100`, { headers: service.application });

describe("a test whose service does not conform", () => {
  it.fails("a test fails if its service does not conform, even if it does not read the response (§2.2)", async () => {
    await importNonconforming(service);
    await list();
  });

  it("a test fails for a nonconforming response over a socket, with the place and the reason", async () => {
    await importNonconforming(service);
    const { url } = await serve(service.service.listener);

    await (await fetch(`${url}${service.activityPath}?limit=100`, { headers: service.application })).text();

    const place = /^listMemberActivity 200 \/data\/\d+\/type: must /;
    expect(takeViolations()).toContainEqual(expect.stringMatching(place));
  });

  it.each(["<html>", "", '{"object":"list"}'])("a test fails for the response %j of another process", async (body) => {
    const send = checkedFetch(async () => new Response(body, { headers: { "Content-Type": "application/json" } }));

    await send(`http://service.example${service.activityPath}`);

    expect(takeViolations().length).toBeGreaterThan(0);
  });
});
