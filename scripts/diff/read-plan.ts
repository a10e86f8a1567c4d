import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReleasePlan } from "./release-plan.ts";

/** The version of the package in this directory. */
export function versionOf(directory: string): string {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8")).version;
}

/** The plan as it stands on the disk. @param changesets Directory of the changesets. */
export function readPlan(root: string, baseVersion: string, changesets: string): ReleasePlan {
  const names = existsSync(changesets) ? readdirSync(changesets) : [];
  return {
    baseVersion,
    version: versionOf(root),
    changesets: names
      .filter((name) => name.endsWith(".md") && name !== "README.md")
      .map((name) => readFileSync(join(changesets, name), "utf8")),
  };
}
