import { covers, greatestStep, type Step } from "./release-step.ts";

/** What the next release is going to be, as far as `package.json` and the changesets say. */
export interface ReleasePlan {
  baseVersion: string;
  version: string;
  /** Content of the files in `.changeset/`. */
  changesets: string[];
}

/** Step that the plan takes: from the version itself, or from the changesets that are going to raise it. */
export function plannedStep({ baseVersion, version, changesets }: ReleasePlan): Step | undefined {
  const fromChangesets = changesets.flatMap((text) => {
    const step = /^---\s[\s\S]*?["']?loyalty-interface["']?:\s*(major|minor|patch)[\s\S]*?\n---/m.exec(text)?.[1];
    return step === undefined ? [] : [step as Step];
  });
  const fromVersion = stepBetween(baseVersion, version);
  return greatestStep([...fromChangesets, ...(fromVersion ? [fromVersion] : [])]);
}

/**
 * Why the plan does not cover the step that the contract asks for; `undefined` where it does. Before 1.0.0 a breaking
 * change raises the minor number, which is where caret ranges stop.
 */
export function releaseProblem(plan: ReleasePlan, wanted: Step | undefined): string | undefined {
  if (wanted === undefined || wanted === "patch") return undefined;
  const needed = wanted === "major" && plan.baseVersion.startsWith("0.") ? "minor" : wanted;
  const planned = plannedStep(plan);
  if (covers(planned, needed)) return undefined;
  const now = planned === undefined ? "nothing is planned" : `only a ${planned} one is planned`;
  return `The contract asks for a ${needed} release and ${now}. Mend it with: npm run changeset (choose ${needed})`;
}

function stepBetween(before: string, after: string): Step | undefined {
  const [old, now] = [before, after].map((version) => version.split("-")[0]?.split(".").map(Number) ?? []);
  const index = [0, 1, 2].find((part) => old?.[part] !== now?.[part]);
  if (index === undefined || (now?.[index] ?? 0) < (old?.[index] ?? 0)) return undefined;
  return (["major", "minor", "patch"] as const)[index];
}
