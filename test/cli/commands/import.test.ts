import { existsSync, globSync, readlinkSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { demoDataset, openStore } from "../../../src/service/index.ts";
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
  const { length } = await store.connection.all("SELECT * FROM activity");
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
    const asJson = await importText(bad, "--json");

    const reason = /^activity\/type: must be equal to one of the allowed values, got .*\(§2\.2\)$/;
    const problem = { line: expect.any(Number), reason: expect.stringMatching(reason) };
    const [{ line }] = asJson.json().problems;
    expect([code, stdout]).toEqual([1, `nothing imported: 1 of ${lineCount} lines are invalid\n`]);
    expect(stderr).toContain(`dataset.ndjson:${line}: activity/type: must be`);
    expect([asJson.code, asJson.json()]).toEqual([
      1,
      { lines: lineCount, imported: 0, invalid: 1, problems: [problem] },
    ]);
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
    await writeFile(join(directory, "dataset.gz"), gzipSync(demo.lines));
    const { code, stderr } = await runInProcess(["import", "--database", database, join(directory, "dataset.gz")]);

    expect([code, stderr]).toEqual([2, expect.stringMatching(/is compressed with gzip: .* zcat\n$/)]);
  });

  it("closes the dataset if the database cannot be opened", async () => {
    const path = await file("large.ndjson", "{}\n".repeat(100_000));
    await runInProcess(["import", "--database", join(directory, "none", "x.db"), path]);

    const listOpen = () => globSync("/proc/self/fd/*").map((name) => existsSync(name) && readlinkSync(name));
    await vi.waitFor(() => expect(listOpen()).not.toContain(path));
  });
});
