import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { harFileSink, streamExchanges } from "../../src/traffic/index.ts";
import { entry, page } from "../support/har.ts";
import { runInProcess } from "../support/run-in-process.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sink-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Two exchanges and then one that takes several pages; `whole` is the length of the archive without its end. */
async function archive() {
  const path = join(folder, "a.har");
  const sink = harFileSink(path);
  sink.write(entry());
  sink.write(entry({ body: page([], { has_more: null }) }));
  const before = await readFile(path);
  sink.write(entry({ body: page([], { filler: "ü".repeat(3000) }) }));
  await sink.close();
  return { path, before, after: await readFile(path) };
}

async function read(bytes: Uint8Array) {
  const reasons: string[] = [];
  let count = 0;
  for await (const _ of streamExchanges([bytes], { onCutOff: (reason) => reasons.push(reason) })) count++;
  return { count, reasons };
}

describe("harFileSink", () => {
  it("keeps a whole archive after each exchange", async () => {
    const { before, after } = await archive();

    expect(JSON.parse(before.toString()).log.entries).toHaveLength(2);
    expect(JSON.parse(after.toString()).log.entries).toHaveLength(3);
  });

  it("loses no complete exchange wherever its last write is cut", async () => {
    const { before, after } = await archive();
    const tail = "\n]}}\n".length;
    const start = before.length - tail;

    expect(after.subarray(0, start).equals(before.subarray(0, start))).toBe(true);
    for (let end = start; end < after.length; end++) {
      const { count, reasons } = await read(after.subarray(0, end));
      const isEntryWhole = end >= after.length - tail;
      const isArchiveWhole = end === after.length - 1; // without the newline at its end
      expect({ end, count, warnings: reasons.length }).toEqual({
        end,
        count: isEntryWhole ? 3 : 2,
        warnings: isArchiveWhole ? 0 : 1,
      });
    }
  });
});

describe("loyalty check of a recording that was killed", () => {
  it("warns, and exits by the exchanges that are complete", async () => {
    const { after } = await archive();
    const result = await runInProcess(["check", "--format", "json", "-"], after.subarray(0, -2000).toString());

    expect(result.code).toBe(1);
    expect(result.stderr).toBe(
      "loyalty check: standard input is cut off after 2 complete exchanges: the recording was killed, its last exchange is incomplete\n",
    );
    expect(result.json()).toMatchObject({ files: [{ exchanges: 2, conforms: false }] });
  });
});
