import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder } = createScratchFolder();
const { jobs } = parse(await readFile("docs/examples/check-traffic.yml", "utf8"));
const steps: { run?: string }[] = jobs.traffic.steps;
const command = steps.flatMap(({ run = "" }) => /^npx loyalty (.*)$/.exec(run)?.[1]?.split(" ") ?? []);

/** Runs the command of the job on these recordings, with a baseline in the temporary folder. */
function check(recordings: string[], ...more: string[]) {
  const words = command.flatMap((word) => {
    if (word === "contract-baseline.json") return [join(folder, word)];
    return word === "test/recordings/*.har" ? recordings : [word];
  });
  return runInProcess([...words, ...more]);
}

describe("docs/examples/check-traffic.yml", () => {
  it("passes for the recordings of this repository", async () => {
    const names = (await readdir("test/recordings")).filter((name) => name.endsWith(".har"));
    const recordings = names.map((name) => join("test/recordings", name));
    expect((await check(recordings, "--update-baseline")).code).toBe(0);

    expect((await check(recordings)).code).toBe(0);
  });
});
