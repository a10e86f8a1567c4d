import { join } from "node:path";
import { git } from "./git.ts";

/**
 * Writes the files of a commit into a directory. Nothing is registered in the repository, as `git worktree` would, so there
 * is nothing to clean up in it when the directory goes.
 * @throws Error where there is no such commit.
 */
export function checkOut(root: string, ref: string, directory: string): void {
  const index = { GIT_INDEX_FILE: `${directory}.index` };
  git(root, ["read-tree", `${ref}^{commit}`], index);
  git(root, ["checkout-index", "--all", "--force", `--prefix=${join(directory, "/")}`], index);
}
