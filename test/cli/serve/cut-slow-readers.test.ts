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

describe("a write queue", () => {
  it("exceeds the limits after 30 s in which no byte leaves", () => {
    expect(findCut([0, 500], [29.9, 500], [30, 500])).toBe(30);
    expect(findCut(...everySecond(() => 0))).toBe(30);
  });

  it("may pause for less than 30 s, again and again", () => {
    expect(findCut(...everySecond((second) => 100_000 * Math.floor(second / 29)))).toBeUndefined();
  });

  it("exceeds the limits after 60 s at less than 1 kB/s, although bytes leave all the time", () => {
    expect(findCut(...everySecond((second) => 999 * second))).toBe(60);
    expect(findCut(...everySecond((second) => 1_000 * second))).toBeUndefined();
  });

  it("is measured over each 60 s: a fast start does not count later", () => {
    const isFastAtFirst = (second: number) => (second < 60 ? 1_000_000 * second : 60_000_000 + 900 * (second - 60));

    expect(findCut(...everySecond(isFastAtFirst))).toBe(120);
  });

  it("is measured from the first look on, however much had left before", () => {
    expect(findCut(...everySecond((second) => 1e9 + 500 * second))).toBe(60);
  });
});
