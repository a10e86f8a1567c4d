import { describe, expect, it } from "vitest";
import { createProgress, type ProgressOptions } from "../../../src/cli/io/create-progress.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

type Step = readonly [passedMs: number, bytes: number];
type Terminal = Parameters<typeof createScreen>[0];

/** Returns the lines that these steps print on a terminal, each without the code that clears the line before. */
async function show(steps: readonly Step[], options: Partial<ProgressOptions> = {}, terminal: Terminal = {}) {
  let now = 1000;
  let printed = "";
  const err = (text: string) => {
    printed += text;
  };
  const io = { err, errScreen: createScreen({ isTerminal: true, ...terminal }), now: () => now };
  const progress = createProgress({ verb: "checking", ...options }, io);
  for (const [passedMs, length] of steps) {
    now += passedMs;
    for await (const _ of progress.track([{ length } as Uint8Array]));
  }
  progress.clear();
  return printed.split("\r\x1b[K").slice(1);
}

describe("createProgress", () => {
  it.each([
    [200e6, "checking  50.0 MB of 200.0 MB  25 %"],
    [10e6, "checking  50.0 MB"],
  ])("shows amount and share of %s bytes, and clears the line at the end", async (total, line) => {
    expect(await show([[500, 50e6]], { total })).toEqual([line, ""]);
  });

  it("shows nothing in the first half second, and then at most ten lines a second", async () => {
    const steps = [499, 1, 99, 1, 50].map((passedMs): Step => [passedMs, 1e6]);

    expect(await show(steps)).toEqual(["checking  2.0 MB", "checking  4.0 MB", ""]);
  });

  it("shows nothing if standard error is not a terminal, or if it is quiet", async () => {
    expect(await show([[5_000, 1e6]], {}, { isTerminal: false })).toEqual([]);
    expect(await show([[5_000, 1e6]], { isQuiet: true })).toEqual([]);
  });
});
