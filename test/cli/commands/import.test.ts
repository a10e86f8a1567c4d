import { existsSync, globSync, readlinkSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { demoDataset, openStore } from "../../../src/service/index.ts";
import { readTable } from "../../support/read-table.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder: directory, file } = createScratchFolder();
let databases = 0;
let database = "";
beforeEach(() => {
  database = join(directory, `${++databases}.db`);
});

const importText = async (text: string, ...options: string[]) =>
  runInProcess(["import", "--database", database, ...options, await file("dataset.ndjson", text)]);

async function countEvents(): Promise<number> {
  const store = await openStore({ database });
  const { length } = await readTable(store, "activity");
  await store.close();
  return length;
}
const demo = demoDataset();
const lineCount = demo.lines.trim().split("\n").length;

describe("loyalty import", () => {
  it("creates the database and imports the dataset; importing the same file again changes nothing", async () => {
    const first = await importText(demo.lines);
    const before = await countEvents();
    const second = await importText(demo.lines);

    expect([first.code, second.code]).toEqual([0, 0]);
    expect(existsSync(`${database}-wal`)).toBe(false); // the database is closed
    expect(first.stdout).toBe(`${lineCount} lines imported\n`);
    expect([before, await countEvents()]).toEqual([demo.activityCount, demo.activityCount]);
  });

  it("rejects the whole file because of one invalid line, and says which and why", async () => {
    const bad = demo.lines.replace('"type":"customer.rewarded"', '"type":"customer.thanked"');
    const { code, stderr, stdout } = await importText(bad);

    expect(code).toBe(1);
    expect(stderr).toMatch(
      /dataset\.ndjson:\d+: activity\/type: must be equal to one of the allowed values, got .*\(§2\.2\)\n$/,
    );
    expect(stdout).toContain("nothing imported");
    expect(await countEvents()).toBe(0);
  });

  it("counts all invalid lines, and shows the first 20", async () => {
    const { code, stdout, stderr } = await importText("[]\n".repeat(1_500));

    expect(code).toBe(1);
    expect(stdout).toContain("1500 of 1500 lines are invalid");
    expect(stderr.split("\n").slice(20)).toEqual(["… and 1480 more", ""]);
  });

  it("shows no secret of an invalid line", async () => {
    const line =
      '{"kind":"application_key","project_id":"p","app_id":"a","app_token":"hunter2","name":7}\n{"app_token":"hunter2"';
    const { stderr } = await importText(line);

    expect(stderr.split("\n")).toHaveLength(3);
    expect(stderr).not.toContain("hunter2");
  });

  it.each([
    {
      of: "a file that does not exist",
      path: join(directory, "none"),
      reason: "cannot be read: no such file or directory",
    },
    { of: "an empty input, likely of a command that failed", path: "-", reason: "is empty" },
    { of: "blank lines", path: "-", input: "\n \n", reason: "has only blank lines", isCreated: true },
  ])("refuses $of, and says why", async ({ path, input = "", reason, isCreated = false }) => {
    const { code, stdout, stderr } = await runInProcess(["import", "--database", database, path], input);

    expect([code, stdout, stderr]).toEqual([2, "", `loyalty import: ${path} ${reason}\n`]);
    expect(existsSync(database)).toBe(isCreated);
  });

  it("says how to unpack a compressed dataset", async () => {
    const path = join(directory, "dataset.ndjson.gz");
    await writeFile(path, gzipSync(demo.lines));
    const { code, stderr } = await runInProcess(["import", "--database", database, path]);

    expect([code, stderr]).toEqual([2, expect.stringMatching(/is compressed with gzip: .* zcat\n$/)]);
  });

  it("closes the dataset if the database cannot be opened", async () => {
    const path = await file("large.ndjson", "{}\n".repeat(100_000));
    await runInProcess(["import", "--database", join(directory, "none", "x.db"), path]);

    const listOpen = () => globSync("/proc/self/fd/*").map((name) => existsSync(name) && readlinkSync(name));
    await vi.waitFor(() => expect(listOpen()).not.toContain(path));
  });

  it("prints the summary as JSON, with the problems of lines", async () => {
    const result = await importText(`${demo.lines}\n{"kind":"nothing"}\n`, "--json");

    const problems = [{ line: lineCount + 1, reason: expect.stringContaining("kind") }];
    expect(result.code).toBe(1);
    expect(result.json()).toEqual({ lines: lineCount + 1, imported: 0, invalid: 1, problems });
  });
});
