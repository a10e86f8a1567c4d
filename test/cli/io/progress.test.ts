import { describe, expect, it } from "vitest";
import { Progress, type ProgressOptions } from "../../../src/cli/io/progress.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

/** A progress on a terminal with a clock that the test sets, and its output. */
function start(options: Partial<ProgressOptions>, { isTerminal = true, columns = 80 } = {}) {
  const clock = { time: 1000 };
  const printed: string[] = [];
  const io = {
    err: (text: string) => void printed.push(text),
    errScreen: createScreen({ isTerminal, columns }),
    now: () => clock.time,
  };
  return { clock, printed, progress: new Progress({ verb: "checking", ...options }, io) };
}

describe("Progress", () => {
  it.each([
    [{ total: 200e6 }, 50.5e6, "checking  50.5 MB of 200.0 MB  25 %"],
    [{ total: 50e6 }, 50e6, "checking  50.0 MB of 50.0 MB  100 %"],
    [{ total: 10e6 }, 50e6, "checking  50.0 MB"],
    [{}, 50e6, "checking  50.0 MB"],
  ])("shows amount and share: %j after %d", (options, amount, line) => {
    const { clock, printed, progress } = start(options);

    clock.time += 500;
    progress.add(amount);

    expect(printed).toEqual([`\r\x1b[K${line}`]);
  });

  it("shows nothing in the first half second, then at most ten lines a second, and removes the last one", () => {
    const { clock, printed, progress } = start({ total: 1e6 });
    const countAfter = (ms: number) => {
      clock.time += ms;
      progress.add(1);
      return printed.length;
    };

    expect([countAfter(499), countAfter(1), countAfter(99), countAfter(1), countAfter(50)]).toEqual([0, 1, 1, 2, 2]);
    progress.clear();
    expect(printed.slice(2)).toEqual(["\r\x1b[K"]);
  });

  it.each([
    ["nothing if standard error is not a terminal", {}, { isTerminal: false }, []],
    ["nothing if it is quiet", { isQuiet: true }, {}, []],
    ["one line of a narrow terminal", { total: 2e6 }, { columns: 20 }, ["\r\x1b[Kchecking  1.0 MB of", "\r\x1b[K"]],
  ])("prints %s", (_, options, terminal, expected) => {
    const { clock, printed, progress } = start(options, terminal);

    clock.time += 5_000;
    progress.add(1e6);
    progress.clear();

    expect(printed).toEqual(expected);
  });
});
