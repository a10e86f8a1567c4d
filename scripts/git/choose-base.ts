import { git, tryGit } from "./git.ts";

/** What the working tree is compared with. */
export interface Base {
  /** A tag, or a commit. */
  readonly ref: string;
  /** Whether it is an earlier release, which its users have. */
  readonly isRelease: boolean;
  /** Whether there is nothing earlier, so that a comparison cannot find anything. */
  readonly isItself: boolean;
}

/**
 * The last release before what stands here; without one, the commit where this branch left the default branch; on the
 * default branch itself, what is not yet pushed, or else the commit before the last one. With edits that are not committed,
 * the last commit counts as earlier too.
 * @throws Error where this is no repository with a commit.
 */
export function chooseBase(root: string): Base {
  const head = git(root, ["rev-parse", "--verify", "HEAD"]);
  const isEdited = tryGit(root, ["status", "--porcelain", "--untracked-files=no"]) !== "";
  const tag = tryGit(root, ["describe", "--tags", "--abbrev=0", isEdited ? "HEAD" : "HEAD^"]);
  if (tag !== undefined) return { ref: tag, isRelease: true, isItself: false };
  const defaultBranches = [
    tryGit(root, ["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"]),
    "origin/main",
    "main",
  ];
  const candidates = [
    ...defaultBranches.map((branch) => branch && tryGit(root, ["merge-base", "HEAD", branch])),
    isEdited ? head : tryGit(root, ["rev-parse", "--verify", "--quiet", "HEAD^"]),
  ];
  const ref = candidates.find((commit) => commit && (isEdited || commit !== head)) ?? head;
  return { ref, isRelease: false, isItself: ref === head && !isEdited };
}
