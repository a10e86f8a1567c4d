import { execFile } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { importDataset, openStore } from "../../../src/service/index.ts";
import { generateDataset } from "../../support/generate-dataset.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder: directory } = createScratchFolder();

const MEGABYTE = 2 ** 20;
/** Eight records that others refer to, and 850 events: about a megabyte. */
const LINES = 8 + 850;
const PRINT_PEAK = "data:text/javascript,process.on('exit',()=>console.log(process.resourceUsage().maxRSS))";

/** Measures the maximum memory of `loyalty import` for a file that repeats these lines. */
async function measurePeak(lines: string, times: number): Promise<number> {
  const file = join(directory, `${times}.ndjson`);
  const stream = createWriteStream(file);
  for (let time = 0; time < times; time++) {
    if (!stream.write(lines)) await once(stream, "drain");
  }
  await new Promise((resolve) => stream.end(resolve));
  const args = ["src/cli/main.ts", "import", "--database", join(directory, `${times}.db`), file];
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", PRINT_PEAK, ...args]);
  const [summary, kilobytes] = stdout.split("\n").filter((line) => line !== "");
  expect(summary).toBe(`${times * LINES} lines imported`);
  return Number(kilobytes) * 1024;
}

describe("a large import", () => {
  // Repeats the same lines, so that the database does not grow: its cache takes up to 256 MiB.
  it("an import of 120 MB needs at most 80 MiB more memory than a small one", async () => {
    const lines = `${[...generateDataset({ members: 5, events: 850 })].join("\n")}\n`;
    const small = await measurePeak(lines, 2);
    const large = await measurePeak(lines, 120);

    expect(large - small).toBeLessThan(80 * MEGABYTE);
  });

  it("an import of one endless line is rejected before it fills the memory", async () => {
    const endless = (async function* () {
      for (let megabyte = 0; megabyte < 70; megabyte++) yield Buffer.alloc(MEGABYTE, "x");
    })();
    const store = await openStore();

    await expect(importDataset(store, endless)).rejects.toThrow("line 1 is longer than 64 MiB");
    await store.close();
  });
});
