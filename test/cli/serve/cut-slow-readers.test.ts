import { describe, expect, it } from "vitest";
import { createQueueWatch } from "../../../src/cli/serve/cut-slow-readers.ts";

const limits = { stalledMs: 30_000, slowMs: 60_000, minBytesPerSecond: 1_000 };

/** Shows a watch the bytes that have left at these times, in seconds; returns when the limits were exceeded first. */
function findCut(...seen: readonly (readonly [seconds: number, left: number])[]): number | undefined {
  const isExceeded = createQueueWatch(limits);
  return seen.find(([seconds, left]) => isExceeded(left, seconds * 1000))?.[0];
}

/** Every second, up to two minutes. */
const everySecond = (countLeft: (second: number) => number) =>
  Array.from({ length: 121 }, (_, second) => [second, countLeft(second)] as const);

describe("createQueueWatch", () => {
  it.each<[string, (second: number) => number, cutAt: number | undefined]>([
    ["exceeds the limits after 30 s in which no byte leaves", () => 0, 30],
    [
      "keeps within the limits if it pauses for less than 30 s, again and again",
      (second) => 100_000 * Math.floor(second / 29),
      undefined,
    ],
    [
      "exceeds the limits after 60 s at less than 1 kB/s, although bytes leave all the time",
      (second) => 999 * second,
      60,
    ],
    ["keeps within the limits at 1 kB/s", (second) => 1_000 * second, undefined],
    [
      "is measured over each 60 s: a fast start does not count later",
      (second) => (second < 60 ? 1_000_000 * second : 60_000_000 + 900 * (second - 60)),
      120,
    ],
    ["is measured from the first look on, however much had left before", (second) => 1e9 + 500 * second, 60],
  ])("a write queue %s", (_, countLeft, cutAt) => {
    expect(findCut(...everySecond(countLeft))).toBe(cutAt);
  });

  it("a write queue keeps within the limits until the 30 s are over", () => {
    expect(findCut([0, 500], [29.9, 500], [30, 500])).toBe(30);
  });
});
