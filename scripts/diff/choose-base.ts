import { spawnSync } from "node:child_process";

/**
 * Returns the tag or commit to compare the working tree with: the last release; without a release, the commit at which
 * this branch left the default branch; on the default branch, the last commit that was pushed, or else the previous commit. If
 * files have uncommitted changes, the last commit counts as earlier too. Without any earlier commit, returns HEAD.
 * @throws Error if `root` is not a repository with a commit.
 */
export function chooseBase(root: string): string {
  const head = runGit(root, "rev-parse", "--verify", "HEAD");
  if (head === undefined)
    throw new Error("not a git repository with a commit, or git is not installed; name a file: --base");
  const isEdited = runGit(root, "status", "--porcelain", "--untracked-files=no") !== "";
  const left = ["origin/HEAD", "origin/main", "main"].map((branch) => runGit(root, "merge-base", "HEAD", branch));
  const earlier = [...left.filter((commit) => commit !== head), runGit(root, "rev-parse", "--verify", "HEAD^")];
  const release = findRelease(root, isEdited ? "HEAD" : "HEAD^");
  return release ?? (isEdited ? left : earlier).find((commit) => commit !== undefined) ?? head;
}

/** Returns the last release at or before a commit. */
export function findRelease(root: string, commit: string): string | undefined {
  return runGit(root, "describe", "--tags", "--abbrev=0", commit);
}

/** Runs git and returns its output without the last line break, or `undefined` if the command fails. */
export function runGit(root: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trimEnd() : undefined;
}
