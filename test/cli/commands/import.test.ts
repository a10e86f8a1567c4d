import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demoDataset, openStore } from "../../../src/service/index.ts";
import { runCli } from "../../support/run-cli.ts";

let directory = "";
let database = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "import-"));
  database = join(directory, "loyalty.db");
});
afterEach(() => rm(directory, { recursive: true }));

async function dataset(text: string): Promise<string> {
  const file = join(directory, "dataset.ndjson");
  await writeFile(file, text);
  return file;
}
/** Number of rows of each table. */
async function count(): Promise<Record<string, number>> {
  const store = await openStore({ database });
  const counts: Record<string, number> = {};
  for (const table of ["project", "campaign", "member", "activity", "webhook", "project_user"] as const) {
    counts[table] = (await store.engine.kysely.selectFrom(table).selectAll().execute()).length;
  }
  await store.close();
  return counts;
}
const demo = demoDataset();
const lineCount = demo.lines.trim().split("\n").length;

describe("loyalty import", () => {
  it("creates the database and applies the dataset; the same file again changes nothing", async () => {
    const file = await dataset(demo.lines);
    const first = await runCli(["import", "--database", database, file]);
    const before = await count();
    const second = await runCli(["import", "--database", database, file]);

    expect([first.code, second.code]).toEqual([0, 0]);
    expect(first.stdout).toBe(`${lineCount} of ${lineCount} lines applied\n`);
    expect(before).toEqual({
      project: 2,
      campaign: 1,
      member: 1,
      activity: demo.activityCount,
      webhook: 2,
      project_user: 2,
    });
    expect(await count()).toEqual(before);
  });

  it("reads standard input", async () => {
    const { code } = await runCli(["import", "--database", database, "-"], demo.lines);

    expect(code).toBe(0);
    expect((await count()).activity).toBe(demo.activityCount);
  });

  it("refuses the whole file for one bad line, and says which and why", async () => {
    const bad = demo.lines.replace('"type":"customer.rewarded"', '"type":"customer.thanked"');
    const { code, stderr, stdout } = await runCli(["import", "--database", database, await dataset(bad)]);

    expect(code).toBe(1);
    expect(stderr).toMatch(
      /dataset\.ndjson:\d+: activity\/type: must be equal to one of the allowed values .*\(§2\.2\)\n$/,
    );
    expect(stdout).toContain("nothing applied");
    expect((await count()).project).toBe(0);
  });

  it("leaves bad lines out with --skip-invalid", async () => {
    const text = `${demo.lines}\nnot json\n{"kind":"campaign","project_id":"nobody","id":"c"}\n[]\n`;
    const { code, stdout, stderr } = await runCli([
      "import",
      "--database",
      database,
      "--skip-invalid",
      await dataset(text),
    ]);

    expect(code).toBe(0);
    expect(stdout).toBe(`${lineCount} of ${lineCount + 3} lines applied, 3 skipped\n`);
    for (const line of [1, 2, 3]) expect(stderr).toContain(`:${lineCount + line}: `);
  });

  it("counts every bad line, however few it tells", async () => {
    const { code, stdout, stderr } = await runCli([
      "import",
      "--database",
      database,
      await dataset("[]\n".repeat(1_500)),
    ]);

    expect(code).toBe(1);
    expect(stdout).toContain("1500 of 1500 lines are bad");
    expect(stderr).toContain("… and 1480 more");
  });

  it("keeps a line that only breaks the schema with --allow-nonconforming, and no other", async () => {
    const [bad, worse] = ['"type":"customer.thanked"', '"type":"customer.rewarded","id":7'].map((text) =>
      demo.lines.replace('"type":"customer.rewarded"', text),
    );
    const kept = await runCli(["import", "--database", database, "--allow-nonconforming", await dataset(bad ?? "")]);
    const refused = await runCli([
      "import",
      "--database",
      database,
      "--allow-nonconforming",
      await dataset(worse ?? ""),
    ]);

    expect([kept.code, refused.code]).toEqual([0, 1]);
    expect((await count()).activity).toBe(demo.activityCount);
  });

  it("takes the same event id twice as one event", async () => {
    const twice = `${demo.lines}\n${demo.lines.split("\n").findLast((line) => line.includes('"kind":"activity"'))}`;
    await runCli(["import", "--database", database, await dataset(twice)]);

    expect((await count()).activity).toBe(demo.activityCount);
  });

  it("shows no secret of a line that it refuses", async () => {
    const line =
      '{"kind":"application_key","project_id":"p","app_id":"a","app_token":"hunter2","name":7}\n{"app_token":"hunter2"';
    const { stderr } = await runCli(["import", "--database", database, await dataset(line)]);

    expect(stderr.split("\n")).toHaveLength(3);
    expect(stderr).not.toContain("hunter2");
  });

  it("says in one line which file it cannot read, exits with 2 and creates no database", async () => {
    for (const file of [join(directory, "none.ndjson"), directory]) {
      const { code, stderr } = await runCli(["import", "--database", database, file]);

      expect(code).toBe(2);
      expect(stderr).toMatch(/^loyalty: .*(no such file|is a directory)\n$/);
    }
    expect(existsSync(database)).toBe(false);
  });
});
