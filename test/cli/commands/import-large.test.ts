import { execFile } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { generateDataset } from "../../../src/service/datasets/generate-dataset.ts";
import { runInProcess } from "../../support/run-in-process.ts";

let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "import-large-"));
});
afterEach(() => rm(directory, { recursive: true }));

const MEGABYTE = 2 ** 20;
/** A generated world of five members, and 500 events. */
const LINES = 9 + 500;
const TELL_PEAK = "data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))";

/** Most bytes that `loyalty import` had in memory, for a file that repeats these lines so many times. */
async function peakOf(lines: string, times: number): Promise<number> {
  const file = join(directory, `${times}.ndjson`);
  const stream = createWriteStream(file);
  for (let time = 0; time < times; time++) if (!stream.write(lines)) await once(stream, "drain");
  await new Promise((resolve) => stream.end(resolve));
  const args = ["src/cli/main.ts", "import", "--database", join(directory, `${times}.db`), file];
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", TELL_PEAK, ...args]);
  const [summary, kilobytes] = stdout.split("\n").filter((line) => line !== "");
  expect(summary).toBe(`${times * LINES} of ${times * LINES} lines applied`);
  return Number(kilobytes) * 1024;
}

describe("a large import", () => {
  // The same lines again and again, so that the database does not grow: its own cache ends at 256 MiB.
  it("takes no more memory than a small one: 120 MB, in chunks that end anywhere", async () => {
    const lines = `${[...generateDataset({ members: 5, events: 500, bytes: 2000 })].join("\n")}\n`;
    const small = await peakOf(lines, 2);
    const large = await peakOf(lines, 120);

    expect(large - small).toBeLessThan(80 * MEGABYTE);
  });

  it("shows a terminal how many lines there were, how fast and for how long, and leaves nothing of it", async () => {
    const file = join(directory, "dataset.ndjson");
    await writeFile(file, [...generateDataset({ members: 5, events: 3000 })].join("\n"));
    const args = ["import", "--database", join(directory, "loyalty.db"), file];

    const seen = await runInProcess(args, "", { isTerminal: true });

    const [before, ...shown] = seen.stderr.split("\r\x1b[K"); // to the start of the line, and the line is empty
    expect([before, shown.pop()]).toEqual(["", ""]);
    expect(shown.length).toBeGreaterThan(0);
    for (const line of shown) expect(line).toMatch(/^\d+ lines, \d+ a second, \d+ s left$/);
    expect(seen.stdout).toBe("3009 of 3009 lines applied\n");
  });

  it("says nothing but the summary where no terminal is", async () => {
    const dataset = [...generateDataset({ members: 5, events: 3000 })].join("\n");
    const { stdout, stderr } = await runInProcess(["import", "--database", join(directory, "a.db"), "-"], dataset);

    expect([stdout, stderr]).toEqual(["3009 of 3009 lines applied\n", ""]);
  });

  it("refuses a file that is one endless line before it fills the memory", async () => {
    const endless = (async function* () {
      for (let megabyte = 0; megabyte < 70; megabyte++) yield Buffer.alloc(MEGABYTE, "x");
    })();
    const { importDataset, openStore } = await import("../../../src/service/index.ts");
    const store = await openStore();

    await expect(importDataset(store, endless)).rejects.toThrow("line 1 is longer than 64 MiB");
    await store.close();
  });
});
