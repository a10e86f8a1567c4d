import { describe, expect, it } from "vitest";
import type { Violation } from "../../src/contract/index.ts";
import { importDataset } from "../../src/service/index.ts";
import { startDemoService } from "../support/demo-service.ts";

describe("createService({ onViolation })", () => {
  it("tells what of an answer breaks the contract, and the answer leaves as it is (§2.2)", async () => {
    const violations: Violation[] = [];
    const { store, demo, fetch, application, activityPath } = await startDemoService(
      { onViolation: (violation) => violations.push(violation) },
      { allowViolations: true },
    );
    const list = () => fetch(`http://service.example${activityPath}?limit=100`, { headers: application });
    await list();
    const before = violations.length;
    const { campaignId, memberId } = demo.ids;
    const wild = {
      kind: "activity",
      campaign_id: campaignId,
      member_id: memberId,
      activity: { id: "evt_wild", type: 7 },
    };
    await importDataset(store, JSON.stringify(wild), { allowNonconforming: true });

    const { data } = await (await list()).json();
    await store.close();

    expect(before).toBe(0);
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.every(({ pointer }) => pointer.startsWith("/data/"))).toBe(true);
    expect(data).toContainEqual({ id: "evt_wild", type: 7 });
  });
});
