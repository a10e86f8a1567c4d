import { join } from "node:path";
import { expect, it } from "vitest";
import { createProgress } from "../../../src/cli/io/create-progress.ts";
import { createScreen } from "../../../src/cli/io/screen.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();
const halfMegabyte = Buffer.alloc(500_000);
const large = await file("large", "x".repeat(2_000_000));

/** Returns what a terminal shows of a file of which half a megabyte arrives every 250 ms, without the code that clears the line. */
async function show(name: string, chunks: number, { isTerminal = true, isQuiet = false } = {}) {
  let now = 0;
  const printed: string[] = [];
  const io = {
    err: (text: string) => void printed.push(text),
    errScreen: createScreen({ isTerminal }),
    now: () => now,
  };
  const progress = createProgress("checking", [name], io, isQuiet);
  const arrive = async function* () {
    for (let chunk = 0; chunk < chunks; chunk++) {
      now += 250;
      yield halfMegabyte;
    }
  };
  for await (const _ of progress.track(arrive()));
  progress.clear();
  return printed.map((line) => line.replace("\r\x1b[K", ""));
}

it.each([
  {
    of: "a file: amount and share",
    name: large,
    chunks: 4,
    lines: ["1.0 MB of 2.0 MB  50 %", "2.0 MB of 2.0 MB  100 %"],
  },
  { of: "a pipe: the amount", name: join(folder, "none"), chunks: 2, lines: ["1.0 MB"] },
  { of: "short work: nothing", name: large, chunks: 1, lines: [] },
])("shows at most twice a second, and removes at the end, the progress of $of", async ({ name, chunks, lines }) => {
  expect(await show(name, chunks)).toEqual([...lines.map((line) => `checking  ${line}`), ""]);
});

it("shows no progress if standard error is not a terminal, or if it is quiet", async () => {
  expect(await show(large, 4, { isTerminal: false })).toEqual([]);
  expect(await show(large, 4, { isQuiet: true })).toEqual([]);
});
