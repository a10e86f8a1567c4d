import { readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { copyProject } from "../support/copy-project.ts";
import { runCommand } from "../support/run-cli.ts";
import { commitAll, scratchGit } from "../support/scratch-git.ts";

const { jobs } = parse(readFileSync(".github/workflows/release.yml", "utf8"));
let copy = "";
let head = "";
const read = (name: string) => readFile(join(copy, name), "utf8");

/** Runs a step as the workflow of a release does. */
function runStep(name: string, env: Record<string, string>) {
  const command = jobs.verify.steps.find((step: { name?: string }) => step.name === name).run;
  return runCommand("bash", ["-e", "-c", command], { cwd: copy, env: { ...process.env, ...env } });
}

beforeAll(async () => {
  copy = await copyProject("release");
  head = commitAll(copy);
});
afterAll(() => rm(copy, { recursive: true }));

describe("a release", () => {
  it("the workflow accepts only a tag that is the version, of a commit on main", async () => {
    scratchGit(copy, "update-ref", "refs/remotes/origin/main", head);
    const other = scratchGit(copy, "commit-tree", "-p", head, "-m", "other", "HEAD^{tree}");
    const codes = async (name: string, variable: string, ...values: string[]) =>
      (await Promise.all(values.map((value) => runStep(name, { [variable]: value })))).map(({ code }) => code);

    expect(
      await codes("The tag is the version", "GITHUB_REF_NAME", `v${manifest.version}`, `v${manifest.version}1`),
    ).toEqual([0, 1]);
    expect(await codes("The tag is on main", "GITHUB_SHA", head, other)).toEqual([0, 1]);
  });

  it("the workflow packs a package.json that names the repository that runs it", async () => {
    const address = "https://git.example/some-owner/Some.Name";

    await runStep("The package names its repository", {
      GITHUB_SERVER_URL: "https://git.example",
      GITHUB_REPOSITORY: "some-owner/Some.Name",
    });

    expect(JSON.parse(await read("package.json"))).toEqual({
      ...manifest,
      repository: { type: "git", url: `git+${address}.git` },
      homepage: `${address}#readme`,
      bugs: { url: `${address}/issues` },
    });
  });

  it("the workflow announces the release with its section of the changelog", async () => {
    const step = "The notes are the section of the changelog";
    const { code } = await runStep(step, { GITHUB_REF_NAME: `v${manifest.version}` });
    const notes = await read("release/notes.md");
    await rm(join(copy, "release"), { recursive: true });

    expect([code, notes.match(/^## /gm)]).toEqual([0, null]);
    expect(notes).toContain("The first release.");
    expect((await runStep(step, { GITHUB_REF_NAME: "v9.9.9" })).code).toBe(1);
    expect(jobs.announce.needs).toBe("publish");
  });
});
