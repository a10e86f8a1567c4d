import { execFile } from "node:child_process";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { memberTimeline } from "../../examples/member-timeline.ts";
import { exportActivity } from "../../examples/nightly-export.ts";
import { eventTypes, type MemberActivity } from "../../src/contract/internal.ts";
import type { LoyaltyClient } from "../../src/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { createTestClient } from "../support/responses.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder: directory } = createScratchFolder();
const { demo, fetch } = await startDemoService();
const loyalty = createTestClient({ application: demo.credentials, fetch });
const { activityCount } = demo;
const { campaignId, memberId } = demo.ids;
/** Options of an export to an empty folder, and the files that it writes. */
const prepareExport = (name: string) => ({
  options: { campaignId, memberIds: [memberId], directory: join(directory, name) },
  events: join(directory, name, `${memberId}.ndjson`),
  checkpoint: join(directory, name, `${memberId}.checkpoint.json`),
});
const readLines = async (file: string): Promise<MemberActivity[]> =>
  (await readFile(file, "utf8"))
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

/** The output of each example. */
const printed: Record<string, RegExp> = {
  "member-timeline.ts": new RegExp(`^(\\d{4}-\\d\\d-\\d\\d {2}.+\\n){${activityCount}}$`),
  "nightly-export.ts": new RegExp(
    `^first run: ${activityCount} new events in (.*export-.*)\\nsecond run: 0 new events in \\1\\n$`,
  ),
  "fleet-token.ts": new RegExp(`^(\\w+ client: ${activityCount} events, tokens issued so far: 1\\n){3}$`),
  "opentelemetry.ts": /^generateToken .*\n(listMemberActivity \d+ ms .*200}\n){2}revokeToken .*204}\n$/,
  "contract-node.test.ts": /^# pass 2\n# fail 0$/m,
};

describe("node examples/NAME.ts", () => {
  const examples = Object.entries(printed);
  it.each(examples)("prints the result of %s and exits with 0", async (name, output) => {
    const options = name.includes(".test.") ? ["--test", "--test-reporter=tap"] : [];
    const env = { ...process.env, TMPDIR: directory };

    const { stdout } = await promisify(execFile)(process.execPath, [...options, `examples/${name}`], { env });

    expect(stdout).toMatch(output);
  });

  it("is listed in examples/README.md, and nothing else is", async () => {
    const rows = (await readFile("examples/README.md", "utf8")).matchAll(/^\| \[([^\]]+)\]\(\1\)/gm);
    const files = (await readdir("examples")).filter((name) => name !== "README.md");

    expect([...rows].map(([, name]) => name).sort()).toEqual(files.sort());
  });

  it("is tested for each example that no other test runs", async () => {
    const elsewhere = [
      "demo.ts", // the other examples import it
      "contract-vitest.test.ts", // a test of this project: vitest.config.ts
      "contract-jest.test.mjs", // test/long/readme.test.ts
      "check-traffic.yml", // check-traffic.test.ts
      "README.md",
    ];

    expect([...Object.keys(printed), ...elsewhere].sort()).toEqual((await readdir("examples")).sort());
  });
});

describe("examples/member-timeline.ts", () => {
  it("has a line for each event, newest first", async () => {
    const lines: string[] = [];
    for await (const line of memberTimeline(loyalty, campaignId, memberId)) lines.push(line);

    expect(lines).toHaveLength(activityCount);
    expect(lines.toSorted((a, b) => b.slice(0, 10).localeCompare(a.slice(0, 10)))).toEqual(lines);
    expect(lines.join("\n")).toContain("moved up to tier ltr_7Wd3pX9mKb2VtQ5nHs4G");
  });
});

describe("examples/nightly-export.ts", () => {
  it("writes every event of a member once, even if it runs twice", async () => {
    const { options, events } = prepareExport("again");

    const [first, second] = [await exportActivity(loyalty, options), await exportActivity(loyalty, options)];

    const written = await readLines(events);
    expect([first, second]).toEqual([activityCount, 0]);
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
    expect(new Set(written.map(({ type }) => type))).toEqual(new Set(eventTypes));
  });

  it("replaces the checkpoint in one step, and does not start again if it cannot read it", async () => {
    const { options, checkpoint } = prepareExport("checkpoint");
    await exportActivity(loyalty, options);
    const before = await stat(checkpoint);
    await exportActivity(loyalty, options);
    const after = await stat(checkpoint);
    await rm(checkpoint);
    await mkdir(checkpoint);

    expect(after.ino).not.toBe(before.ino);
    await expect(exportActivity(loyalty, options)).rejects.toThrow("EISDIR");
  });

  it("cuts off a partial line after a crash, and continues from the checkpoint", async () => {
    const { options, events } = prepareExport("crash");
    await exportActivity(loyalty, options);
    await appendFile(events, '{"id":"evt_ha');

    await exportActivity(loyalty, options);

    expect(await readLines(events)).toHaveLength(activityCount);
  });

  it("reads at most the allowed number of members at a time", async () => {
    let active = 0;
    let most = 0;
    const open = Promise.withResolvers<void>();
    const watched = {
      listMemberActivity: () => ({
        async *pages() {
          most = Math.max(most, ++active);
          if (active === 3) open.resolve();
          await open.promise; // until three are active
          for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
          active--;
          yield { object: "list", data_ref: "data", data: [], has_more: false };
        },
      }),
    } as unknown as LoyaltyClient;
    const memberIds = Array.from({ length: 20 }, (_, index) => `card-${index}`);

    await exportActivity(watched, { campaignId: "c", memberIds, directory: join(directory, "many"), concurrency: 3 });

    expect(most).toBe(3);
  });
});
