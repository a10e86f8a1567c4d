import { describe, expect, it } from "vitest";
import { describeReleaseProblem, findPlannedStep } from "../../../scripts/diff/release-plan.ts";

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

describe("describeReleaseProblem", () => {
  const young = { ...plan, baseVersion: "0.1.0", version: "0.1.0" };

  it.each([
    ["the command if no release is planned", plan, "major", "node tools/run.ts release changeset (choose major)"],
    ["a plan that is too small", { ...plan, changesets: [changeset("minor")] }, "major", "only a minor release"],
    ["a minor release for a break before 1.0.0, because caret ranges stop there", young, "major", "choose minor"],
  ] as const)("names %s", (_case, given, wanted, text) => {
    expect(describeReleaseProblem(given, wanted)).toContain(text);
  });

  it.each([
    ["a changeset that covers the changes", { ...plan, changesets: [changeset("minor")] }, "minor"],
    ["a version that covers the changes", { ...plan, version: "2.0.0" }, "minor"],
    ["a minor version for a break before 1.0.0", { ...young, version: "0.2.0" }, "major"],
    ["changed words without a plan", plan, "patch"],
    ["an unchanged contract without a plan", plan, undefined],
  ] as const)("accepts %s", (_case, given, wanted) => {
    expect(describeReleaseProblem(given, wanted)).toBeUndefined();
  });
});
