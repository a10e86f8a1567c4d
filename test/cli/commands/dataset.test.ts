import { describe, expect, it } from "vitest";
import { eventTypes } from "../../../src/contract/internal.ts";
import { importDataset, openStore } from "../../../src/service/index.ts";
import { runInProcess } from "../../support/run-in-process.ts";

const generate = async (...args: string[]) => (await runInProcess(["dataset", ...args])).stdout.trim().split("\n");

describe("loyalty dataset", () => {
  it("writes members and activities of all types, all valid for the import", async () => {
    const lines = await generate("--members", "20", "--events", "2000");
    const store = await openStore();

    const summary = await importDataset(store, lines);
    await store.close();

    const records = lines.map((line) => JSON.parse(line));
    const activities = records.filter(({ kind }) => kind === "activity");
    expect(summary).toMatchObject({ applied: lines.length, invalid: 0 });
    expect(records.filter(({ kind }) => kind === "member")).toHaveLength(20);
    expect(activities).toHaveLength(2000);
    expect(new Set(activities.map(({ activity }) => activity.type))).toEqual(new Set(eventTypes));
  });

  it("gives the same dataset for the same seed only", async () => {
    const size = ["--members", "5", "--events", "50", "--seed"];
    const [first, same, other] = await Promise.all(["7", "7", "8"].map((seed) => generate(...size, seed)));

    expect(same).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it("writes activities of about the size of --bytes that still conform", async () => {
    for (const bytes of [500, 2000]) {
      const lines = await generate("--members", "2", "--events", "300", "--bytes", String(bytes));
      const store = await openStore();
      const summary = await importDataset(store, lines);
      await store.close();
      const sizes = lines
        .flatMap((line) => JSON.parse(line).activity ?? [])
        .map((activity) => Buffer.byteLength(JSON.stringify(activity)));

      expect(summary).toMatchObject({ applied: lines.length, invalid: 0 });
      expect(sizes).toHaveLength(300);
      expect(Math.min(...sizes)).toBeGreaterThan(bytes * 0.9);
      expect(Math.max(...sizes)).toBeLessThan(bytes * 1.1);
    }
  });

  it("gives a few members most of the events", async () => {
    const lines = await generate("--members", "10", "--events", "1000");
    const ofFirst = lines.filter((line) => line.includes('"kind":"activity"') && line.includes('"LC-000000"'));

    expect(ofFirst.length).toBeGreaterThan(300);
  });

  it("refuses events without members, and text that is not a number", async () => {
    const results = await Promise.all([
      runInProcess(["dataset", "--members", "0", "--events", "1"]),
      runInProcess(["dataset", "--members", "many", "--events", "1"]),
    ]);

    expect(results.map(({ code }) => code)).toEqual([2, 2]);
  });
});
