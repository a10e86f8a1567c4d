import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseBase, hasRelease } from "../../../scripts/git/choose-base.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { commitAll, scratchGit } from "../../support/scratch-git.ts";

const { folder } = createScratchFolder();
let repository = "";
beforeEach(async () => {
  repository = await mkdtemp(join(folder, "repository-"));
});

/** Commits on top of what is checked out. */
async function commit(name: string, directory = repository): Promise<string> {
  await writeFile(join(directory, "file"), name);
  return commitAll(directory, name);
}
async function cloneRepository(...options: string[]): Promise<string> {
  const clone = await mkdtemp(join(folder, "clone-"));
  scratchGit(clone, "clone", "--quiet", ...options, `file://${repository}`, ".");
  return clone;
}

describe("chooseBase", () => {
  it("returns the last release", async () => {
    await commit("one");
    scratchGit(repository, "tag", "v1.0.0");
    await commit("two");
    await commit("three");

    expect(chooseBase(repository)).toBe("v1.0.0");
  });

  it("returns the previous release if a release is checked out", async () => {
    await commit("one");
    scratchGit(repository, "tag", "v1.0.0");
    await commit("two");
    scratchGit(repository, "tag", "v1.1.0");

    expect(chooseBase(repository)).toBe("v1.0.0");
  });

  it("returns the release that is checked out if files were edited since", async () => {
    await commit("one");
    scratchGit(repository, "tag", "v1.0.0");
    await writeFile(join(repository, "file"), "edited");

    expect(chooseBase(repository)).toBe("v1.0.0");
  });

  it("returns the commit at which the branch left main if there is no release", async () => {
    const first = await commit("one");
    scratchGit(repository, "switch", "--quiet", "--create", "branch");
    await commit("two");
    await commit("three");

    expect(chooseBase(repository)).toBe(first);
  });

  it("returns the last pushed commit on main with unpushed commits", async () => {
    const first = await commit("one");
    const clone = await cloneRepository();
    await commit("two", clone);
    await commit("three", clone);

    expect(chooseBase(clone)).toBe(first);
  });

  it("returns the previous commit on main without unpushed commits", async () => {
    await commit("one");
    const second = await commit("two");
    await commit("three");

    expect(chooseBase(await cloneRepository())).toBe(second);
  });

  it("returns the last commit on main with edits", async () => {
    await commit("one");
    const second = await commit("two");
    await writeFile(join(repository, "file"), "edited");

    expect(chooseBase(repository)).toBe(second);
  });

  it("returns HEAD in a clone that has no other commit", async () => {
    await commit("one");
    const second = await commit("two");

    expect(chooseBase(await cloneRepository("--depth", "1"))).toBe(second);
  });

  it("throws if there is no repository", async () => {
    expect(() => chooseBase(repository)).toThrow(/not a git repository/);
  });
});

describe("hasRelease", () => {
  it("is true from the first release on", async () => {
    const before = await commit("one");
    await commit("two");
    scratchGit(repository, "tag", "v0.1.0");
    const after = await commit("three");

    expect([before, "v0.1.0", after].map((base) => hasRelease(repository, base))).toEqual([false, true, true]);
  });
});
