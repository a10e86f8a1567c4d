import { describe, expect, it } from "vitest";
import { WriteQueue } from "../../../../src/service/store/sqlite/write-queue.ts";

describe("WriteQueue", () => {
  it("commits the writes of one turn of the event loop together, and later ones after them", async () => {
    const batches: string[][] = [];
    const queue = new WriteQueue(async (batch) => {
      batches.push(batch.map(({ text }) => text));
      return batch.map((_, index) => index);
    });

    const first = ["a", "b", "c"].map((text) => queue.add(text, []));
    const changes = await Promise.all(first);
    await queue.add("d", []);

    expect([batches, changes]).toEqual([
      [["a", "b", "c"], ["d"]],
      [0, 1, 2],
    ]);
  });
});
