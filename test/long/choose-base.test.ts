import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chooseBase } from "../../scripts/git/choose-base.ts";
import { commitAll, scratchGit } from "../support/scratch-git.ts";

let repository = "";
const more: string[] = [];
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), "choose-base-"));
});
afterEach(async () => {
  for (const directory of [repository, ...more.splice(0)]) await rm(directory, { recursive: true });
});

/** A commit on what is checked out. */
async function commit(name: string, directory = repository): Promise<string> {
  await writeFile(join(directory, "file"), name);
  return commitAll(directory, name);
}
async function cloneOf(...options: string[]): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), "choose-base-clone-"));
  more.push(clone);
  scratchGit(clone, "clone", "--quiet", ...options, `file://${repository}`, ".");
  return clone;
}

describe("the commit to compare with", () => {
  it("is the last release", async () => {
    await commit("one");
    scratchGit(repository, "tag", "v1.0.0");
    await commit("two");
    await commit("three");

    expect(chooseBase(repository)).toEqual({ ref: "v1.0.0", isRelease: true, isItself: false });
  });

  it("is the release before, where a release is checked out", async () => {
    await commit("one");
    scratchGit(repository, "tag", "v1.0.0");
    await commit("two");
    scratchGit(repository, "tag", "v1.1.0");

    expect(chooseBase(repository).ref).toBe("v1.0.0");
  });

  it("is the release that is checked out, where something is edited since", async () => {
    await commit("one");
    scratchGit(repository, "tag", "v1.0.0");
    await writeFile(join(repository, "file"), "edited");

    expect(chooseBase(repository)).toMatchObject({ ref: "v1.0.0", isItself: false });
  });

  it("is where the branch left main, without a release", async () => {
    const first = await commit("one");
    scratchGit(repository, "switch", "--quiet", "--create", "branch");
    await commit("two");
    await commit("three");

    expect(chooseBase(repository)).toEqual({ ref: first, isRelease: false, isItself: false });
  });

  it("is what was pushed last, on main with commits that were not", async () => {
    const first = await commit("one");
    const clone = await cloneOf();
    await commit("two", clone);
    await commit("three", clone);

    expect(chooseBase(clone).ref).toBe(first);
  });

  it("is the commit before, on main as it was pushed", async () => {
    await commit("one");
    const second = await commit("two");
    await commit("three");

    expect(chooseBase(await cloneOf()).ref).toBe(second);
  });

  it("is the last commit, on main with edits", async () => {
    await commit("one");
    const second = await commit("two");
    await writeFile(join(repository, "file"), "edited");

    expect(chooseBase(repository)).toEqual({ ref: second, isRelease: false, isItself: false });
  });

  it("is the checked out commit itself, where a clone has no other", async () => {
    await commit("one");
    const second = await commit("two");

    expect(chooseBase(await cloneOf("--depth", "1"))).toEqual({ ref: second, isRelease: false, isItself: true });
  });

  it("is none, where there is no repository", async () => {
    expect(() => chooseBase(repository)).toThrow(/not a git repository/);
  });
});
