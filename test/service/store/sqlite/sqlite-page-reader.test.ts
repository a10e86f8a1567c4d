import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../../src/contract/examples.ts";
import { importDataset, openStore } from "../../../../src/service/index.ts";

const [template] = exampleActivities();

describe("a page from SQLite", () => {
  it.each([
    ["created_at", undefined],
    ["created_at", "e3"],
    ["-created_at", undefined],
    ["-created_at", "e3"],
  ] as const)(
    "%s after %s is one range of the clustered table, by the store's own statements (§4.1)",
    async (order, startingAfterId) => {
      const store = await openStore();
      const world = [
        { kind: "project", id: "p", features: [] },
        { kind: "campaign", project_id: "p", id: "c" },
        { kind: "member", campaign_id: "c", id: "m" },
        ...Array.from({ length: 9 }, (_, index) => ({
          kind: "activity",
          campaign_id: "c",
          member_id: "m",
          activity: { ...template, id: `e${index}` },
        })),
      ];
      await importDataset(
        store,
        world.map((record) => JSON.stringify(record)),
      );
      const statements: string[] = [];
      const read = store.engine.read.bind(store.engine);
      store.engine.read = (query, parameters) => {
        statements.push(query.text);
        return read(query, parameters);
      };
      const page = await store.readPage({ memberKey: 1, order, limit: 2, startingAfterId, arrival: 1 });
      const plans: string[][] = [];
      for (const text of statements) {
        const rows = await read<{ detail: string }>({ name: "plan", text: `EXPLAIN QUERY PLAN ${text}` }, []);
        plans.push(rows.map(({ detail }) => detail));
      }
      await store.close();

      expect(page?.hasMore).toBe(true);
      const steps = plans.flat();
      expect(steps.filter((step) => step.startsWith("SEARCH activity")).length).toBe(plans.length);
      for (const step of steps) expect(step).not.toMatch(/^SCAN activity|TEMP B-TREE/);
      // Two for the page: the range of the member, from the place of the cursor on, in the order of the primary key.
      const place = order === "created_at" ? ">" : "<";
      const range =
        startingAfterId === undefined
          ? /\(member_key=\?\)$/
          : new RegExp(`\\(member_key=\\? AND \\(created_at_us,sequence\\)${place}\\(\\?,\\?\\)\\)$`);
      const ranges = steps.filter((step) => step.startsWith("SEARCH activity USING PRIMARY KEY") && range.test(step));
      expect(ranges).toHaveLength(2);
    },
  );
});
