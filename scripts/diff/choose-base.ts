import { execFileSync } from "node:child_process";

/**
 * Returns the tag or commit to compare the working tree with: the last release; without a release, the commit at which
 * this branch left the default branch; on the default branch, the last commit that was pushed, or else the previous commit. If
 * files have uncommitted changes, the last commit counts as earlier too. Without any earlier commit, returns HEAD.
 * @throws Error if `root` is not a repository with a commit.
 */
export function chooseBase(root: string): string {
  const head = git(root, ["rev-parse", "--verify", "HEAD"]);
  const isEdited = tryGit(root, "status", "--porcelain", "--untracked-files=no") !== "";
  const release = findRelease(root, isEdited ? "HEAD" : "HEAD^");
  const left = ["origin/HEAD", "origin/main", "main"].map((branch) => tryGit(root, "merge-base", "HEAD", branch));
  const earlier = [...left, tryGit(root, "rev-parse", "--verify", "--quiet", "HEAD^")];
  return release ?? (isEdited ? left : earlier).find((commit) => commit && (isEdited || commit !== head)) ?? head;
}

/** Returns the last release at or before a commit. */
export function findRelease(root: string, commit: string): string | undefined {
  return tryGit(root, "describe", "--tags", "--abbrev=0", commit);
}

/**
 * Runs git and returns its standard output without the last line break.
 * @throws Error with git's reason if the command fails or git is not installed.
 */
export function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trimEnd();
  } catch (error) {
    const { code, stderr = "" } = error as { code?: string; stderr?: string };
    const [reason = ""] = code === "ENOENT" ? ["git is not installed"] : stderr.trim().split("\n");
    throw new Error(reason.replace(/^fatal: /, "") || `git ${args[0]} failed`, { cause: error });
  }
}

/** Runs git, but returns `undefined` if the command fails. */
export function tryGit(root: string, ...args: readonly string[]): string | undefined {
  try {
    return git(root, args);
  } catch {
    return undefined;
  }
}
