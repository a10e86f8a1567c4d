import { execFileSync } from "node:child_process";

/**
 * Standard output of a git command, without the last line break.
 * @throws Error with git's own reason where it fails, or is not there.
 */
export function git(root: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  const options = { cwd: root, encoding: "utf8", stdio: "pipe", env: { ...process.env, ...environment } } as const;
  try {
    return execFileSync("git", args, options).trimEnd();
  } catch (error) {
    const { code, stderr = "" } = error as { code?: string; stderr?: string };
    const [reason = ""] = code === "ENOENT" ? ["git is not installed"] : stderr.trim().split("\n");
    throw new Error(reason.replace(/^fatal: /, "") || `git ${args[0]} failed`, { cause: error });
  }
}

/** The same, `undefined` where it fails: no repository, no tag, no such file at that commit. */
export function tryGit(root: string, args: readonly string[]): string | undefined {
  try {
    return git(root, args);
  } catch {
    return undefined;
  }
}

/** A tag as it is, a commit by its short name, a file by its path. */
export function nameOf(root: string, ref: string): string {
  const tag = tryGit(root, ["describe", "--tags", "--exact-match", ref]);
  return tag ?? tryGit(root, ["rev-parse", "--short", "--verify", "--quiet", `${ref}^{commit}`]) ?? ref;
}
