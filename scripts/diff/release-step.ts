/** Step of semantic versioning that a change needs. */
export type Step = "major" | "minor" | "patch";

const ORDER: readonly Step[] = ["patch", "minor", "major"];

/** Finds the greatest of these steps. */
export function findGreatestStep(steps: readonly (Step | undefined)[]): Step | undefined {
  return ORDER.findLast((step) => steps.includes(step));
}

/** Whether a release of step `done` covers a change of step `wanted`. */
export function covers(done: Step | undefined, wanted: Step): boolean {
  return done !== undefined && ORDER.indexOf(done) >= ORDER.indexOf(wanted);
}
