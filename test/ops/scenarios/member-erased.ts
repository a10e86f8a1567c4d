import { expect } from "vitest";
import { generatedMemberId, generatedWorld } from "../../../src/service/datasets/generate-dataset.ts";
import type { Operations, Scenario } from "../../support/ops/operations.ts";

export const scenario: Scenario = {
  isShort: true,
  row: {
    event: "a member is erased with `loyalty member erase`",
    clientsSee: "404 for this member at once, from every instance; nothing for all others",
    watch: "the number of removed events that the command prints",
    action: "nothing; after a backup from before is restored, erase the member again",
  },
  async run(operations: Operations) {
    for (const database of [await operations.sqlite(), (await operations.postgres()).url]) {
      const [first, second] = [await operations.serve(database), await operations.serve(database)];
      const { projectId, campaignId } = generatedWorld;
      const others = operations.load(first.url, { members: [1, 2, 3] });
      const erased = [first, second].map(({ url }) => operations.load(url, { members: [0], calls: ["list"] }));
      await Promise.all(erased.map((load) => load.waitFor("ok")));

      const names = [projectId, campaignId, generatedMemberId(0)];
      const { events } = await operations.loyalty("member", "erase", ...names, "--database", database);
      const seen = erased.map(({ outcomes }) => outcomes.ok);
      await Promise.all(erased.map((load) => load.waitFor("list 404")));
      await others.waitFor("ok", 50);

      expect(Number(events)).toBeGreaterThan(0);
      for (const [index, load] of erased.entries()) {
        expect(Object.keys(await load.stop())).toEqual(["list 404"]);
        expect((load.outcomes.ok ?? 0) - (seen[index] ?? 0)).toBeLessThan(5); // those in flight
      }
      expect(await others.stop()).toEqual({});
    }
  },
};
