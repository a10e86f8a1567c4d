/** Step of semantic versioning that a change asks for. */
export type Step = "major" | "minor" | "patch";

/** The verdict on one change: its step, and why in a few words. */
export interface Verdict {
  step: Step;
  reason: string;
}

/** Who sends what changed: what tightens the one side's duty loosens the other's. */
export type Sender = "client" | "service" | "both";

const ORDER: readonly Step[] = ["patch", "minor", "major"];

/** The greatest of these steps, or `undefined` where there is none. */
export function greatestStep(steps: readonly Step[]): Step | undefined {
  return ORDER.findLast((step) => steps.includes(step));
}

/** Whether a release of step `done` covers what asks for step `wanted`. */
export function covers(done: Step | undefined, wanted: Step): boolean {
  return done !== undefined && ORDER.indexOf(done) >= ORDER.indexOf(wanted);
}
