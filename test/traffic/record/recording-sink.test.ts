import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { harFileSink, readExchanges, streamExchanges } from "../../../src/traffic/index.ts";
import { entry, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sink-"));
});
afterAll(() => rm(folder, { recursive: true }));

const long = () => entry({ body: page([], { filler: "ü".repeat(3000) }) });
const entriesOf = async (path: string) => JSON.parse(await readFile(path, "utf8")).log.entries.length;

/** Two exchanges and then one that takes several pages; `whole` is the length of the archive without its end. */
async function archive() {
  const path = join(folder, "a.har");
  const sink = harFileSink(path);
  sink.write(entry());
  sink.write(entry({ body: page([], { has_more: null }) }));
  const before = await readFile(path);
  sink.write(long());
  await sink.close();
  return { path, before, after: await readFile(path) };
}

async function all(exchanges: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of exchanges);
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

describe("harFileSink in a process that is killed", () => {
  it("leaves an archive that every JSON reader takes, with every exchange that was written", async () => {
    const path = join(folder, "killed.har");
    for (const _round of [1, 2]) {
      await rm(path, { force: true });
      const child = spawn(process.execPath, ["test/support/record-endlessly.ts", path]);
      let written = 0;
      createInterface({ input: child.stdout }).on("line", (line) => (written = Number(line)));
      killInsideAWrite(child, path);
      await once(child, "close");

      expect(written).toBeGreaterThanOrEqual(2);
      expect(await entriesOf(path)).toBeGreaterThanOrEqual(written);
    }
  }, 60_000);
});

/** Two exchanges are in the archive; then the first change of a size is the beginning of a write that takes a while. */
function killInsideAWrite(child: ChildProcess, path: string): void {
  const sizes = () => [path, `${path}.part`].map((name) => statSync(name, { throwIfNoEntry: false })?.size ?? 0);
  const end = performance.now() + 10_000;
  let before = sizes();
  while (Math.min(...before) < 16_000_000 * 2 && Math.max(...before) < 16_000_000 * 3 && performance.now() < end)
    before = sizes();
  while (`${sizes()}` === `${before}` && performance.now() < end);
  child.kill("SIGKILL");
}

describe("the second file of harFileSink", () => {
  it("is gone when the archive is closed, and what a killed run left is gone when the next one starts", async () => {
    const own = await mkdtemp(join(folder, "own-"));
    const path = join(own, "a.har");
    await writeFile(`${path}.part`, "left");
    await writeFile(`${path}.swap`, "left");

    const sink = harFileSink(path);
    const atStart = await readdir(own);
    for (let count = 0; count < 5; count++) sink.write(count === 2 ? entry() : long());
    const open = await readdir(own);
    await sink.close();

    expect([atStart, open, await readdir(own)]).toEqual([["a.har"], ["a.har", "a.har.part"], ["a.har"]]);
    expect(await entriesOf(path)).toBe(5);
  });

  it("is done without where the archive is moved away: the recording goes on in it", async () => {
    const own = await mkdtemp(join(folder, "moved-"));
    const [path, moved] = [join(own, "a.har"), join(own, "b.har")];
    const sink = harFileSink(path);
    sink.write(long());

    await rename(path, moved);
    sink.write(long());
    await writeFile(path, "somebody's");
    sink.write(long());
    await sink.close();

    expect(await entriesOf(moved)).toBe(3);
    expect(await readFile(path, "utf8")).toBe("somebody's");
    expect(await readdir(own)).toEqual(["a.har", "b.har"]);
  });

  it("stands beside the file that a link names, and the link stays", async () => {
    const own = await mkdtemp(join(folder, "link-"));
    await writeFile(join(own, "real.har"), "");
    await symlink(join(own, "real.har"), join(own, "link.har"));

    const sink = harFileSink(join(own, "link.har"));
    sink.write(long());
    await sink.close();

    expect(await entriesOf(join(own, "real.har"))).toBe(1);
  });
});

describe("a recording that was cut off", () => {
  it("is read with onCutOff by readExchanges as by streamExchanges, and without says what to do", async () => {
    const { after } = await archive();
    const text = after.subarray(0, -2000).toString();
    const reasons: string[] = [];

    expect(readExchanges(text, { onCutOff: (reason) => reasons.push(reason) })).toHaveLength(2);
    expect(reasons).toEqual([expect.stringContaining("after 2 complete exchanges")]);
    expect(() => readExchanges(text)).toThrow(/after 2 complete exchanges.*onCutOff/);
    await expect(all(streamExchanges([Buffer.from(text)]))).rejects.toThrow(/onCutOff/);
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
