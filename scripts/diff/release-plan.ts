import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Step of semantic versioning that a change needs. */
export type Step = "major" | "minor" | "patch";

export const STEPS: readonly Step[] = ["major", "minor", "patch"];

/** The next release, according to `package.json` and the changesets. */
export interface ReleasePlan {
  readonly baseVersion: string;
  readonly version: string;
  /** Content of the files in `.changeset/`. */
  readonly changesets: readonly string[];
}

/** Finds the greatest of these steps. */
export function findGreatestStep(steps: readonly (Step | undefined)[]): Step | undefined {
  return STEPS.find((step) => steps.includes(step));
}

/** Reads the plan from the disk. @param changesets Directory of the changesets. */
export function readPlan(baseVersion: string, version: string, changesets: string): ReleasePlan {
  const names = existsSync(changesets) ? readdirSync(changesets) : [];
  const plans = names.filter((name) => name.endsWith(".md") && name !== "README.md");
  return { baseVersion, version, changesets: plans.map((name) => readFileSync(join(changesets, name), "utf8")) };
}

/** Finds the step that the plan takes: that of the version itself, or of the changesets that will raise it. */
export function findPlannedStep({ baseVersion, version, changesets }: ReleasePlan): Step | undefined {
  const steps = changesets.map(
    (text) => /^---\s[\s\S]*?["']?loyalty-interface["']?:\s*(major|minor|patch)[\s\S]*?\n---/m.exec(text)?.[1],
  );
  const [old, now] = [baseVersion, version].map((each) => each.split(/[.-]/, 3).map(Number));
  const index = [0, 1, 2].find((part) => old?.[part] !== now?.[part]) ?? 3;
  const isLater = (now?.[index] ?? 0) > (old?.[index] ?? 0);
  return findGreatestStep([...(steps as (Step | undefined)[]), isLater ? STEPS[index] : undefined]);
}

/** Says which release the changes need, and whether it is planned. Caret ranges stop at the minor number before 1.0.0. */
export function describeRelease(plan: ReleasePlan, step: Step): { readonly isPlanned: boolean; readonly text: string } {
  const isYoung = step === "major" && plan.baseVersion.startsWith("0.");
  const needed = isYoung ? "minor" : step;
  const why = isYoung ? ", because before 1.0.0 a breaking change raises the minor number" : "";
  const planned = findPlannedStep(plan);
  const isPlanned = needed === "patch" || (planned !== undefined && STEPS.indexOf(planned) <= STEPS.indexOf(needed));
  const command = isPlanned ? "" : `; run node tools/run.ts release changeset, and choose ${needed}`;
  return { isPlanned, text: `Release needed: ${needed}${why}. Planned: ${planned ?? "none"}${command}.` };
}
