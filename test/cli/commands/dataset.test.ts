import { describe, expect, it } from "vitest";
import { eventTypes } from "../../../src/contract/internal.ts";
import { importDataset, openStore } from "../../../src/service/index.ts";
import { runInProcess } from "../../support/run-cli.ts";

const generate = async (...args: string[]) => (await runInProcess(["dataset", ...args])).stdout.trim().split("\n");

/** Generates a dataset, all of whose lines must be valid, and returns its records. */
async function generateValid(...args: string[]) {
  const lines = await generate(...args);
  const store = await openStore();
  const summary = await importDataset(store, lines);
  await store.close();
  expect(summary).toMatchObject({ applied: lines.length, invalid: 0 });
  return lines.map((line) => JSON.parse(line));
}

describe("loyalty dataset", () => {
  it("writes members and activities of all types, all valid for the import", async () => {
    const records = await generateValid("--members", "20", "--events", "2000");

    const activities = records.filter(({ kind }) => kind === "activity");
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

  it.each(["0", "many"])("refuses events of %s members", async (members) => {
    expect(await runInProcess(["dataset", "--members", members, "--events", "1"])).toMatchObject({ code: 2 });
  });
});
