import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createFileSink, type HarEntry } from "../../../src/traffic/index.ts";
import { entry } from "../../support/har.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder: parent } = createScratchFolder();
let folder = "";
let archive = "";
let part = "";
beforeEach(async () => {
  folder = await mkdtemp(join(parent, "sink-"));
  archive = join(folder, "a.har");
  part = `${archive}.part`;
});

const readMode = async (path: string) => (await stat(path)).mode & 0o777;
const readArchive = async (path: string): Promise<HarEntry[]> => JSON.parse(await readFile(path, "utf8")).log.entries;
/** Separators of lines in Unicode, and letters that chunks of a file cut in two. */
const long = entry({ body: `\u2028\n${"aü".repeat(100_000)}` });

describe("createFileSink", () => {
  it.each(["a.ndjson", "deep/a.jsonl"])("appends one entry per line to %s, for its owner only", async (name) => {
    const path = join(folder, name);
    const sink = createFileSink(path);
    const states = [await readFile(path, "utf8")];

    for (const each of [entry(), long]) {
      await sink.write(each);
      states.push(await readFile(path, "utf8"));
    }
    await sink.close();

    const lines = [entry(), long].map((each) => `${JSON.stringify(each)}\n`);
    expect(states).toEqual(["", lines[0], lines.join("")]);
    expect(await readFile(path, "utf8")).toBe(states[2]);
    expect(await readMode(path)).toBe(0o600);
  });

  it("an archive is complete after each entry, and takes the place of the older one at the end", async () => {
    await writeFile(archive, "older", { mode: 0o644 });
    const sink = createFileSink(archive);
    const entries = [entry(), long, entry()];

    for (const [at, each] of entries.entries()) {
      await sink.write(each);
      expect(await readArchive(part)).toEqual(entries.slice(0, at + 1));
    }
    const before = await readFile(archive, "utf8");
    const mode = await readMode(part);
    await sink.close();

    expect([before, mode]).toEqual(["older", 0o600]);
    expect(await readdir(folder)).toEqual(["a.har"]);
    expect(await readArchive(archive)).toEqual(entries);
    expect(await readMode(archive)).toBe(0o600);
  });

  it("writes an archive for a recording without exchanges", async () => {
    await createFileSink(archive).close();

    expect(JSON.parse(await readFile(archive, "utf8"))).toEqual({
      log: { version: "1.2", creator: { name: "loyalty-interface", version: "1" }, pages: [], entries: [] },
    });
  });

  it.each([
    ["a.har", "a.har.part"],
    ["a.ndjson", "a.ndjson"],
  ])("refuses to write %s if a killed recording left %s", async (name, left) => {
    await writeFile(join(folder, left), "recorded");

    expect(() => createFileSink(join(folder, name))).toThrow(`${left} exists and may hold a recording`);
    expect(await readFile(join(folder, left), "utf8")).toBe("recorded");
    expect(await readdir(folder)).toEqual([left]);
  });

  it("refuses a folder at the start, not after the recording", () => {
    expect(() => createFileSink(folder)).toThrow("EISDIR");
  });
});
