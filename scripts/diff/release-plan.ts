import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Step of semantic versioning that a change needs. */
export type Step = "major" | "minor" | "patch";

export const STEPS: readonly Step[] = ["major", "minor", "patch"];

/** The next release, according to `package.json` and the changesets. */
export interface ReleasePlan {
  baseVersion: string;
  version: string;
  /** Content of the files in `.changeset/`. */
  changesets: readonly string[];
}

/** Finds the greatest of these steps. */
export function findGreatestStep(steps: readonly (Step | undefined)[]): Step | undefined {
  return STEPS.find((step) => steps.includes(step));
}

/** Reads the version of the package in a directory. */
export function readVersion(directory: string): string {
  return JSON.parse(readFileSync(join(directory, "package.json"), "utf8")).version;
}

/** Reads the plan from the disk. @param changesets Directory of the changesets. */
export function readPlan(root: string, baseVersion: string, changesets: string): ReleasePlan {
  const names = existsSync(changesets) ? readdirSync(changesets) : [];
  const texts = names
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .map((name) => readFileSync(join(changesets, name), "utf8"));
  return { baseVersion, version: readVersion(root), changesets: texts };
}

/** Finds the step that the plan takes: that of the version itself, or of the changesets that will raise it. */
export function findPlannedStep({ baseVersion, version, changesets }: ReleasePlan): Step | undefined {
  const steps = changesets.map(
    (text) => /^---\s[\s\S]*?["']?loyalty-interface["']?:\s*(major|minor|patch)[\s\S]*?\n---/m.exec(text)?.[1],
  );
  return findGreatestStep([...(steps as (Step | undefined)[]), findStepBetween(baseVersion, version)]);
}

/**
 * Describes why the plan does not cover the step that the contract needs, or returns `undefined` if it does. Before 1.0.0 a
 * breaking change raises the minor number, because caret ranges stop there.
 */
export function describeReleaseProblem(plan: ReleasePlan, wanted: Step | undefined): string | undefined {
  if (wanted === undefined || wanted === "patch") return undefined;
  const needed = wanted === "major" && plan.baseVersion.startsWith("0.") ? "minor" : wanted;
  const planned = findPlannedStep(plan);
  if (planned && STEPS.indexOf(planned) <= STEPS.indexOf(needed)) return undefined;
  const now = planned === undefined ? "no release is planned" : `only a ${planned} release is planned`;
  return `The contract needs a ${needed} release, but ${now}. Run: node tools/run.ts release changeset (choose ${needed})`;
}

function findStepBetween(before: string, after: string): Step | undefined {
  const [old, now] = [before, after].map((version) => version.split("-")[0]?.split(".").map(Number) ?? []);
  const index = [0, 1, 2].find((part) => old?.[part] !== now?.[part]);
  if (index === undefined || (now?.[index] ?? 0) < (old?.[index] ?? 0)) return undefined;
  return STEPS[index];
}
