import { describe, expect, it } from "vitest";
import { describeRelease, findPlannedStep } from "../../../scripts/diff/release-plan.ts";

const changeset = (step: string) => `---\n"loyalty-interface": ${step}\n---\n\nA change.\n`;
const plan = { baseVersion: "1.4.2", version: "1.4.2", changesets: [] as readonly string[] };

describe("findPlannedStep", () => {
  it.each([
    ["1.4.2", "2.0.0", "major"],
    ["1.4.2", "1.5.0", "minor"],
    ["1.4.2", "1.4.3", "patch"],
    ["1.4.2", "1.4.2", undefined],
    ["1.4.2", "1.3.0", undefined],
    ["1.4.2", "2.0.0-beta.1", "major"],
  ])("reads the step from %s to %s", (baseVersion, version, step) => {
    expect(findPlannedStep({ ...plan, baseVersion, version })).toBe(step);
  });

  it("takes the greatest step of all changesets", () => {
    expect(findPlannedStep({ ...plan, changesets: [changeset("patch"), changeset("major")] })).toBe("major");
  });

  it("ignores changesets of other packages", () => {
    expect(findPlannedStep({ ...plan, changesets: ['---\n"another": major\n---\n\nText.\n'] })).toBeUndefined();
  });
});

describe("describeRelease", () => {
  const young = { ...plan, baseVersion: "0.1.0", version: "0.1.0" };
  const minor = { ...plan, changesets: [changeset("minor")] };
  const why = ", because before 1.0.0 a breaking change raises the minor number";
  const run = "; run node tools/run.ts release changeset, and choose";

  it.each([
    ["no plan", plan, "major", `major. Planned: none${run} major.`],
    ["a plan that is too small", minor, "major", `major. Planned: minor${run} major.`],
    ["a break before 1.0.0 without a plan", young, "major", `minor${why}. Planned: none${run} minor.`],
    ["a break before 1.0.0 that is planned", { ...young, version: "0.2.0" }, "major", `minor${why}. Planned: minor.`],
    ["a changeset that covers the changes", minor, "minor", "minor. Planned: minor."],
    ["a version that covers the changes", { ...plan, version: "2.0.0" }, "minor", "minor. Planned: major."],
    ["changed words without a plan", plan, "patch", "patch. Planned: none."],
  ] as const)("names the release and the reason for %s", (_case, given, step, text) => {
    const isPlanned = !text.includes("run ");

    expect(describeRelease(given, step)).toEqual({ isPlanned, text: `Release needed: ${text}` });
  });
});
