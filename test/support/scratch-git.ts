import { execFileSync } from "node:child_process";

const IDENTITY = {
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@loyalty.example",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@loyalty.example",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};

/** Runs git in a directory, apart from the settings of this machine. @returns What it prints. */
export function scratchGit(directory: string, ...args: string[]): string {
  const env = { ...process.env, ...IDENTITY };
  return execFileSync("git", args, { cwd: directory, encoding: "utf8", stdio: "pipe", env }).trim();
}

/** Makes a directory a repository on `main` with all of it in a first commit. @returns The commit. */
export function commitAll(directory: string, message = "first"): string {
  scratchGit(directory, "init", "--quiet", "--initial-branch=main");
  scratchGit(directory, "add", "--all");
  scratchGit(directory, "commit", "--quiet", "--allow-empty", "--message", message);
  return scratchGit(directory, "rev-parse", "HEAD");
}
