import { execFileSync } from "node:child_process";

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

/** Runs git like {@link git}, but returns `undefined` if the command fails. */
export function tryGit(root: string, args: readonly string[]): string | undefined {
  try {
    return git(root, args);
  } catch {
    return undefined;
  }
}

/** Describes what `ref` points to: a tag by its name, a commit by its short hash, anything else unchanged. */
export function describeRef(root: string, ref: string): string {
  const tag = tryGit(root, ["describe", "--tags", "--exact-match", ref]);
  return tag ?? tryGit(root, ["rev-parse", "--short", "--verify", "--quiet", `${ref}^{commit}`]) ?? ref;
}
