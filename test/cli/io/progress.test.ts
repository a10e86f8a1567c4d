import { describe, expect, it } from "vitest";
import { Progress, type ProgressOptions } from "../../../src/cli/io/progress.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";

/** A progress on a terminal with a clock that the test sets, and what it prints. */
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
    [{ total: 200e6 }, 50e6, 2_000, "checking  25 %  50.0 MB of 200.0 MB  25.0 MB/s  6 s left"],
    [{ total: 20e9 }, 1e9, 10_000, "checking  5 %  1.00 GB of 20.00 GB  100.0 MB/s  3 min 10 s left"],
    [{ total: 3601e6 }, 1e6, 1_000, "checking  0 %  1.0 MB of 3.60 GB  1.0 MB/s  1 h 0 min left"],
    [{ total: 4000e6 }, 3e6, 3_000, "checking  0 %  3.0 MB of 4.00 GB  1.0 MB/s  1 h 6 min left"],
    [{}, 50e6, 2_000, "checking  50.0 MB  25.0 MB/s"],
    [{ total: 10e6 }, 50e6, 2_000, "checking  50.0 MB  25.0 MB/s"],
    [{ total: 50e6 }, 50e6, 2_000, "checking  100 %  50.0 MB of 50.0 MB  25.0 MB/s  0 s left"],
  ])("shows share, amount, rate and time left: %j after %d in %d ms", (options, amount, ms, line) => {
    const { clock, printed, progress } = start(options);

    clock.time += ms;
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
    ["one line of a narrow terminal", { total: 2e6 }, { columns: 20 }, ["\r\x1b[Kchecking  50 %  1.0", "\r\x1b[K"]],
  ])("prints %s", (_, options, terminal, expected) => {
    const { clock, printed, progress } = start(options, terminal);

    clock.time += 5_000;
    progress.add(1e6);
    progress.clear();

    expect(printed).toEqual(expected);
  });

  it("adds the size of each chunk that it passes on", async () => {
    const { clock, printed, progress } = start({});
    clock.time += 2_000;

    const chunks = (async function* () {
      yield new Uint8Array(4e6);
    })();
    for await (const { length } of progress.track(chunks)) expect(length).toBe(4e6);

    expect(printed).toEqual(["\r\x1b[Kchecking  4.0 MB  2.0 MB/s"]);
  });
});
