import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runCli } from "../support/run-cli.ts";

let directory = "";
let command: string[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "check-traffic-"));
  const { jobs } = parse(await readFile("examples/check-traffic.yml", "utf8"));
  const steps: { run?: string }[] = jobs.traffic.steps;
  command = steps.flatMap(({ run = "" }) => /^npx loyalty (.*)$/.exec(run)?.[1]?.split(" ") ?? []);
});
afterAll(() => rm(directory, { recursive: true }));

/** The command of the job on these recordings, with a baseline in the temporary directory. */
const check = (recordings: string[], ...more: string[]) =>
  runCli([
    ...command.flatMap((word) => {
      if (word === "contract-baseline.json") return [join(directory, word)];
      return word === "test/recordings/*.har" ? recordings : [word];
    }),
    ...more,
  ]);

describe("examples/check-traffic.yml", () => {
  it("passes for the recordings of this repository", async () => {
    const recordings = (await readdir("test/recordings")).map((name) => join("test/recordings", name));
    expect((await check(recordings, "--update-baseline")).code).toBe(0);

    expect((await check(recordings)).code).toBe(0);
  });

  it("fails for a new deviation, and passes once the baseline accepts it", async () => {
    const broken = join(directory, "broken.har");
    const recording = await readFile("test/recordings/management.har", "utf8");
    await writeFile(broken, recording.replaceAll('\\"total\\"', '\\"count\\"'));
    expect(await readFile(broken, "utf8")).not.toBe(recording);

    const before = await check([broken]);
    await check([broken], "--update-baseline");
    const after = await check([broken]);

    expect([before.code, after.code]).toEqual([1, 0]);
    expect(before.stdout).toContain("::error");
  });
});
