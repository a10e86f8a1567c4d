import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseBase, findRelease } from "../../../scripts/diff/choose-base.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { commitAll, scratchGit } from "../../support/scratch-git.ts";

const { folder } = createScratchFolder();

/** Clones a repository, with all of its history unless it is shallow. */
async function cloneRepository(repository: string, isShallow: boolean): Promise<string> {
  const clone = await mkdtemp(join(folder, "clone-"));
  scratchGit(clone, "clone", "--quiet", ...(isShallow ? ["--depth", "1"] : []), `file://${repository}`, ".");
  return clone;
}

/** Creates a repository by steps: a commit by its name, a tag, an edit, a branch, or a clone in which the rest happens. */
async function createRepository(steps: string): Promise<{ directory: string; commits: Map<string, string> }> {
  let directory = await mkdtemp(join(folder, "repository-"));
  const commits = new Map<string, string>();
  for (const step of steps.split(" ")) {
    if (step.startsWith("v")) scratchGit(directory, "tag", step);
    else if (step === "branch") scratchGit(directory, "switch", "--quiet", "--create", "branch");
    else if (step === "clone" || step === "shallow") directory = await cloneRepository(directory, step === "shallow");
    else {
      await writeFile(join(directory, "file"), step);
      if (step !== "edit") commits.set(step, commitAll(directory, step));
    }
  }
  return { directory, commits };
}

describe("chooseBase", () => {
  it.each([
    ["the last release", "one v1.0.0 two three", "v1.0.0"],
    ["the previous release if a release is checked out", "one v1.0.0 two v1.1.0", "v1.0.0"],
    ["the release that is checked out if files were edited since", "one v1.0.0 edit", "v1.0.0"],
    ["the commit at which the branch left main if there is no release", "one branch two three", "one"],
    ["the last pushed commit on main with unpushed commits", "one clone two three", "one"],
    ["the previous commit on main without unpushed commits", "one two three clone", "two"],
    ["the last commit on main with edits", "one two edit", "two"],
    ["HEAD in a clone that has no other commit", "one two shallow", "two"],
  ])("returns %s: %s", async (_, steps, base) => {
    const { directory, commits } = await createRepository(steps);

    expect(chooseBase(directory)).toBe(commits.get(base) ?? base);
  });

  it("throws if there is no repository", () => {
    expect(() => chooseBase(folder)).toThrow(/^not a git repository with a commit, or git is not installed/);
  });
});

describe("findRelease", () => {
  it("returns the last release from the first one on", async () => {
    const { directory, commits } = await createRepository("one two v0.1.0 three");
    const bases = [commits.get("one") ?? "", "v0.1.0", commits.get("three") ?? ""];

    expect(bases.map((base) => findRelease(directory, base))).toEqual([undefined, "v0.1.0", "v0.1.0"]);
  });
});
